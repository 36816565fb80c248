// How dates and numbers are written where the reader is.

/** The reader's own variant of a language, as "en-GB"; the language itself where the browser names none. */
export const regional = (language: string, preferred: readonly string[]): string =>
  preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language
