// The names of the shapes that the board draws; the shapes themselves are the server's.

import type { GameEvent, Schemas } from '../../api/types'

export type View = Schemas['ThebesView']
export type Event = GameEvent<'thebes'>
export type Desk = Schemas['ThebesDesk']
export type AreaDesk = Schemas['AreaDesk']
export type Site = Schemas['Site']
export type Knowledge = Schemas['Knowledge']
export type Bag = Schemas['Bag']
export type Researcher = Schemas['Researcher']
export type Exhibition = Schemas['Exhibition']
export type Journey = Schemas['Journey']
export type Arrival = Schemas['Arrival']
export type TokenDrawn = Schemas['TokenDrawn']
export type AreaName = Site['area']
export type PlaceName = Desk['place']
export type CardKind = Researcher['kind']
export type HelpName = Knowledge['help'][number]
export type SpaceName = 'a' | 'b' | 'c'
export type TokenName = TokenDrawn['token']

type Stay = Pick<Schemas['TakePreview'], 'journey' | 'work_weeks' | 'total_weeks' | 'marker'>
interface Act<Kind extends string, Preview> {
  action: number
  notation: string
  kind: Kind
  preview: Preview
}
export type TakeAction = Act<'take', Schemas['TakePreview']>
export type ExchangeAction = Act<'exchange', Schemas['ExchangePreview']>
export type DigAction = Act<'dig', Schemas['ThebesDigPreview']>
export type ExhibitAction = Act<'exhibit', Schemas['ThebesExhibitPreview']>
export type PassAction = Act<'pass', Schemas['PassPreview']>
export type PlayerAction = TakeAction | ExchangeAction | DigAction | ExhibitAction | PassAction
export type { Stay }

export const AREAS: AreaName[] = ['greece', 'crete', 'egypt', 'palestine', 'mesopotamia']
export const SPACES: SpaceName[] = ['a', 'b', 'c']
export const isArea = (place: string): place is AreaName => (AREAS as string[]).includes(place)
