import type { HexId, LayTile, TileId } from '@stellwerk/1873'
import type { Action, Decision } from '@stellwerk/engine'
import type { Laying, Lays as LaysOf } from '../../../board/lays.js'
import { begin, gatherLays, layOf as actionOf, nextRotation, take } from '../../../board/lays.js'
import type { TileDraft } from '../draft.js'

export type Lays = LaysOf<LayTile>

export const laysOf = (decision: Decision | null): Lays =>
  gatherLays(decision, (action: Action) => (action.type === 'layTile' ? (action as LayTile).tile : undefined))

const draftOf = (laying: Laying | undefined): TileDraft | null => {
  if (!laying) return null
  const { hex, id, rotation } = laying
  return id === undefined || rotation === undefined
    ? { kind: 'tile', hex }
    : { kind: 'tile', hex, tile: id, rotation }
}

/** What a draft has come to. */
export const layingOf = ({ hex, tile, rotation }: TileDraft): Laying => ({ hex, id: tile, rotation })

/** The draft after a tap on a hex: it is chosen; if only one tile fits, that one lies there at once. */
export const begun = (lays: Lays, hex: HexId): TileDraft | null => draftOf(begin(lays, hex))

/** The tile in its first legal rotation. */
export const withTile = (lays: Lays, hex: HexId, tile: TileId): TileDraft | null =>
  draftOf(take(lays, hex, tile))

/** The same tile in its next legal rotation, or in the one before. */
export function turned(lays: Lays, draft: TileDraft, step: 1 | -1 = 1): TileDraft {
  const rotation = nextRotation(lays, layingOf(draft), step)
  return rotation === undefined ? draft : { ...draft, rotation }
}

/** The action that a finished draft stands for. */
export const layOf = (lays: Lays, draft: TileDraft): LayTile | undefined => actionOf(lays, layingOf(draft))
