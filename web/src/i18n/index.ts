// Texts in the reader's language. `t` is reactive: what is shown changes with the language.
export {
  dateTime,
  duration,
  ended,
  firstName,
  has,
  LANGUAGES,
  isForeign,
  language,
  learnWords,
  list,
  number,
  percent,
  predicate,
  said,
  setLanguage,
  speak,
  subject,
  t,
  type Language,
} from './speech.svelte'
export type { Words } from './words'
