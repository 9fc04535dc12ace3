import type { PlayerId } from '@stellwerk/engine'
import { Random, purseOf, workOn } from '@stellwerk/engine'
import { expect, test } from 'vitest'
import type { MajorId } from '../data/types.js'
import type { DescribedMajor } from '../position/description.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import { at } from '../testing.js'
import { carryOutSale, forcedSales, raisable } from './raising.js'

const players = ['Anna', 'Bert', 'Cilli']
const anna = 'Anna' as PlayerId

/** Prices low and high, near the lower edge and far from it. */
const spaces = {
  unsplit: ['R3C3', 'R6C4', 'R7C2', 'R8C2', 'R1C1'],
  split: ['R2C7', 'R5C8', 'R7C6', 'R8C5', 'R1C19'],
}

function describeMajor(random: Random): DescribedMajor {
  const split = random.below(2) === 0
  let left = split ? 8 : 3
  const certificates: Record<string, number> = {}
  for (const player of players) {
    const count = random.below(Math.min(left, 4) + 1)
    if (count > 0) certificates[player] = count
    left -= count
  }
  // in operation: half of the company is in players' hands
  if (left > (split ? 5 : 2)) certificates['Bert'] = (certificates['Bert'] ?? 0) + left - (split ? 5 : 2)
  // the director's certificate is worth two others, an option half of one
  const held = (player: string): number => certificates[player] ?? 0
  const most = Math.max(...players.map(held))
  const directors = players.filter((player) => held(player) + (player === 'Anna' ? 1 : 2) >= most)
  return {
    director: random.pick(directors),
    split,
    space: random.pick(split ? spaces.split : spaces.unsplit),
    certificates,
  }
}

function randomPosition(seed: number): State {
  const random = new Random(seed)
  const ids: readonly MajorId[] = ['KT', 'SB', 'SD']
  const majors = Object.fromEntries(ids.map((id) => [id, describeMajor(random)]))
  const company = ids.find((id) => !majors[id]?.split && majors[id]?.certificates?.['Anna'])
  return at({
    players,
    majors,
    ags: { A: { director: random.pick(players), other: random.pick([...players, 'pool']) } },
    phase: '5',
    options: company && random.below(4) > 0 ? { Anna: { company, price: 82, round: 1 } } : {},
  }).state
}

/** The most that any row of legal sales brings, by trying all of them. */
function mostByTrying(state: State, known: Map<string, number>): number {
  const held = JSON.stringify([state.majors, state.ags, state.options])
  const before = known.get(held)
  if (before !== undefined) return before
  let most = 0
  for (const { sale } of forcedSales(state, anna)) {
    const work = workOn(state)
    carryOutSale(work, sale)
    const brings = cashOf(work.state, purseOf(anna)) - cashOf(state, purseOf(anna))
    most = Math.max(most, brings + mostByTrying(work.state, known))
  }
  known.set(held, most)
  return most
}

test('1854-emergency-j: no row of sales raises more than what a director is said to be able to raise', () => {
  const kinds = new Set<string>()
  for (let seed = 1; seed <= 150; seed++) {
    const state = randomPosition(seed)
    for (const { sale } of forcedSales(state, anna))
      kinds.add(sale.type === 'sellShares' && sale.option ? 'both' : sale.type)
    expect(raisable(state, anna), `seed ${seed}`).toBe(mostByTrying(state, new Map()))
  }
  expect(kinds).toEqual(new Set(['sellShares', 'sellOption', 'both']))
})
