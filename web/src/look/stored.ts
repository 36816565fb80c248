// What a browser keeps of its own, as JSON: an older client may have written it, or somebody by hand.

/** The values that are kept under a name, as far as they are of the same type as the usual ones. */
export function storedAs<Kept extends object>(name: string, usual: Kept): Kept {
  const found = stored(name)
  const kept = { ...usual }
  for (const key in usual) {
    const value = found[key]
    if (isLike(value, usual[key])) kept[key] = value
  }
  return kept
}

/** All that is kept under a name; nothing if it cannot be read. */
export function stored(name: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof found === 'object' && found ? { ...found } : {}
  } catch {
    return {}
  }
}

const isLike = <Value>(value: unknown, usual: Value): value is Value =>
  typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual)
