import { purseOf, top } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { State } from '../state.js'
import type { Short } from './testing-export.js'
import { auction, faultOf, operations, shares, stateAfter } from './testing-export.js'

const cash = (state: State, player: string): number => state.cash[purseOf(player as PlayerId)] ?? 0
const stands = (state: State) => top(state) as { readonly kind: string; readonly [field: string]: unknown }

describe('trading rounds of an export', () => {
  it('bid: the premium, items at face value, and the end of the sale', () => {
    const bidding = stateAfter([1, 'bid', { price: 0 }], [2, 'bid', { price: 30 }])
    expect(stands(bidding)).toMatchObject({ kind: 'premium', bid: 30, turn: 'Ann' })
    const premium = stateAfter(
      [1, 'bid', { price: 20 }],
      [2, 'pass'],
      [1, 'bid', { company: 'GHE', price: 100 }],
    )
    expect([cash(premium, 'Ann'), premium.concessions['GHE']]).toEqual([2100 - 120, 'player:Ann'])
    const sold = stateAfter(...auction)
    expect(stands(sold)).toMatchObject({ kind: 'stock-round', turn: 'Ann' })
    expect([sold.mines['12']?.owner, sold.mines['1']?.open, cash(sold, 'Ann')]).toEqual([
      'player:Ann',
      false,
      1610,
    ])
  })

  it('par and merge: a public mine is formed when its second mine is named', () => {
    const forming = stateAfter(
      ...auction,
      [1, 'par', { corporation: 'HW', share_price: '120,0,5' }],
      ['HW', 'merge', { minor: '12' }],
    )
    expect(forming.publicMines).toEqual({})
    const formed = stateAfter(...shares.slice(0, 12))
    expect(formed.publicMines['HW']).toMatchObject({ mines: [12, 5], price: 190, director: 'Ann' })
    expect(stands(formed)).toMatchObject({ turn: 'Ben' })
  })

  it('par and buy_shares: the founder may buy a second share, its money waits in the treasury', () => {
    const founded = stateAfter(...shares.slice(0, 14))
    expect(stands(founded)).toMatchObject({ kind: 'stock-round', turn: 'Ann', further: 'HBE' })
    expect(founded.cash['HBE']).toBe(120)
    const second = stateAfter(...shares.slice(0, 15))
    expect([second.cash['HBE'], stands(second)['turn']]).toEqual([240, 'Ben'])
    const floated = stateAfter(...shares.slice(0, 16))
    expect([floated.cash['HBE'], floated.railways['HBE']?.floated]).toEqual([600, true])
    expect(floated.railways['HBE']?.shares).toEqual({ 'player:Ann': 2, 'player:Ben': 1, pool: 2 })
  })

  it('sell_shares, and auctions with bids that are no multiples of 10', () => {
    const later: readonly Short[] = [
      ...operations,
      // the order goes by cash: Ben, Ann
      [2, 'bid', { company: 'GHE', price: 105 }],
      [1, 'bid', { company: 'GHE', price: 116 }],
      [2, 'pass'],
    ]
    const bought = stateAfter(...later)
    expect([bought.concessions['GHE'], stands(bought)]).toEqual([
      'player:Ann',
      expect.objectContaining({ kind: 'stock-round', turn: 'Ben' }),
    ])
    const price = bought.mhe.price
    const sold = stateAfter(...later, [
      2,
      'sell_shares',
      { shares: ['MHE_0'], percent: 10, share_price: price },
    ])
    expect(cash(sold, 'Ben') - cash(bought, 'Ben')).toBe(price)
    expect(sold.mhe.shares).toEqual({ pool: 10 })
  })

  it('passes for players who have nothing to do, as the site does', () => {
    // Ben has 1060 left and Ann 590: both can still buy, so both are asked
    expect(stands(stateAfter(...shares.slice(0, 17)))).toMatchObject({ kind: 'stock-round', turn: 'Ben' })
    expect(stands(stateAfter(...shares))).toMatchObject({ kind: 'mine-purchases', operation: 'mine:15' })
  })
})

describe('operating rounds of an export', () => {
  it('pass of a private mine: track, purchases and closing are steps of their own', () => {
    expect(stateAfter(...shares, ['15', 'pass']).flow.at(-1)).toMatchObject({
      kind: 'payout',
      operation: 'HW',
    })
    const closed = stateAfter(...shares, ['15', 'convert'])
    expect(closed.mines['15']).toMatchObject({ open: false, owner: 'bank' })
  })

  it('dividend and convert', () => {
    const paid = stateAfter(...shares, ['15', 'pass'], ['HW', 'dividend', { kind: 'half' }])
    expect([paid.cash['HW'], stands(paid)['kind']]).toEqual([85, 'issue'])
    const divided = stateAfter(...operations.slice(0, 21))
    expect(divided.publicMines['HW']).toMatchObject({
      denomination: 20,
      shares: { 'player:Ann': 2, issue: 3 },
    })
  })

  it('lay_tile, place_token and buy_train of a railway in its first round', () => {
    const built = stateAfter(...operations.slice(0, 22))
    expect(built.tiles).toEqual({ B17: { tile: '78', rotation: 4 } })
    expect([stands(built)['kind'], built.mines['12']?.connected]).toEqual(['railway-station', true])
    const station = stateAfter(...operations.slice(0, 23))
    expect(station.markers['C16']).toEqual([[{ railway: 'HBE', active: true }]])
    expect([station.cash['HBE'], station.railways['HBE']?.price]).toEqual([500, 110])
    const done = stateAfter(...operations)
    expect(done.railways['HBE']).toMatchObject({ trains: [1], operated: true })
    expect([done.mhe.train, done.phase, done.round.trading]).toEqual([2, '2', 2])
  })

  it('run_routes, buy_train of a machine and a switcher, switch_trains, buy_corporation and scrap_train', () => {
    const second: readonly Short[] = [
      ...operations,
      [2, 'pass'],
      [1, 'pass'],
      [2, 'pass'],
      [1, 'buy_shares', { shares: ['HW_2'], percent: 20 }],
      [2, 'pass'],
      [1, 'pass'],
      ['15', 'pass'],
      ['15', 'pass'],
      ['HW', 'dividend', { kind: 'withhold' }],
      ['HW', 'buy_corporation', { minor: '1', price: 110 }],
      ['HW', 'buy_train', { train: '2T-1', price: 150, variant: '2M', slots: [0, 1] }],
      ['HW', 'buy_train', { train: '2S-0', price: 50, variant: '2S', slots: [2] }],
    ]
    const bought = stateAfter(...second)
    expect(bought.publicMines['HW']?.mines).toEqual([12, 5, 1])
    expect([12, 5, 1].map((mine) => bought.mines[mine])).toMatchObject([
      { machine: 2, switcher: null },
      { machine: 2, switcher: null },
      { machine: 1, switcher: 2 },
    ])
    const third: readonly Short[] = [...second, ['HW', 'pass'], ['HBE', 'pass'], ['HBE', 'pass']]
    const route = {
      train: '1T-2',
      connections: [
        ['C16', 'D15'],
        ['B19', 'B17', 'C16'],
      ],
      hexes: ['D15', 'C16', 'B19'],
      revenue: 150,
    }
    const ran = stateAfter(...third, ['HBE', 'run_routes', { routes: [route] }])
    expect(stands(ran)).toMatchObject({ kind: 'payout', operation: 'HBE', profit: 150 })
    const wrong = faultOf([...third, ['HBE', 'run_routes', { routes: [{ ...route, revenue: 140 }] }]])
    expect(wrong).toEqual({
      path: `actions[${third.length}]`,
      fault: { kind: 'revenue', railway: 'HBE', stored: 140, computed: 150 },
    })
    const fourth: readonly Short[] = [
      ...third,
      ['HBE', 'run_routes', { routes: [{ train: '1T-2', connections: route.connections, revenue: 150 }] }],
      ['HBE', 'dividend', { kind: 'payout' }],
      ['HBE', 'buy_train', { train: '2S-0', price: 60 }],
      ['HBE', 'scrap_train', { train: '2S-0' }],
    ]
    const traded = stateAfter(...fourth.slice(0, -1))
    expect([traded.railways['HBE']?.switchers, traded.mines['1']?.switcher]).toEqual([[2], null])
    expect(stateAfter(...fourth).railways['HBE']?.switchers).toEqual([])
    const next: readonly Short[] = [
      ...second,
      ['HW', 'pass'],
      ['HBE', 'pass'],
      ['HBE', 'pass'],
      ['HBE', 'run_routes', { routes: [route] }],
      ['HBE', 'dividend', { kind: 'payout' }],
      ['HBE', 'pass'],
      [2, 'pass'],
      [1, 'pass'],
      [2, 'pass'],
      [1, 'pass'],
      ['15', 'pass'],
      ['15', 'pass'],
      ['HW', 'switch_trains', { slots: [2, 0] }],
    ]
    // the swap is carried out when the step is over
    expect(stateAfter(...next).mines['1']?.switcher).toBe(2)
    const switched = stateAfter(...next, ['HW', 'pass'])
    expect([switched.mines['12']?.switcher, switched.mines['1']?.switcher]).toEqual([2, null])
  })

  it('says nothing for chat and programs', () => {
    const state = stateAfter(
      ...operations,
      [1, 'message', { message: 'Guten Abend' }],
      [1, 'program_share_pass', { unconditional: true, indefinite: false }],
      [
        2,
        'program_buy_shares',
        { corporation: 'MHE', until_condition: 6, from_market: true, auto_pass_after: false },
      ],
      [2, 'program_harzbahn_draft_pass', { until_premium: 40, unconditional: false }],
      [2, 'program_independent_mines', { indefinite: true }],
      [2, 'program_disable', { reason: 'user', original_type: 'program_buy_shares' }],
    )
    expect(state).toEqual(stateAfter(...operations))
  })
})

describe('what cannot be', () => {
  const after = (...more: readonly Short[]) => faultOf([...operations, ...more])

  it.each<[string, Short, object]>([
    ['an unknown player', [3, 'pass'], { kind: 'unknown', thing: 'player', id: '3' }],
    ['somebody else', [1, 'pass'], { kind: 'step', step: 'ConcessionAuction', waits: 'Ben' }],
    ['an unknown company', [2, 'bid', { company: 'XYZ', price: 100 }], { kind: 'unknown', thing: 'company' }],
    ['an action of another step', [2, 'dividend', { kind: 'half' }], { kind: 'step', type: 'dividend' }],
    ['a bid that is too low', [2, 'bid', { company: 'GHE', price: 50 }], { kind: 'refused' }],
  ])('%s', (_, action, fault) => {
    expect(after(action)).toMatchObject({ path: `actions[${operations.length}]`, fault })
  })

  it.each<[string, number, object, object]>([
    ['a tile that is none', 21, { tile: 'xyz' }, { thing: 'tile', id: 'xyz' }],
    ['a tile that does not complete the route', 21, { rotation: 2 }, { kind: 'refused' }],
    [
      'mines that are not connected',
      21,
      { auto_actions: [{ type: 'destination_connection', entity: 'HBE', minors: ['12', '13', '15'] }] },
      { kind: 'figure', stored: '12,13,15', right: '12,15' },
    ],
    ['a city that is none', 22, { city: 'Z9-0-0' }, { thing: 'city', id: 'Z9-0-0' }],
    ['a circle that is none', 22, { slot: 7 }, { thing: 'city', id: 'C16-0-7' }],
    ['a train that is not next', 23, { train: '1T-9' }, { thing: 'train', id: '1T-9' }],
    ['a price that is wrong', 23, { price: 90 }, { kind: 'refused' }],
  ])('%s', (_, number, change, fault) => {
    const actions = operations.map(([entity, type, own], i): Short => [
      entity,
      type,
      i === number ? { ...own, ...change } : { ...own },
    ])
    expect(faultOf(actions)).toMatchObject({ path: `actions[${number}]`, fault })
  })

  it('figures that do not follow from the rest', () => {
    expect(
      faultOf([...shares.slice(0, 12), [2, 'buy_shares', { shares: ['MHE_0'], percent: 20 }]]).fault,
    ).toEqual({
      kind: 'figure',
      field: 'percent',
      stored: '20',
      right: '10',
    })
    expect(faultOf([...auction.slice(0, 2), [1, 'bid', { company: '12', price: 250 }]]).fault).toMatchObject({
      kind: 'figure',
      stored: '250',
      right: '240',
    })
  })
})
