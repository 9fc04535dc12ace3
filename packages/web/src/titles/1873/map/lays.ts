import type { HexId, LayTile, TileId } from '@stellwerk/1873'
import type { Decision } from '@stellwerk/engine'
import type { TileDraft } from '../draft.js'

/** What may be laid on a hex: each tile with its legal rotations, in the order of the rules. */
type LaysOnHex = ReadonlyMap<TileId, readonly LayTile[]>
export type Lays = ReadonlyMap<HexId, LaysOnHex>

const isLay = (action: { readonly type: string }): action is LayTile => action.type === 'layTile'

export function laysOf(decision: Decision | null): Lays {
  const lays = new Map<HexId, Map<TileId, LayTile[]>>()
  for (const { action } of decision?.choices ?? []) {
    if (!isLay(action)) continue
    const onHex = lays.get(action.hex) ?? new Map<TileId, LayTile[]>()
    lays.set(action.hex, onHex)
    onHex.set(action.tile, [...(onHex.get(action.tile) ?? []), action])
  }
  return lays
}

/** The draft after a tap on a hex: it is chosen; if only one tile fits, that one lies there at once. */
export function begun(lays: Lays, hex: HexId): TileDraft | null {
  const onHex = lays.get(hex)
  if (!onHex) return null
  const [only, other] = onHex.keys()
  return only !== undefined && other === undefined ? withTile(lays, hex, only) : { kind: 'tile', hex }
}

/** The tile in its first legal rotation. */
export function withTile(lays: Lays, hex: HexId, tile: TileId): TileDraft | null {
  const first = lays.get(hex)?.get(tile)?.[0]
  return first ? { kind: 'tile', hex, tile, rotation: first.rotation } : null
}

/** The same tile in its next legal rotation, or in the one before. */
export function turned(lays: Lays, draft: TileDraft, step: 1 | -1 = 1): TileDraft {
  const ways = (draft.tile !== undefined && lays.get(draft.hex)?.get(draft.tile)) || []
  const now = ways.findIndex(({ rotation }) => rotation === draft.rotation)
  const next = ways[(now + step + ways.length) % ways.length]
  return next ? { ...draft, rotation: next.rotation } : draft
}

/** The action that a finished draft stands for. */
export function layOf(lays: Lays, { hex, tile, rotation }: TileDraft): LayTile | undefined {
  if (tile === undefined) return undefined
  return lays
    .get(hex)
    ?.get(tile)
    ?.find((lay) => lay.rotation === rotation)
}
