// Offered actions by what they do.

interface Previewed {
  preview: { kind: string }
}

/** An action of one kind: its preview has the shape of that kind. */
export type OfKind<Action extends Previewed, Kind extends Action['preview']['kind']> = Action & {
  preview: Extract<Action['preview'], { kind: Kind }>
}

/** Whether an action is of a kind. */
export const does = <Action extends Previewed, Kind extends Action['preview']['kind']>(
  action: Action | null,
  kind: Kind,
): action is OfKind<Action, Kind> => action?.preview.kind === kind
