import type { BoardHex, PhaseId, TileColour } from '@stellwerk/1853'
import { phaseOrder, phases, tiles } from '@stellwerk/1853'
import { hasValue } from './hex-layout.js'

/** What a stop is worth now, and what it could be worth with better tiles. */
interface Worth {
  readonly now: number
  readonly later: readonly { readonly value: number; readonly colour: TileColour; readonly phase: PhaseId }[]
}

const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

export function worthOf(board: BoardHex): Worth | undefined {
  const stop = board.stops.find(hasValue) ?? board.stops[0]
  return stop && stop.kind !== 'junction' ? { now: stop.value, later: upgradesOf(board) } : undefined
}

/** The best values of the tiles for such a place in the colours that are still to come. */
function upgradesOf({ colour, printed, stops }: BoardHex): Worth['later'] {
  const from = colours.indexOf(colour as TileColour) + 1
  return colours.slice(from).flatMap((next) => {
    const values = Object.values(tiles)
      .filter((tile) => tile.colour === next && tile.mark === printed.mark)
      .filter((tile) => tile.stops[0]?.kind === stops[0]?.kind && tile.stops.length === stops.length)
      .flatMap((tile) => tile.stops.map(({ value }) => value))
    const phase = phaseOrder.find((id) => phases[id].tiles.includes(next))
    return values.length === 0 || phase === undefined
      ? []
      : [{ value: Math.max(...values), colour: next, phase }]
  })
}
