/** Whether a key is for the page: nothing has answered it, and it is pressed alone. */
export const isBare = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
