import { Recent } from '@stellwerk/engine'
import type { Lines, SegmentEnd } from '@stellwerk/rails'
import { Drawing, hexesAlong } from '@stellwerk/rails'
import { isStop, solve } from '@stellwerk/router'
import type { TrainRun } from '../actions.js'
import { boardHex, homeOf, isHex, valueAt } from '../board.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, HexId, PhaseId, TrainId } from '../data/types.js'
import type { State } from '../state.js'

/** The most that the trains of a company can earn together, and how (vierhain-run-i). */
export interface BestRun {
  readonly revenue: number
  readonly runs: readonly TrainRun[]
}

type Board = Pick<State, 'tiles' | 'phase'>

/** All track that hangs together with the home. Nothing blocks anyone (vierhain-run-f). */
function linesOf(state: Board, company: CompanyId): Lines {
  const drawing = new Drawing()
  const home = homeOf(company)
  const draw = (hex: HexId) => {
    const { exits, printed } = boardHex(state, hex)
    const { stop } = printed
    if (stop) {
      const isRed = stop.kind === 'red'
      const point = drawing.stop(
        {
          kind: isRed ? 'offboard' : 'city',
          name: stop.name,
          value: valueAt(state, hex),
          own: hex === home,
          // vierhain-run-d
          pass: !isRed,
          end: true,
          place: hex,
        },
        { hex, stop: 0 },
      )
      for (const edge of exits) drawing.track(hex, { point }, drawing.side(hex, edge))
    } else {
      const ends: readonly SegmentEnd[] = exits.map((edge) => drawing.side(hex, edge))
      for (const [i, from] of ends.entries()) for (const to of ends.slice(i + 1)) drawing.track(hex, from, to)
    }
    return exits
  }
  drawing.spread(home, draw, (hex) => (isHex(hex) ? boardHex(state, hex).exits : []))
  return drawing.finish()
}

function search(state: Board, company: CompanyId, trains: readonly TrainId[]): BestRun {
  const lines = linesOf(state, company)
  // vierhain-run-a: nowhere to go
  if (lines.network.points.filter(isStop).length < 2) return { revenue: 0, runs: [] }
  const { plans } = solve({
    network: lines.network,
    trains: trains.map((name) => ({ name, multiplier: 1, mode: 'stops', n: facts[name].range })),
    stationRequired: true,
    minStops: 2,
  })
  const runs = (plans[0]?.runs ?? []).map(({ train, route }): TrainRun => ({
    train: trains[train] as TrainId,
    route: hexesAlong(lines, route.segments),
  }))
  return { revenue: plans[0]?.total ?? 0, runs }
}

const known = new Recent<State['tiles'], Map<string, BestRun>>()

/** What a company would earn with these trains. */
export function runWith(state: Board, company: CompanyId, trains: readonly TrainId[]): BestRun {
  if (trains.length === 0) return { revenue: 0, runs: [] }
  const ofTiles = known.entry(state.tiles, () => new Map())
  const key = [company, state.phase satisfies PhaseId, ...trains].join()
  const best = ofTiles.get(key) ?? search(state, company, trains)
  ofTiles.set(key, best)
  return best
}

export const bestRun = (state: State, company: CompanyId): BestRun =>
  runWith(state, company, state.companies[company].trains)

/** What each call of a route earns. */
export const callsOf = (
  state: Board,
  { route }: Pick<TrainRun, 'route'>,
): readonly { readonly hex: HexId; readonly value: number }[] =>
  route.filter((hex) => boardHex(state, hex).printed.stop).map((hex) => ({ hex, value: valueAt(state, hex) }))
