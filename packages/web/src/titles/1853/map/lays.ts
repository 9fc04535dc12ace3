import type { LayTile } from '@stellwerk/1853'
import type { Action, Decision } from '@stellwerk/engine'
import type { Laying, Lays as LaysOf } from '../../../board/lays.js'
import { begin, gatherLays, layOf as layAt, nextRotation, take } from '../../../board/lays.js'
import type { TileDraft } from '../draft.js'

export type Lays = LaysOf<LayTile>

export const isLay = (action: Action): action is LayTile => action.type === 'layTile'

export const laysOf = (decision: Decision | null): Lays =>
  gatherLays<LayTile>(decision, (action) => (isLay(action) ? action.tile : undefined))

/** What a draft has come to. */
export const layingOf = ({ hex, tile, rotation }: TileDraft): Laying => ({ hex, id: tile, rotation })

const draftOf = ({ hex, id, rotation }: Laying): TileDraft => ({
  kind: 'tile',
  hex,
  ...(id === undefined ? {} : { tile: id }),
  ...(rotation === undefined ? {} : { rotation }),
})

const asDraft = (laying: Laying | undefined): TileDraft | null => (laying ? draftOf(laying) : null)

/** After a tap on a hex: it is chosen; if only one tile fits, that one lies there at once. */
export const begun = (lays: Lays, hex: string): TileDraft | null => asDraft(begin(lays, hex))

/** A tile in its first legal rotation. */
export const withTile = (lays: Lays, hex: string, tile: string): TileDraft | null =>
  asDraft(take(lays, hex, tile))

/** The same tile in its next legal rotation, or in the one before. */
export function turned(lays: Lays, draft: TileDraft, step: 1 | -1 = 1): TileDraft {
  const rotation = nextRotation(lays, layingOf(draft), step)
  return rotation === undefined ? draft : { ...draft, rotation }
}

/** The action that a finished draft stands for. */
export const layOf = (lays: Lays, draft: TileDraft): LayTile | undefined => layAt(lays, layingOf(draft))
