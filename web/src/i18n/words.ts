/** A text to be translated: a Fluent message and its arguments, which may be words themselves. */
export interface Words {
  id: string
  args?: Record<string, string | number | Words>
}
