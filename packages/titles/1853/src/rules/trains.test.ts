import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'
import { buying, onOffer } from './testing-trains.js'
import { mayLeaveHomeArea } from './track/beyond.js'

describe('buying trains', () => {
  it('1853-4.0-d, 1853-4.8.8-c, 1853-1.9-a: nobody has to buy, and nobody else decides', () => {
    const table = buying('GIP', [])
    expect(table.players).toEqual(['A'])
    expect(table.refused('pass', {}, 'B')).toBe('engine-turn')
    table.act('pass')
    expect(table.told('passed')).toEqual([{ kind: 'passed', player: 'A', step: 'trains', company: 'GIP' }])
    // where nothing can be bought nobody is asked
    expect(buying('GIP', [], { cash: { GIP: 0, A: 0 } }).company).not.toBe('GIP')
  })

  it('1853-4.8.5-a, 1853-4.8.5-b: a company at its limit buys from nobody', () => {
    const full = buying('GIP', ['2', '2', '2'], { trains: { 2: 1 } })
    full.act('buyTrain', { from: 'bank', train: '2', price: 300 })
    expect(full.state.companies.GIP.trains).toHaveLength(4)
    expect(full.step).not.toBe('trains')
    const limits = (['2', '3', '4', '5'] as const).map((phase) => {
      const owned = { 2: '2', 3: '3', 4: '4', 5: '5' } as const
      let most = 0
      for (let count = 1; count <= 4; count++) {
        const trains = Array.from({ length: count }, () => owned[phase])
        try {
          if (buying('GIP', trains, { phase }).step === 'trains') most = count + 1
        } catch {
          // more of them than there are, or than the limit allows
        }
      }
      return most
    })
    expect(limits).toEqual([4, 4, 3, 2])
  })

  it('1853-4.8.5-b, EX-32: not even if the purchase would scrap enough of its trains', () => {
    const table = buying('GIP', ['2', '2', '3'], { phase: '3', trains: { 3: 0 } })
    table.state = {
      ...table.state,
      companies: {
        ...table.state.companies,
        GIP: { ...table.state.companies.GIP, trains: ['2', '2', '3', '3'] },
      },
    }
    expect(table.refusal('buyTrain', { from: 'bank', train: '4', price: 620 })).toEqual({
      rule: '1853-4.8.5-b',
      params: { company: 'GIP', limit: 4 },
    })
  })

  it('1853-4.8.7-a: no train is sold to the bank', () => {
    expect(buying('GIP', ['2']).refused('giveBackTrain', { train: '2' })).toBe('1853-4.8.7-a')
  })

  it('1853-4.0-c: what was left out is not taken up again', () => {
    const table = buying('GIP', ['2'])
    expect(table.refused('layTile', { hex: 'H20', tile: '6', rotation: 0 })).toBe('1853-4.0-c')
    // its own base stands there already, which is what the skipped step has against it
    expect(table.refused('placeBase', { hex: 'H20', stop: 0 })).toBe('1853-4.4.5-b')
    expect(table.refused('payOut', { how: 'full' })).toBe('1853-4.0-c')
  })

  it('1853-1.6-d: without the money there is no train', () => {
    const table = buying('GIP', [], { cash: { GIP: 299 } })
    expect(table.step).not.toBe('trains')
    const gift = buying('GIP', [], { cash: { GIP: 299, A: 1 } })
    expect(gift.refusal('buyTrain', { from: 'bank', train: '2', price: 300 })).toEqual({
      rule: '1853-1.6-d',
      params: { payer: 'GIP', price: 300, cash: 299 },
    })
  })
})

describe('gifts', () => {
  const two = { from: 'bank', train: '2', price: 300 }

  it('1853-4.8.8-a, 1853-4.8.8-b, 1853-1.6-e, EX-33: exactly the missing sum', () => {
    const table = buying('GIP', [], { cash: { GIP: 200, A: 500 } })
    expect(onOffer(table)).toEqual(['bank 2 300 gift 100'])
    expect(table.refused('buyTrain', { ...two, gift: 99 })).toBe('1853-4.8.8-a')
    expect(table.refused('buyTrain', { ...two, gift: 150 })).toBe('1853-4.8.8-b')
    table.act('buyTrain', { ...two, gift: 100 })
    expect([table.cash('GIP'), table.cash('A')]).toEqual([0, 400])
    expect(table.events).toContainEqual(
      expect.objectContaining({ kind: 'money', amount: 100, reason: 'gift' }),
    )
    expect(table.told('train-bought')[0]).toMatchObject({ gift: 100, credit: false })
  })

  it('1853-4.8.8-b, EX-33: none if the company can pay by itself', () => {
    const table = buying('GIP', [], { cash: { GIP: 350, A: 500 } })
    for (const gift of [0, 1, 100]) expect(table.refused('buyTrain', { ...two, gift })).toBe('1853-4.8.8-b')
    expect(table.refused('buyTrain', two)).toBeUndefined()
  })

  it('1853-4.8.8-a, 1853-1.6-d: from the cash of the controller', () => {
    const table = buying('GIP', [], { cash: { GIP: 200, A: 99, B: 500 } })
    expect(table.step).not.toBe('trains')
    const some = buying('GIP', [], {
      cash: { GIP: 200, A: 99, B: 500 },
      companies: { MSM: { shares: { B: 4, A: 2 }, trains: ['2'] } },
    })
    expect(some.refusal('buyTrain', { ...two, gift: 100 })).toEqual({
      rule: '1853-1.6-d',
      params: { payer: 'player:A', price: 100, cash: 99 },
    })
  })

  it('1853-R-24: a manager may give too', () => {
    const table = buying('GIP', [], {
      cash: { GIP: 200, A: 500 },
      companies: { GIP: { shares: { A: 1, B: 1, pool: 4 } } },
    })
    table.act('buyTrain', { ...two, gift: 100 })
    expect([table.cash('GIP'), table.cash('A')]).toEqual([0, 400])
  })

  it('1853-R-43: also for a train of another company', () => {
    const table = buying('GIP', [], {
      cash: { GIP: 50, A: 500 },
      companies: { MSM: { shares: { B: 4, A: 2 }, trains: ['2'] } },
    })
    expect(onOffer(table)).toContain('MSM 2 51 gift 1')
    table.act('buyTrain', { from: 'MSM', train: '2', price: 120, gift: 70 }).act('accept', {}, 'B')
    expect([table.cash('GIP'), table.cash('A'), table.cash('MSM')]).toEqual([0, 430, 120])
  })
})

describe('trains on credit', () => {
  /** Nobody has two shares of the GIP; A is its manager. */
  const managed = { shares: { A: 1, B: 1, pool: 4 } }
  const credit = (
    cash: number,
    rest: Parameters<typeof buying>[2] = {},
    owned: readonly ('2' | '3')[] = [],
  ) =>
    buying('GIP', owned, {
      cash: { GIP: cash },
      phase: '3',
      ...rest,
      companies: { ...rest.companies, GIP: managed },
    })
  const three = { from: 'bank', train: '3', price: 440 }

  it('1853-3.4.3-a, 1853-3.4.3-b, 1853-3.4.6-a, EX-36: the company keeps its money and owes the whole price', () => {
    const table = credit(120)
    expect(onOffer(table)).toEqual(['bank 3 440 credit', 'bank 2M 250 credit'])
    table.act('buyTrain', { ...three, credit: true })
    expect(table.cash('GIP')).toBe(120)
    expect(table.state.companies.GIP).toMatchObject({ trains: ['3'], credit: '3' })
    expect(
      buying('GIP', []).act('buyTrain', { from: 'bank', train: '2', price: 300 }).state.companies.GIP,
    ).toMatchObject({
      trains: ['2'],
      credit: null,
    })
    expect(table.told('train-bought')[0]).toMatchObject({ price: 440, credit: true, gift: 0 })
  })

  it('1853-3.4.6-a, 1853-3.4.6-b, EX-36: 160 in each operating round pay the debt when 440 are together', () => {
    const eir = (cash: number) =>
      at({
        players: ['A', 'B', 'C'],
        phase: '3',
        cash: { EIR: cash },
        companies: { EIR: { shares: { A: 1, B: 1, pool: 4 }, trains: ['3'], credit: '3' } },
        tiles: { I27: '4:2', H26: '8:5', H24: '15:4', I23: '4:0' },
        at: { round: 'operating', turn: 'EIR', step: 'run' },
      })
    // 100 and 60
    const run = { runs: [{ train: '3', route: ['J28', 'I27', 'H26', 'H24', 'I23'] }], mail: 0 }
    const first = eir(120).act('run', run)
    expect(first.cash('EIR')).toBe(280)
    expect(first.state.companies.EIR.credit).toBe('3')
    const second = eir(280).act('run', run)
    expect(second.cash('EIR')).toBe(0)
    expect(second.state.companies.EIR.credit).toBeNull()
    expect(second.told('debt-paid')).toEqual([{ kind: 'debt-paid', company: 'EIR', train: '3', price: 440 }])
  })

  it('1853-3.4.3-a, 1853-R-22: not with a train, nor with money for any train of the bank', () => {
    expect(credit(120, {}, ['2']).step).not.toBe('trains')
    const rich = credit(260)
    expect(onOffer(rich)).toEqual(['bank 2M 250'])
    expect(rich.refused('buyTrain', { ...three, credit: true })).toBe('1853-3.4.3-a')
    const owner = credit(120, { cash: { GIP: 120, A: 1000 } }, ['2'])
    expect(owner.refused('buyTrain', { ...three, credit: true })).toBe('1853-3.4.3-a')
  })

  it('1853-3.4.3-a, 1853-R-22: or whenever the money does not reach for the very train, if the table plays so', () => {
    const readings = { credit: 'this train not affordable' }
    const rich = credit(260, { readings })
    expect(onOffer(rich)).toEqual(['bank 3 440 credit', 'bank 2M 250'])
    expect(rich.refused('buyTrain', { from: 'bank', train: '2M', price: 250, credit: true })).toBe(
      '1853-3.4.3-a',
    )
    expect(credit(440, { readings }).refused('buyTrain', { ...three, credit: true })).toBe('1853-3.4.3-a')
    expect(credit(439, { readings }).refused('buyTrain', { ...three, credit: true })).toBeUndefined()
    // never beside another train, nor under a director
    const owner = credit(120, { readings, cash: { GIP: 120, A: 1000 } }, ['2'])
    expect(owner.refused('buyTrain', { ...three, credit: true })).toBe('1853-3.4.3-a')
    const directed = buying('GIP', [], { readings, phase: '3', cash: { GIP: 260, A: 1000 } })
    expect(directed.refused('buyTrain', { ...three, credit: true })).toBe('1853-4.8.10-a')
  })

  it('1853-3.4.3-a, 1853-R-22: from the bank alone, trains that came back included', () => {
    const table = credit(120, {
      returned: ['3'],
      companies: { MSM: { shares: { B: 4, A: 2 }, trains: ['2'] } },
    })
    expect(table.refused('buyTrain', { from: 'MSM', train: '2', price: 100, credit: true })).toBe(
      '1853-3.4.3-a',
    )
    table.act('buyTrain', { from: 'returned', train: '3', price: 440, credit: true })
    expect(table.state.companies.GIP.credit).toBe('3')
    expect(table.state.returned).toEqual([])
  })

  it('1853-4.8.10-a: never under a director', () => {
    const table = buying('GIP', [], { phase: '3', cash: { GIP: 120, A: 1000 } })
    expect(table.refused('buyTrain', { ...three, credit: true })).toBe('1853-4.8.10-a')
    expect(credit(120).refused('buyTrain', { ...three, credit: true })).toBeUndefined()
    expect(onOffer(table).some((offer) => offer.includes('credit'))).toBe(false)
  })

  it('1853-3.4.3-b, 1853-3.4.6-a: one at most, and no other train beside it, not even with a gift', () => {
    const table = credit(120, {
      cash: { GIP: 120, A: 1000 },
      companies: { MSM: { shares: { B: 4, A: 2 }, trains: ['2'] } },
    })
    const after = {
      ...table.state,
      companies: {
        ...table.state.companies,
        GIP: { ...table.state.companies.GIP, trains: ['3'] as const, credit: '3' as const },
      },
    }
    table.state = after
    expect(table.refused('buyTrain', { ...three, credit: true })).toBe('1853-3.4.3-b')
    expect(table.refused('buyTrain', { ...three, gift: 320 })).toBe('1853-3.4.6-a')
    expect(table.refused('buyTrain', { from: 'MSM', train: '2', price: 100 })).toBe('1853-3.4.6-a')
    expect(table.refused('sellTrain', { seller: 'MSM', train: '2', price: 100 }, 'B')).toBe('engine-turn')
  })

  it('1853-3.4.3-a: a gift and credit do not go together', () => {
    const table = credit(120, { cash: { GIP: 120, A: 1000 } })
    expect(table.refused('buyTrain', { ...three, credit: true, gift: 320 })).toBe('1853-4.8.8-b')
  })

  it('1853-3.4.3-c: it changes the phase like any other purchase', () => {
    const table = credit(120, { phase: '2', trains: { 2: 0 } })
    table.act('buyTrain', { ...three, credit: true })
    expect(table.state.phase).toBe('3')
  })

  it('1853-3.4.3-c: a 5 on credit opens the country outside the home area like one that was paid for', () => {
    const owning = (train: '4' | '5', phase: '4' | '5') =>
      mayLeaveHomeArea(
        at({
          players: ['A', 'B', 'C'],
          phase,
          companies: { GIP: { shares: { A: 1, pool: 5 }, trains: [train], credit: train } },
          at: { round: 'stock' },
        }).state,
        'GIP',
      )
    expect([owning('5', '5'), owning('4', '5'), owning('4', '4')]).toEqual([true, false, false])
  })

  it('1853-3.4.4-a, 1853-3.4.4-b: the manager chooses the gauge, or does without', () => {
    const table = credit(120)
    expect(table.refused('buyTrain', { from: 'bank', train: '2M', price: 250, credit: true })).toBeUndefined()
    expect(table.refused('buyTrain', { ...three, credit: true })).toBeUndefined()
    table.act('pass')
    expect(table.state.companies.GIP.trains).toEqual([])
    // who may buy which train is as ever
    const early = credit(120, { phase: '2', doubleCards: true })
    expect(early.refused('buyTrain', { from: 'bank', train: '1M', price: 180, credit: true })).toBe(
      '1853-4.8.18-b',
    )
  })

  it('1853-R-22: a train that only the token reaches does not stand against credit, and may be taken on it', () => {
    const small = (cash: number) =>
      buying('MSM', [], {
        cash: { MSM: cash },
        trains: { 2: 0 },
        companies: { MSM: managed },
      })
    const table = small(200)
    expect(onOffer(table)).toEqual(['bank 3 440 credit', 'bank 2M 250 credit token'])
    table.act('buyTrain', { from: 'bank', train: '2M', price: 250, token: true, credit: true })
    expect(table.state.companies.MSM).toMatchObject({ credit: '2M', token: false })
    expect(onOffer(small(260))).toEqual(['bank 3 440 credit', 'bank 2M 250 token'])
  })
})
