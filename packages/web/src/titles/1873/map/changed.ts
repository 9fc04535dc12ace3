import type { HexId, MineId } from '@stellwerk/1873'
import { mines } from '@stellwerk/1873'
import type { GameEvent } from '@stellwerk/engine'

const onHex: ReadonlySet<string> = new Set([
  'tile-laid',
  'tile-reserved',
  'marker-placed',
  'marker-removed',
  'marker-turned',
])
const onMine: ReadonlySet<string> = new Set(['mine-closed', 'mine-opened', 'mine-moved', 'mine-connected'])

/** The hexes on which something changed. */
export function changedHexes(events: readonly GameEvent[]): readonly HexId[] {
  const found = events.flatMap((event) => {
    if (onHex.has(event.kind)) return [event['hex'] as HexId]
    if (onMine.has(event.kind)) return [mines[event['mine'] as MineId].hex]
    return []
  })
  return [...new Set(found)]
}
