import { describe, expect, it } from 'vitest'
import { harder } from './harder.js'
import { parseProblem } from './problem.js'
import { solve } from './solve.js'

const city = (name: string, x: number, edge: number, revenue: number) => ({
  name,
  x,
  y: 0,
  stops: [{ kind: 'city', revenue, slots: 1, tokens: name === 'A' ? ['B&O'] : [] }],
  track: [[edge, 's0']],
})
const plain = (name: string, x: number, y: number, track: number[][]) => ({ name, x, y, stops: [], track })

/** Two cities two hexes apart, and a bend beside them that leads nowhere. */
const problem = {
  format: 'route-problem/1',
  id: 'two cities',
  orientation: 'pointy',
  company: 'B&O',
  trains: [
    { name: '2', mode: 'stops', n: 2, multiplier: 1 },
    { name: 'D', mode: 'stops', n: null, multiplier: 1 },
  ],
  rules: { stationRequired: true },
  bonuses: [],
  best: { revenue: 50, proven: true },
  hexes: [
    city('A', 0, 4, 20),
    plain('m', 2, 0, [[1, 4]]),
    city('B', 4, 1, 30),
    plain('n', 1, 1, [[3, 4]]),
    plain('o', 3, 1, [[1, 2]]),
  ],
}
type Made = { id: string; trains: { n: number | null }[]; hexes: { name: string; track: unknown[] }[] }

describe('boards made harder', () => {
  const made = (parts: number, of = 1) => harder(problem, { share: [parts, of], longer: 3 }) as Made
  const track = (board: Made, name: string) => board.hexes.find((hex) => hex.name === name)?.track

  it('plain hexes become junctions of the sides that lead on', () => {
    expect(track(made(1), 'm')).toEqual([
      [0, 's0'],
      [1, 's0'],
      [4, 's0'],
      [5, 's0'],
    ])
    expect(track(made(1), 'A')).toEqual([[4, 's0']])
  })

  it('only a share of them', () => {
    expect(track(made(1, 2), 'n')).toEqual([[3, 4]])
    expect(track(made(1, 2), 'o')).toHaveLength(2)
    const junctions = (parts: number, of: number) =>
      made(parts, of).hexes.filter(({ track: pieces }) => pieces.some((p) => (p as unknown[])[1] === 's0'))
    expect(junctions(2, 3).map(({ name }) => name)).toEqual(['A', 'm', 'B', 'n'])
  })

  it('beyond all of them hexes without track, where several ways lead on', () => {
    const names = (parts: number) => made(parts, 3).hexes.map(({ name }) => name)
    expect(names(3)).toEqual(['A', 'm', 'B', 'n', 'o'])
    expect(names(4)).toEqual(['A', 'm', 'B', 'n', 'o', 'at 2 2'])
    // two more beside the board touch one hex only, or a side of a city without track
    expect(track(made(4, 3), 'at 2 2')).toEqual([
      [2, 's0'],
      [3, 's0'],
    ])
    expect(track(made(4, 3), 'n')).toContainEqual([5, 's0'])
    expect(parseProblem(made(4, 3)).id).toBe('two cities 4/3 +3')
  })

  it('trains with a limit get longer', () => {
    expect(made(1).trains.map(({ n }) => n)).toEqual([5, null])
  })

  it('is a problem like any other, without a known best', () => {
    const { id, task, knownBest } = parseProblem(made(1))
    expect(id).toBe('two cities 1/1 +3')
    expect(knownBest).toBeUndefined()
    expect(solve(task)).toMatchObject({ proven: true, plans: [{ total: 50 }] })
    expect(made(1)).toEqual(made(1))
  })
})
