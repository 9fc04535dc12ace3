import type { HexId } from '@stellwerk/1854'
import type { GameEvent } from '@stellwerk/engine'

const onHex: ReadonlySet<string> = new Set(['tile-laid', 'tunnel-built', 'marker-placed'])

/** The hexes on which something changed. */
export const changedHexes = (events: readonly GameEvent[]): readonly HexId[] => [
  ...new Set(events.flatMap((event) => (onHex.has(event.kind) ? [event['hex'] as HexId] : []))),
]
