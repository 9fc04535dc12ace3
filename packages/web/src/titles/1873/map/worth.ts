import type { BoardHex, PhaseId, Stop, TileColour } from '@stellwerk/1873'
import { phaseOrder, phases, tiles } from '@stellwerk/1873'
import { hasValue } from './hex-layout.js'

/** What a stop is worth now, and what it will or could be worth later. */
export interface Worth {
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

/** 1873-4.4.4-b: the value that counts in a phase. */
export const valueIn = ({ value }: Stop, phase: PhaseId): number =>
  typeof value === 'number' ? value : value[phases[phase].value]

export function worthOf(board: BoardHex, phase: PhaseId): Worth | undefined {
  const stop = board.stops.find(hasValue)
  const { value } = stop ?? {}
  const now = stop ? valueIn(stop, phase) : 0
  if (typeof value === 'object') {
    const period = colours.indexOf(phases[phase].value)
    const later = colours.slice(period + 1).map((colour) => ({
      value: value[colour],
      colour,
      phase: firstPhase((id) => phases[id].value === colour),
      bySelf: true,
    }))
    return { now, later }
  }
  const later = board.printed.place === 'none' ? [] : upgradesOf(board)
  return stop || later.length > 0 ? { now, later } : undefined
}

const firstPhase = (fits: (phase: PhaseId) => boolean): PhaseId => phaseOrder.find(fits) ?? 'D'

/** The best values of the tiles of this kind in the colours that are still to come. */
function upgradesOf({ colour, printed }: BoardHex): Worth['later'] {
  if (printed.colour === 'grey' || printed.place === 'none') return []
  const from = colour === 'none' ? 0 : colours.indexOf(colour) + 1
  return colours.slice(from).flatMap((next) => {
    const values = Object.values(tiles)
      .filter((tile) => tile.colour === next && tile.kind === printed.place && tile.mark === printed.mark)
      .flatMap((tile) => tile.stops.map((stop) => Number(stop.value)))
    if (values.length === 0) return []
    const phase = firstPhase((id) => phases[id].tiles.includes(next))
    return [{ value: Math.max(...values), colour: next, phase, bySelf: false }]
  })
}
