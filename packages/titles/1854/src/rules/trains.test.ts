import { describe, expect, it } from 'vitest'
import type { BuyTrain } from '../actions.js'
import type { Description } from '../position.js'
import { at } from '../testing.js'

/** KR in Linz with a route to Ybbs; A directs it. */
const route = { C17: '57:1', C19: '4:1', J32: '57:1' }

const kr = (description: Partial<Description> = {}, trains: BuyTrain['train'][] = []): Description => ({
  players: ['A', 'B', 'C'],
  privates: 'sold',
  phase: '2',
  cash: { A: 300, KR: 500 },
  majors: { KR: { director: 'A', certificates: { A: 1 }, price: 82, trains } },
  tiles: route,
  at: { round: 'operating', turn: 'KR', step: 'trains' },
  ...description,
})

/** The same, but nothing is built and KR has no route. */
const idle = (description: Partial<Description> = {}, trains: BuyTrain['train'][] = []): Description =>
  kr({ tiles: { J32: '57:1' }, ...description }, trains)

const local = (description: Partial<Description> = {}): Description =>
  kr({ at: { round: 'operating', turn: '1', step: 'trains' }, ...description })

const offered = (table: ReturnType<typeof at>): string[] =>
  table.actions<BuyTrain>('buyTrain').map(({ from, train, price }) => `${from} ${train} ${price}`)

describe('buying trains', () => {
  it('1854-trains-a, 1854-trains-e: the bank sells the lowest of each stack at printed price', () => {
    const table = at(kr())
    expect(offered(table)).toEqual(['bank 2 100', 'bank 1+ 100'])
    expect(table.refused('buyTrain', { from: 'bank', train: '3', price: 200 })).toBe('1854-trains-e')
    expect(table.refusal('buyTrain', { from: 'bank', train: '2', price: 90 })).toEqual({
      rule: '1854-trains-e',
      params: { train: '2', price: 90, face: 100 },
    })
    table.act('buyTrain', { from: 'bank', train: '2', price: 100 })
    expect(table.cash('KR')).toBe(400)
    expect(table.state.trains[2]).toBe(4)
    expect(table.told('train-bought')).toEqual([
      { kind: 'train-bought', company: 'KR', from: 'bank', train: '2', price: 100 },
    ])
  })

  it('1854-trains-e: the next value is on sale when the one before is gone', () => {
    const table = at(kr({ trains: { 2: 1 } })).act('buyTrain', { from: 'bank', train: '2', price: 100 })
    expect(offered(table)).toContain('bank 3 200')
  })

  it('1854-trains-e: 8 and 80x are on sale side by side, as many as are wanted', () => {
    const table = at(kr({ phase: '7', cash: { KR: 2400 } }))
    expect(offered(table)).toEqual(['bank 8 900', 'bank 80x 1200'])
    table.act('buyTrain', { from: 'bank', train: '80x', price: 1200 })
    expect(table.state.trains['80x']).toBeNull()
    expect(offered(table)).toEqual(['bank 8 900', 'bank 80x 1200'])
  })

  it('1854-trains-f: 2+ from phase 3 on and when no 1+ is left, 3+ when no 2+ is left', () => {
    const early = at(kr({ trains: { '1+': 0 } }))
    expect(offered(early)).toEqual(['bank 2 100'])
    expect(early.refused('buyTrain', { from: 'bank', train: '2+', price: 120 })).toBe('1854-trains-f')
    expect(offered(at(kr({ phase: '3' })))).toEqual(['bank 3 200', 'bank 1+ 100'])
    expect(offered(at(kr({ phase: '3', trains: { '1+': 0 } })))).toEqual(['bank 3 200', 'bank 2+ 120'])
    expect(offered(at(kr({ phase: '3', trains: { '1+': 0, '2+': 0 } })))).toEqual([
      'bank 3 200',
      'bank 3+ 160',
    ])
  })

  it('1854-trains-d: any number, one after another, within the limit', () => {
    const table = at(kr())
    for (const train of ['2', '2', '1+', '2'] as const)
      table.act('buyTrain', { from: 'bank', train, price: 100 })
    expect(table.state.majors.KR.trains).toHaveLength(4)
    expect(table.step).not.toBe('trains')
  })

  it('1854-trains-g: trains of the open pool cost the printed price', () => {
    const table = at(kr({ phase: '3', openPool: ['2', '2+'] }))
    expect(offered(table)).toEqual(['bank 3 200', 'bank 1+ 100', 'pool 2 100', 'pool 2+ 120'])
    expect(table.refused('buyTrain', { from: 'pool', train: '3', price: 200 })).toBe('1854-trains-g')
    expect(table.refused('buyTrain', { from: 'pool', train: '2', price: 1 })).toBe('1854-trains-g')
    table.act('buyTrain', { from: 'pool', train: '2', price: 100 })
    expect(table.state.openPool).toEqual(['2+'])
    expect(table.cash('KR')).toBe(400)
    expect(table.state.majors.KR.trains).toEqual(['2'])
  })

  it('1854-trains-h, 1854-majors-c: a major may own plus trains', () => {
    const table = at(kr()).act('buyTrain', { from: 'bank', train: '1+', price: 100 })
    expect(table.state.majors.KR.trains).toEqual(['1+'])
  })

  it('1854-trains-j: not at the limit, even if the purchase would scrap a train', () => {
    const full = at(kr({ phase: '3', trains: { 3: 0 }, cash: { KR: 900, A: 0 } }, ['2', '2', '3', '3']))
    expect(full.step).not.toBe('trains')
    const table = at(kr({ phase: '3', trains: { 3: 0 }, cash: { KR: 900 } }, ['2', '2', '3']))
    table.state = {
      ...table.state,
      majors: { ...table.state.majors, KR: { ...table.state.majors.KR, trains: ['2', '2', '3', '3'] } },
    }
    expect(table.refusal('buyTrain', { from: 'bank', train: '4', price: 320 })).toEqual({
      rule: '1854-trains-j',
      params: { company: 'KR', limit: 4 },
    })
  })

  it('1854-trains-l: no train is given to the bank by choice', () => {
    const table = at(kr({}, ['2']))
    expect(table.refused('buyTrain', { from: 'bank', train: '2', price: 100, gives: '2' })).toBe(
      '1854-trains-l',
    )
    expect(table.refused('giveUpTrain', { train: '2' })).toBe('1854-trains-l')
  })

  it('1854-trains-m: in its turn a company buys and does not sell', () => {
    const table = at(kr({ phase: '3' }, ['2']))
    expect(new Set(table.choices().map(({ action }) => action.type))).toEqual(new Set(['buyTrain', 'pass']))
    expect(table.refused('sellTrain', { train: '2' })).toBe('engine-step')
  })

  it('1854-or-turn-a: no earlier step and no later one', () => {
    const table = at(kr())
    for (const type of ['layTile', 'buildTunnel', 'buildStation', 'run', 'payOut', 'buyContract'])
      expect(table.refused(type)).toBe('1854-or-turn-a')
  })

  it('1854-merge-b: no merger in the middle of a round', () => {
    const table = at(kr({ phase: '5' }))
    expect(table.refused('merge', { with: '2' })).toBe('1854-merge-b')
  })
})

describe('the duty to own a train', () => {
  it('1854-trains-b, 1854-trains-c, 1854-majors-d: with a route and without a train the step cannot end', () => {
    const table = at(kr())
    expect(table.refusal('pass')).toEqual({
      rule: '1854-trains-c',
      params: { company: 'KR', train: '2', price: 100 },
    })
    table.act('buyTrain', { from: 'bank', train: '1+', price: 100 })
    // it cannot run that one
    expect(table.refused('pass')).toBe('1854-trains-c')
    table.act('buyTrain', { from: 'bank', train: '2', price: 100 })
    expect(table.refused('pass')).toBeUndefined()
  })

  it('1854-or-turn-b, 1854-trains-b: without a route the step may be skipped', () => {
    const table = at(idle())
    table.act('pass')
    expect(table.state.majors.KR.trains).toEqual([])
  })

  it('1854-or-turn-b: with a train that it can run, too', () => {
    expect(at(kr({}, ['2'])).refused('pass')).toBeUndefined()
  })

  it('1854-trains-k, EX-34: at the limit with trains it cannot run it buys one and gives one of the others', () => {
    const table = at(kr({ phase: '5', cash: { KR: 600 }, trains: { 5: 2 } }, ['3+', '3+']))
    expect(table.actions<BuyTrain>('buyTrain')).toMatchObject([{ from: 'bank', train: '5', gives: '3+' }])
    expect(table.refused('buyTrain', { from: 'bank', train: '5', price: 530 })).toBe('1854-trains-k')
    expect(table.refused('buyTrain', { from: 'bank', train: '5', price: 530, gives: '4' })).toBe(
      '1854-trains-k',
    )
    table.act('buyTrain', { from: 'bank', train: '5', price: 530, gives: '3+' })
    expect(table.state.majors.KR.trains).toEqual(['3+', '5'])
    expect(table.state.openPool).toEqual(['3+'])
    expect(table.cash('KR')).toBe(70)
  })

  it('1854-trains-k: a company that need not own a train may do so too, and need not', () => {
    const major = at(idle({ phase: '5', cash: { KR: 600 }, trains: { 5: 2 } }, ['3+', '3+']))
    expect(major.refused('pass')).toBeUndefined()
    major.act('buyTrain', { from: 'bank', train: '5', price: 530, gives: '3+' })
    expect(major.state.majors.KR.trains).toEqual(['3+', '5'])
    // in phase 4 the limit of local railway 2 has fallen to one, and its 1+ is scrapped
    const local = at({
      players: ['A', 'B', 'C'],
      phase: '4',
      privates: 'sold',
      cash: { 2: 120 },
      locals: { 2: { owner: 'B', trains: ['3'] } },
      at: { round: 'operating', turn: '2', step: 'trains' },
    })
    expect(local.refused('pass')).toBeUndefined()
    expect(local.actions<BuyTrain>('buyTrain')).toEqual([
      { type: 'buyTrain', player: 'B', from: 'bank', train: '2+', price: 120, gives: '3' },
    ])
    expect(local.refused('buyTrain', { from: 'bank', train: '2+', price: 120 })).toBe('1854-trains-k')
    local.act('buyTrain', { from: 'bank', train: '2+', price: 120, gives: '3' })
    expect(local.state.locals['2']?.trains).toEqual(['2+'])
    expect(local.state.openPool).toEqual(['3'])
    // with one that it runs it is at its limit like any other
    expect(local.refused('buyTrain', { from: 'bank', train: '2+', price: 120, gives: '2+' }, 'B')).not.toBe(
      undefined,
    )
  })

  it('1854-trains-k: not for a train that it cannot run', () => {
    const table = at(kr({ phase: '5', cash: { KR: 600 }, trains: { 5: 2 }, openPool: ['3+'] }, ['3+', '3+']))
    expect(table.refused('buyTrain', { from: 'pool', train: '3+', price: 160, gives: '3+' })).toBe(
      '1854-trains-j',
    )
  })

  it('1854-trains-k: what it gives is given before the new phase scraps trains', () => {
    const table = at(kr({ phase: '4', cash: { KR: 600 }, trains: { 4: 0 } }, ['2+', '2+', '3+']))
    table.act('buyTrain', { from: 'bank', train: '5', price: 530, gives: '3+' })
    expect(table.state.phase).toBe('5')
    expect(table.state.majors.KR.trains).toEqual(['5'])
    expect(table.state.openPool).toEqual(['3+'])
  })

  it('1854-emergency-a, 1854-trains-c: what the treasury lacks the director adds', () => {
    const table = at(kr({ cash: { A: 300, KR: 40 } }))
    table.act('buyTrain', { from: 'bank', train: '2', price: 100 })
    expect(table.cash('KR')).toBe(0)
    expect(table.cash('A')).toBe(240)
    expect(table.state.majors.KR.trains).toEqual(['2'])
  })

  it('1854-emergency-a: never without the duty', () => {
    const table = at(
      idle({ cash: { A: 300, KR: 99 }, phase: '3', locals: { 1: { owner: 'B', trains: ['1+'] } } }),
    )
    expect(table.refused('buyTrain', { from: 'bank', train: '3', price: 200 })).toBe('1854-emergency-a')
  })
})

describe('a director who cannot pay', () => {
  /** A has only the director's certificate and can sell nothing. */
  const poor = (more: Partial<Description> = {}): Description =>
    kr({
      phase: '3',
      cash: { A: 150, KR: 10 },
      majors: { KR: { director: 'A', certificates: { B: 1 }, price: 82 } },
      ...more,
    })

  it('1854-emergency-g, 1854-end-e: goes bankrupt where nothing can be bought', () => {
    const { state } = at(poor())
    expect(state.over).toBe(true)
    expect(state.majors.KR.trains).toEqual([])
  })

  it('1854-trains-c, 1854-emergency-g: may first try to buy of another company, and is bankrupt when he ends the step', () => {
    const seller: Partial<Description> = {
      majors: {
        KR: { director: 'A', certificates: { B: 1 }, price: 82 },
        SB: { director: 'C', certificates: { C: 1 }, price: 72, trains: ['2', '3'] },
      },
    }
    const saved = at(poor(seller))
      .act('buyTrain', { from: 'SB', train: '2', price: 100 })
      .act('accept', {}, 'C')
    expect(saved.state.majors.KR.trains).toEqual(['2'])
    expect(saved.cash('KR')).toBe(0)
    expect(saved.cash('A')).toBe(60)
    const lost = at(poor(seller)).act('pass')
    expect(lost.told('bankrupt')).toEqual([{ kind: 'bankrupt', player: 'A', company: 'KR' }])
    expect(lost.state.over).toBe(true)
  })

  it('1854-trains-c: with just enough he must buy', () => {
    const table = at(poor({ cash: { A: 190, KR: 10 } }))
    expect(table.refused('pass')).toBe('1854-trains-c')
    table.act('buyTrain', { from: 'bank', train: '3', price: 200 })
    expect(table.cash('A')).toBe(0)
  })
})

describe('trains of local railways', () => {
  it('1854-trains-h, 1854-locals-f, EX-60: railway 6 buys a 2-train and keeps it', () => {
    const table = at(
      local({
        at: { round: 'operating', turn: '6', step: 'trains' },
        cash: { '6': 150 },
        locals: { 6: { owner: 'C', trains: ['1+'] } },
      }),
    )
    table.act('buyTrain', { from: 'bank', train: '2', price: 100 })
    expect(table.state.locals[6]?.trains).toEqual(['1+', '2'])
    expect(table.cash('6')).toBe(50)
  })

  it('1854-locals-g: two trains in phases 1 to 3, one from phase 4 on', () => {
    const table = at(local({ cash: { '1': 300 }, locals: { 1: { owner: 'A', trains: ['1+'] } } }))
    table.act('buyTrain', { from: 'bank', train: '1+', price: 100 })
    expect(table.company).not.toBe('1')
    const later = at(local({ phase: '4', cash: { '1': 300 }, locals: { 1: { owner: 'A', trains: ['2+'] } } }))
    expect(later.company).not.toBe('1')
  })

  it('1854-locals-h: it never has to own one, and the owner cannot add money', () => {
    const table = at(local({ cash: { A: 900, '1': 110 }, locals: { 1: { owner: 'A' } }, trains: { 2: 0 } }))
    expect(table.refusal('buyTrain', { from: 'bank', train: '3', price: 200 })).toEqual({
      rule: '1854-locals-h',
      params: { company: '1', price: 200, treasury: 110 },
    })
    expect(table.refused('pass')).toBeUndefined()
    expect(at(local({ cash: { A: 900, '1': 99 }, locals: { 1: { owner: 'A' } } })).step).not.toBe('trains')
    // that of a share company can
    expect(
      at(kr({ cash: { A: 300, KR: 50 } })).refused('buyTrain', { from: 'bank', train: '2', price: 100 }),
    ).toBeUndefined()
  })

  it('1854-locals-m: a local railway buys from the open pool like a major', () => {
    const table = at(
      local({ phase: '3', cash: { '1': 300 }, openPool: ['2'], locals: { 1: { owner: 'A' } } }),
    )
    table.act('buyTrain', { from: 'pool', train: '2', price: 100 })
    expect(table.state.locals[1]?.trains).toEqual(['2'])
  })
})
