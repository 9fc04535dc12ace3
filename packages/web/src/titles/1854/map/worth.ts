import type { BoardHex, PhaseId, Stop, TileColour } from '@stellwerk/1854'
import { phaseOrder, phases, tiles } from '@stellwerk/1854'
import { hasValue } from './hex-layout.js'

/** What a stop is worth now, and what it will or could be worth later. */
interface Worth {
  readonly now: number
  readonly later: readonly {
    readonly value: number
    readonly colour: TileColour
    /** The phase in which it can be so for the first time. */
    readonly phase: PhaseId
    /** Printed values change by themselves; others with the tile. */
    readonly bySelf: boolean
  }[]
}

const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

/** 1854-revenue-b: the value that counts in the phases of a colour. */
export const valueIn = ({ value }: Stop, period: TileColour): number =>
  typeof value === 'number' ? value : value[period]

const firstPhase = (fits: (phase: PhaseId) => boolean): PhaseId => phaseOrder.find(fits) ?? '7'

export function worthOf(board: BoardHex, period: TileColour): Worth | undefined {
  const stop = board.stops.find(hasValue) ?? board.stops[0]
  if (!stop) return undefined
  const now = valueIn(stop, period)
  const { value } = stop
  if (typeof value === 'number') return { now, later: upgradesOf(board) }
  const later = colours.slice(colours.indexOf(period) + 1).map((colour) => ({
    value: value[colour],
    colour,
    phase: firstPhase((id) => phases[id].value === colour),
    bySelf: true,
  }))
  return { now, later: later.filter((next, i) => next.value !== (later[i - 1]?.value ?? now)) }
}

/** The best values of the tiles for such a place in the colours that are still to come. */
function upgradesOf({ colour, printed, stops }: BoardHex): Worth['later'] {
  if (printed.use !== 'build') return []
  const from = colours.indexOf(colour as TileColour) + 1
  return colours.slice(from).flatMap((next) => {
    const values = Object.values(tiles)
      .filter((tile) => tile.colour === next && tile.mark === printed.mark)
      .filter((tile) => tile.stops[0]?.kind === stops[0]?.kind)
      .flatMap((tile) => tile.stops.map((stop) => Number(stop.value)))
    if (values.length === 0) return []
    const phase = firstPhase((id) => phases[id].tiles.includes(next))
    return [{ value: Math.max(...values), colour: next, phase, bySelf: false }]
  })
}
