import { legal } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Pick } from '../actions.js'
import { cities } from '../data/cities.js'
import type { CityName } from '../data/types.js'
import type { Description } from '../position.js'
import { at, newGame } from '../testing.js'
import { india1853 } from '../title.js'

const names = ['A', 'B', 'C', 'D', 'E', 'F']

/** A is about to pick with this bond and these cities; the others have passed. */
const picking = (
  players: number,
  bond: number,
  named: readonly CityName[] = [],
  more: Partial<Description> = {},
) => {
  const seats = names.slice(0, players)
  return at({
    players: seats,
    contracts: Object.fromEntries(
      seats.map((name) => [name, name === 'A' ? { bond, cities: named } : { bond: 60, complete: true }]),
    ),
    at: { round: 'cities' },
    ...more,
  })
}
const share = (city: CityName) => ({ city, company: cities[city].shares[0] })
/** Each with a share of another company, but for the last. */
const twenties: readonly CityName[] = ['Karachi', 'Nagpur', 'Mysore', 'Hyderabad', 'Jaipur', 'Lahore']

describe('the picks', () => {
  it('1853-2.5.4-a, 1853-2.5.4-l: in seating order from the elephant on, those who passed are left out', () => {
    const table = newGame(4).bonds(60, 80, 60, 70)
    expect([table.step, table.player]).toEqual(['cities', 'B'])
    const turns: string[] = []
    for (let i = 0; i < 12; i++) {
      turns.push(table.player)
      table.act('pick', share(twenties[Math.floor(i / 4)] as CityName))
    }
    expect(turns.join('')).toBe(table.state.order.join('').repeat(3))
    expect(table.state.order.slice(0, 2)).toEqual(['B', 'D'])
    table.act('pass')
    expect(table.player).toBe('D')
    const [, , third, fourth] = table.state.order
    table.act('pass').act('pass')
    expect(table.player).toBe(fourth)
    expect(third).not.toBe(fourth)
  })

  it('1853-2.5.4-l: the only player left takes turn after turn', () => {
    const table = picking(3, 200)
    for (const city of twenties.slice(0, 4)) {
      expect(table.player).toBe('A')
      table.act('pick', share(city))
    }
    expect(table.player).toBe('A')
  })

  it('1853-2.5.4-b, 1853-2.5.4-c: a city in secret, and for it a share from the offer that is not paid for', () => {
    const table = newGame(3).bonds(130, 100, 90)
    const before = table.cash('A')
    table.act('pick', { city: 'Delhi', company: 'GIP' })
    expect(table.state.companies.GIP).toMatchObject({
      shares: { 'player:A': 1, offer: 9 },
      stakes: { A: { unredeemed: 1, contract: 1 } },
    })
    expect(table.cash('A')).toBe(before)
    expect(table.state.contracts['A']).toMatchObject({ cities: ['Delhi'], count: 1 })
    expect(table.told('picked')).toEqual([
      { kind: 'picked', player: 'A', city: 'Delhi', company: 'GIP', count: 1 },
    ])
  })

  it('1853-2.5.4-k: the example of the rulebook; the others learn only the company numbers', () => {
    const table = at({
      players: ['Ulrich', 'Helmut', 'Bernd'],
      contracts: { Ulrich: { bond: 130 }, Helmut: { bond: 100 }, Bernd: { bond: 90 } },
      at: { round: 'cities' },
    })
    const picks: [string, CityName, string][] = [
      ['Ulrich', 'Calcutta', 'EIR'],
      ['Helmut', 'Bombay', 'BBCI'],
      ['Bernd', 'Lahore', 'NWR'],
      ['Ulrich', 'Patna', 'EIR'],
    ]
    for (const [player, city, company] of picks) {
      expect(table.player).toBe(player)
      table.act('pick', { city, company })
      const others = india1853.secrets?.events(table.events, null).find(({ kind }) => kind === 'picked')
      expect(others).toMatchObject({ player, company, city: null })
    }
    expect(table.state.companies.EIR.shares).toEqual({ 'player:Ulrich': 2, offer: 8 })
  })

  it('1853-2.5.4-d, 1853-2.5.4-e, 1853-2.5.4-f, EX-08: no pass below the minimum, nor with 40 pounds uncovered', () => {
    const pass = (count: number) => picking(4, 130, twenties.slice(0, count)).refused('pass')
    expect([0, 1, 2].map(pass)).toEqual(Array(3).fill('1853-2.5.4-d'))
    expect([3, 4, 5].map(pass)).toEqual(['1853-2.5.4-e', '1853-2.5.4-e', undefined])
    expect(picking(4, 130, twenties.slice(0, 4)).refusal('pass')?.params).toMatchObject({ left: 50 })
    expect(picking(4, 130, twenties.slice(0, 5)).refused('pick', share('Lahore'))).toBeUndefined()
    expect(picking(4, 99, twenties.slice(0, 3)).refused('pass')).toBeUndefined()
    expect(picking(4, 100, twenties.slice(0, 3)).refused('pass')).toBe('1853-2.5.4-e')
  })

  it('1853-2.5.4-g: who has passed takes no further turn', () => {
    const table = newGame(3).bonds(80, 90, 100)
    for (let i = 0; i < 12; i++) table.act('pick', share(twenties[Math.floor(i / 3)] as CityName))
    table.act('pass')
    expect(table.told('contract-complete')).toEqual([{ kind: 'contract-complete', player: 'C', cities: 4 }])
    expect(table.state.contracts['C']?.complete).toBe(true)
    expect(table.refused('pick', share('Jaipur'), 'C')).toBe('engine-turn')
  })

  it('1853-2.5.4-h, 1853-2.5.4-i: with the maximum a player passes without being asked; then the stage is over', () => {
    for (const [players, most] of [
      [3, 6],
      [4, 6],
      [5, 5],
      [6, 4],
    ] as const) {
      const table = picking(players, 500, twenties.slice(0, most - 1), { cash: { A: 600 } })
      table.act('pick', share(twenties[most - 1] as CityName))
      expect(table.told('contract-complete')).toMatchObject([{ player: 'A', cities: most }])
      expect([table.step, table.state.round.stock]).toEqual(['stock', 1])
    }
  })

  it('1853-2.5.4-j: who may not pass but can pick nothing passes, by his own action', () => {
    const gone = Object.fromEntries(
      ['EIR', 'GIP', 'NWR', 'BNR', 'BBCI', 'MSM', 'SIR', 'ECR'].map((id) => [id, { shares: { B: 8 } }]),
    )
    const table = picking(3, 100, ['Karachi'], { companies: { ...gone, NWR: { shares: { B: 7, A: 1 } } } })
    expect(table.actions('pick')).toEqual([])
    expect(table.choices().map(({ action }) => action)).toEqual([{ type: 'pass', player: 'A' }])
    // one share that is left is enough
    const one = picking(3, 100, ['Karachi'], {
      companies: { ...gone, NWR: { shares: { B: 7, A: 1 } }, SIR: { shares: { B: 7 } } },
    })
    expect(one.refused('pass')).toBe('1853-2.5.4-d')
    expect(one.actions<Pick>('pick').map(({ company }) => company)).toEqual(['SIR', 'SIR', 'SIR'])
  })

  it('1853-2.5.5-a, 1853-2.5.10-a, 1853-2.5.10-d: a share of a company that the city shows, chosen each time', () => {
    const table = picking(3, 300)
    const offered = (city: CityName) =>
      table.actions<Pick>('pick').flatMap((action) => (action.city === city ? action.company : []))
    expect(offered('Delhi')).toEqual(['EIR', 'GIP', 'NWR', 'BBCI'])
    expect(offered('Patna')).toEqual(['EIR'])
    expect(table.refused('pick', { city: 'Delhi', company: 'BNR' })).toBe('1853-2.5.5-a')
    table.act('pick', { city: 'Delhi', company: 'NWR' }).act('pick', { city: 'Bombay', company: 'BBCI' })
    const { NWR, BBCI } = table.state.companies
    expect([NWR.shares['player:A'], BBCI.shares['player:A']]).toEqual([1, 1])
  })

  it('1853-2.5.5-b: only the eight singles can be taken', () => {
    const left = (taken: number) =>
      picking(3, 100, [], { companies: { NWR: { shares: { B: taken } } } }).refused('pick', share('Lahore'))
    expect([7, 8].map(left)).toEqual([undefined, '1853-2.5.5-b'])
  })
})

describe('the cities of a contract', () => {
  it('1853-2.5.6-a: 4 to 6, 3 to 6, 3 to 5, 3 to 4 by the number of players', () => {
    const fewest = [3, 4, 5, 6].map((players) =>
      [0, 1, 2, 3, 4, 5].find(
        (count) =>
          picking(players, Math.max(80, 20 * count + 39), twenties.slice(0, count)).refused('pass') ===
          undefined,
      ),
    )
    expect(fewest).toEqual([4, 3, 3, 3])
  })

  it('1853-2.5.6-b: a bond far above the need', () => {
    const table = newGame(3).bonds(730, 80, 80)
    expect(table.state.contracts['A']?.bond).toBe(730)
    expect(table.cash('A')).toBe(0)
    expect(table.refused('pick', share('Calcutta'))).toBeUndefined()
  })

  it('1853-2.5.7-a, EX-05: not more than two of the Ganges group', () => {
    const table = picking(3, 130)
    table.act('pick', { city: 'Calcutta', company: 'EIR' }).act('pick', { city: 'Patna', company: 'EIR' })
    expect(table.refused('pick', { city: 'Lucknow', company: 'EIR' })).toBe('1853-2.5.7-a')
    table.act('pick', { city: 'Delhi', company: 'EIR' }).act('pick', { city: 'Jaipur', company: 'BBCI' })
    expect(table.told('picked')).toMatchObject([{ count: 4 }])
    expect(table.refused('pass')).toBeUndefined()
    for (const city of ['Cawnpore', 'Lucknow', 'Allahabad', 'Benares', 'Calcutta'] as const)
      expect(picking(3, 400, ['Patna', city]).refused('pick', share('Jaipur'))).toBeUndefined()
    for (const city of ['Cawnpore', 'Allahabad', 'Benares', 'Calcutta'] as const)
      expect(picking(3, 400, ['Patna', 'Lucknow']).refused('pick', share(city))).toBe('1853-2.5.7-a')
  })

  it('1853-2.5.7-b, 1853-2.5.7-d: three cities with two of the valley are no contract, with Calcutta they are', () => {
    expect(picking(4, 90, ['Patna', 'Benares', 'Nagpur']).refused('pass')).toBe('1853-2.5.7-d')
    expect(picking(4, 110, ['Patna', 'Calcutta', 'Nagpur']).refused('pass')).toBeUndefined()
    expect(picking(4, 70, ['Patna', 'Mysore', 'Nagpur']).refused('pass')).toBeUndefined()
    // a fourth city must stay in reach
    expect(picking(4, 79, ['Patna', 'Mysore']).refused('pick', share('Benares'))).toBe('1853-2.5.9-c')
    expect(picking(4, 80, ['Patna', 'Mysore']).refused('pick', share('Benares'))).toBeUndefined()
    expect(picking(4, 79, ['Patna']).refused('pick', share('Benares'))).toBe('1853-2.5.9-c')
  })

  it('1853-2.5.7-c, 1853-2.5.7-e: four cities may have any two, and with three players all have four', () => {
    const four: readonly CityName[] = ['Patna', 'Benares', 'Nagpur', 'Mysore']
    for (const players of [3, 4, 5, 6]) expect(picking(players, 90, four).refused('pass')).toBeUndefined()
    expect(picking(3, 90, four.slice(0, 3)).refused('pass')).toBe('1853-2.5.4-d')
  })

  it('1853-2.5.8-a, 1853-2.5.8-b: no towns; any combination of cities beyond the limits', () => {
    const table = picking(3, 400)
    expect(table.refused('pick', { city: 'D2', company: 'NWR' })).toBe('1853-2.5.8-a')
    expect(table.refused('pick', { city: 'constructor', company: 'NWR' })).toBe('1853-2.5.8-a')
    expect(new Set(table.actions<Pick>('pick').map(({ city }) => city)).size).toBe(23)
    const far: readonly CityName[] = ['Peshawar', 'Trichinopoly', 'Karachi', 'Waltair']
    for (const city of far) table.act('pick', share(city))
    expect(table.state.contracts['A']?.cities).toEqual(far)
  })

  it('1853-2.5.8-c: after Calcutta and Patna, Delhi and Jaipur are open to Ulrich', () => {
    const table = picking(3, 130, ['Calcutta', 'Patna'])
    const offered = new Set(table.actions<Pick>('pick').map(({ city }) => city))
    expect(offered.has('Delhi') && offered.has('Jaipur')).toBe(true)
    expect(
      ['Cawnpore', 'Lucknow', 'Allahabad', 'Benares'].some((city) => offered.has(city as CityName)),
    ).toBe(false)
  })

  it('1853-2.5.1-a, 1853-2.5.9-b, 1853-2.5.9-d: the bond covers the values, to the last pound', () => {
    const three: readonly CityName[] = ['Calcutta', 'Patna', 'Delhi']
    expect(picking(3, 130, three).refused('pick', share('Jaipur'))).toBeUndefined()
    expect(picking(3, 130, three).refusal('pick', share('Bombay'))).toMatchObject({
      rule: '1853-2.5.9-b',
      params: { value: 40, left: 20 },
    })
    expect(picking(3, 130, [...three, 'Jaipur']).actions('pick')).toEqual([])
  })

  it('1853-2.5.9-c, EX-06: the rest of the bond must pay for the cities still needed', () => {
    const table = picking(3, 100)
    expect(table.refused('pick', share('Calcutta'))).toBe('1853-2.5.9-c')
    table.act('pick', share('Bombay'))
    expect(table.refused('pick', share('Delhi'))).toBe('1853-2.5.9-c')
    expect(table.refused('pick', share('Jaipur'))).toBeUndefined()
    expect(picking(3, 110).refused('pick', share('Calcutta'))).toBeUndefined()
  })

  it('1853-2.5.10-b, 1853-2.5.10-c: no city twice for one player, but for two', () => {
    const table = newGame(3).bonds(130, 100, 90).act('pick', { city: 'Delhi', company: 'EIR' })
    expect(table.refused('pick', { city: 'Delhi', company: 'GIP' }, 'B')).toBeUndefined()
    table.act('pick', { city: 'Delhi', company: 'EIR' }).act('pick', share('Karachi'))
    expect([table.player, table.refused('pick', { city: 'Delhi', company: 'GIP' })]).toEqual([
      'A',
      '1853-2.5.10-b',
    ])
  })

  it('1853-2.5.12-a: whatever was picked at random, a finished contract is legal', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const players = 3 + (seed % 4)
      const table = newGame(players).bonds(...names.slice(0, players).map((_, i) => 100 + 10 * i))
      for (let i = seed; table.step === 'cities'; i = (i * 31 + 7) % 1009) {
        const choices = table.choices()
        const { type, player, ...own } = (choices[i % choices.length] ?? choices[0])?.action ?? never()
        table.act(type, own, player)
      }
      for (const { bond, cities: named } of Object.values(table.state.contracts)) {
        const worth = (named ?? []).reduce((sum, city) => sum + cities[city].contractValue, 0)
        expect(worth).toBeLessThanOrEqual(bond)
        expect(named?.length).toBeGreaterThanOrEqual(players === 3 ? 4 : 3)
        const valley = (named ?? []).filter((city) =>
          ['Cawnpore', 'Lucknow', 'Allahabad', 'Benares', 'Patna'].includes(city),
        ).length
        if (named?.length === 3) expect(valley).toBeLessThan(2)
      }
    }
  })
})

const never = (): never => {
  throw new Error('nobody can act')
}

describe('what others see of the picks', () => {
  it('1853-2.5.11-b, 1853-2.5.11-c, 1853-2.5.11-d, EX-09: the share and the number of cities, nothing of the city', () => {
    const table = picking(3, 130, ['Calcutta', 'Patna'])
    table.act('pick', { city: 'Delhi', company: 'EIR' })
    for (const viewer of ['B', 'C', null]) {
      const seen = table.seenBy(viewer)
      expect(seen.contracts['A']).toEqual({
        bond: 130,
        cities: null,
        count: 3,
        complete: false,
        fulfilled: false,
      })
      expect(seen.companies.EIR.shares['player:A']).toBe(1)
      const events = india1853.secrets?.events(table.events, viewer as never)
      expect(events?.[0]).toEqual({ kind: 'picked', player: 'A', city: null, company: 'EIR', count: 3 })
      expect(JSON.stringify([seen, events])).not.toContain('Delhi')
    }
    expect(table.seenBy('A').contracts['A']?.cities).toEqual(['Calcutta', 'Patna', 'Delhi'])
  })

  it('1853-2.5.11-e, 1853-2.5.11-k: nobody else can tell from the offer what a player may do', () => {
    // one may pass, the other may not; both look the same from outside
    const may = picking(4, 130, ['Karachi', 'Lahore', 'Multan', 'Nagpur', 'Mysore'])
    const mayNot = picking(4, 130, ['Karachi', 'Patna', 'Benares', 'Hyderabad', 'Bangalore'])
    const free = picking(4, 200, twenties.slice(0, 3))
    expect([may, mayNot, free].map((table) => table.player)).toEqual(['A', 'A', 'A'])
    for (const table of [may, mayNot, free]) {
      expect(legal(india1853, table.seenBy('B')).choices).toEqual([])
      expect(legal(india1853, table.seenBy(null)).players).toEqual(['A'])
    }
    expect(may.seenBy('B')).toEqual(mayNot.seenBy('B'))
  })

  it('1853-2.5.11-e: with nothing left to pick the player is asked all the same', () => {
    const table = picking(3, 80, twenties.slice(0, 3))
    table.act('pick', share('Multan'))
    expect([table.step, table.player]).toEqual(['cities', 'A'])
    expect(table.actions('pick')).toEqual([])
  })

  it('the own view gives the owner every choice', () => {
    const table = newGame(4).bonds(130, 60, 60, 60)
    expect(legal(india1853, table.seenBy('A'))).toEqual(legal(india1853, table.state))
  })
})
