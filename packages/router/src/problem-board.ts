import { list, no, number, record } from './fields.js'
import type { Bonus, Network } from './network.js'
import { segmentsOf } from './problem-lines.js'
import type { Board, Hex } from './problem-parts.js'
import { Ids, pointsOf } from './problem-points.js'
import { trackOf } from './problem-track.js'
import type { Problem } from './problem.js'

/** The network of a board, and what its points and segments are there. */
export function build(
  board: Board,
  bonusList: unknown,
): Pick<Problem, 'pointNames' | 'segmentTrack'> & { readonly network: Network } {
  const { hexes } = board
  const ids = new Ids()
  const points = pointsOf(board, ids)
  const track = trackOf(board, points, ids)
  const bonuses: Bonus[] = readBonuses(bonusList, hexes, points.at)
  const passBonus = new Map<number, number>()
  hexes.forEach(({ passBonus: amount }, h) => {
    if (amount === 0) return
    passBonus.set(h, bonuses.length)
    bonuses.push({ amount, calls: [] })
  })
  const segments = segmentsOf(hexes, points, track, passBonus, ids)
  const { things, limits } = ids
  return {
    network: { points: points.list, segments: segments.list, things, limits, bonuses },
    pointNames: points.names,
    segmentTrack: segments.track,
  }
}

function readBonuses(value: unknown, hexes: readonly Hex[], pointAt: ReadonlyMap<string, number>): Bonus[] {
  return list(value ?? [], 'bonuses').map((item, i) => {
    const path = `bonuses[${i}]`
    const json = record(item, path)
    const { kind } = json
    if (kind !== 'any' && kind !== 'pair') throw no(`${path}.kind`, '"any" or "pair"')
    const stops = (side: string): number[] =>
      list(json[side], `${path}.${side}`).map((pair, k) => {
        const [name, stop] = list(pair, `${path}.${side}[${k}]`)
        const hex = hexes.findIndex((h) => h.name === name)
        const point = pointAt.get(`${hex}/s${String(stop)}`)
        if (point === undefined) throw no(`${path}.${side}[${k}]`, 'a stop of the board')
        return point
      })
    return {
      amount: number(json['amount'], `${path}.amount`),
      calls: kind === 'any' ? [stops('a')] : [stops('a'), stops('b')],
    }
  })
}
