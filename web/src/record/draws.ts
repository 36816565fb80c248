// Draws to choose among, by the piles in which one looks for them.

/** Things with the heading they stand under, in the order in which headings come first; '' for none. */
export function grouped<Thing>(things: readonly Thing[], headingOf: (one: Thing) => string): [string, Thing[]][] {
  const found = new Map<string, Thing[]>()
  for (const one of things) {
    const heading = headingOf(one)
    const same = found.get(heading)
    if (same) same.push(one)
    else found.set(heading, [one])
  }
  return [...found]
}
