import type { HexId } from '@stellwerk/1853'
import type { GameEvent } from '@stellwerk/engine'

const onHex: ReadonlySet<string> = new Set(['tile-laid', 'base-placed'])

/** The hexes on which something changed. */
export const changedHexes = (events: readonly GameEvent[]): readonly HexId[] => [
  ...new Set(events.flatMap((event) => (onHex.has(event.kind) ? [event['hex'] as HexId] : []))),
]
