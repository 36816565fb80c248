// Texts in the reader's language. `t` is reactive: what is shown changes with the language.
export {
  dateTime,
  duration,
  has,
  LANGUAGES,
  isForeign,
  language,
  learnWords,
  list,
  number,
  said,
  setLanguage,
  speak,
  t,
  type Language,
} from './speech.svelte'
export type { Words } from './words'
