/** How many parts of a board are drawn: one after the other when a table is opened, so that the page answers meanwhile. */
export function slices(all: number): () => number {
  let drawn = $state(1)
  $effect(() => {
    if (drawn >= all) return
    const timer = setTimeout(() => (drawn += 1))
    return () => clearTimeout(timer)
  })
  return () => drawn
}
