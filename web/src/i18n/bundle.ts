// A language's Fluent messages, ready to be formatted.

import { FluentBundle, FluentResource } from '@fluent/bundle'

/** French spacing, for catalogues written with plain spaces: no-break before ":", narrow before ";", "?", "!" and inside « ». */
const keepSigns = (text: string) => text.replace(/ (?=:)/g, '\u00a0').replace(/ (?=[;?!»])|(?<=«) /g, '\u202f')

/** A language's messages, with numbers as they are written in a region. */
export function createBundle(language: string, sources: string[], region = language): FluentBundle {
  const transform = language === 'fr' ? keepSigns : undefined
  const bundle = new FluentBundle(region, { useIsolating: false, transform }) // all our languages run from left to right
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}
