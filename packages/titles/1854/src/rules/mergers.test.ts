import { describe, expect, it } from 'vitest'
import type { ChooseCharter, Merge } from '../actions.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

/** Anna owns 1 and 4, Berta 2 and 5, Carl 3 and 6. */
const owners = {
  1: { owner: 'Anna' },
  2: { owner: 'Berta' },
  3: { owner: 'Carl' },
  4: { owner: 'Anna' },
  5: { owner: 'Berta' },
  6: { owner: 'Carl' },
}

const window = (
  stage: 'opening window' | 'closing window',
  more: Partial<Description> = {},
): Description => ({
  players: ['Anna', 'Berta', 'Carl'],
  privates: 'sold',
  phase: '5',
  locals: owners,
  tiles: { J32: '57:1' },
  at: { round: 'operating', stage },
  ...more,
})

const partners = (table: Table): string[] => table.actions<Merge>('merge').map((action) => action.with)
const asked = (table: Table): string => {
  const { passed } = table.state.flow.at(-1) as unknown as { passed: readonly string[] }
  return Object.keys(table.state.locals).find((local) => !passed.includes(local)) ?? 'nobody'
}

describe('merger windows', () => {
  it('1854-merge-a, 1854-merge-b: open from phase 5 on, at the beginning and at the end of a round', () => {
    expect(at(window('opening window')).step).toBe('merger-window')
    expect(at(window('closing window')).step).toBe('merger-window')
    expect(at(window('opening window', { phase: '4' })).step).not.toBe('merger-window')
    expect(at(window('closing window', { phase: '4' })).step).not.toBe('merger-window')
    const passed = at(window('opening window'))
    for (let i = 0; i < 6; i++) passed.act('pass')
    expect(passed.step).not.toBe('merger-window')
  })

  it('1854-merge-a: of exactly two different railways', () => {
    const table = at(window('opening window'))
    expect(partners(table)).toEqual(['2', '3', '4', '5', '6'])
    expect(table.refused('merge', { with: '1' })).toBe('1854-merge-a')
  })

  it('1854-merge-a: not with one that is merged already', () => {
    const table = at(
      window('opening window', {
        ags: { A: { director: 'Anna' } },
        locals: { 3: { owner: 'Carl' }, 4: { owner: 'Anna' }, 5: { owner: 'Berta' }, 6: { owner: 'Carl' } },
      }),
    )
    expect(table.refused('merge', { with: '2' })).toBe('1854-merge-a')
    expect(partners(table)).toEqual(['4', '5', '6'])
  })

  it('1854-merge-n: railways are asked by number, and the window closes when all were passed for', () => {
    const table = at(window('opening window'))
    const seen: string[] = []
    while (table.step === 'merger-window') {
      seen.push(`${asked(table)} ${table.player}`)
      table.act('pass')
    }
    expect(seen).toEqual(['1 Anna', '2 Berta', '3 Carl', '4 Anna', '5 Berta', '6 Carl'])
    expect(Object.keys(table.state.ags)).toEqual([])
  })

  it('1854-merge-n, 1854-agree-c: after a declined or withdrawn offer the same railway is asked again', () => {
    const table = at(window('opening window')).act('pass')
    table.act('merge', { with: '3' }).act('decline', {}, 'Carl')
    expect(asked(table)).toBe('2')
    expect(partners(table)).toEqual(['1', '4', '5', '6'])
    table.act('merge', { with: '6' }).act('withdraw', {}, 'Berta')
    expect(asked(table)).toBe('2')
    expect(partners(table)).toEqual(['1', '4', '5', '6'])
  })

  it('1854-merge-n: one whose every offer was declined is passed for', () => {
    const table = at(
      window('opening window', {
        ags: { A: { director: 'Anna' }, B: { director: 'Anna' } },
        locals: { 5: { owner: 'Berta' }, 6: { owner: 'Carl' } },
      }),
    )
    table.act('merge', { with: '6' }).act('decline', {}, 'Carl')
    expect(asked(table)).toBe('6')
    expect(table.player).toBe('Carl')
  })

  it('1854-merge-n: after a merger the asking begins again with the lowest number left', () => {
    const table = at(window('opening window')).act('pass').act('pass')
    table.act('merge', { with: '6' }).act('chooseCharter', { ag: 'B' })
    expect(asked(table)).toBe('1')
    expect(partners(table)).toEqual(['2', '4', '5'])
  })

  it('1854-auction-ab: while a local railway is unsold no window opens', () => {
    const { 6: _, ...sold } = owners
    const table = at({
      ...window('opening window', { privates: 'unsold', locals: sold }),
      mountains: {},
      at: { round: 'operating', stage: 'opening window', interrupts: true },
    })
    expect(table.step).not.toBe('merger-window')
  })
})

describe('agreed mergers', () => {
  it('1854-merge-c, 1854-merge-d, 1854-agree-a: the owner of the lower number directs and chooses the charter', () => {
    const table = at(window('opening window')).act('pass').act('pass')
    // Carl asks for 3, Berta owns 2: hers is the lower number
    table.act('merge', { with: '2' })
    expect(table.refused('accept', {}, 'Carl')).toBe('engine-turn')
    table.act('accept', {}, 'Berta')
    expect(table.step).toBe('charter')
    expect(table.players).toEqual(['Berta'])
    expect(table.refused('chooseCharter', { ag: 'A' }, 'Carl')).toBe('engine-turn')
    expect(table.refused('pass', {}, 'Berta')).toBe('engine-step')
    expect(table.actions<ChooseCharter>('chooseCharter').map(({ ag }) => ag)).toEqual(['A', 'B', 'C'])
    table.act('chooseCharter', { ag: 'C' })
    expect(table.state.ags.C).toMatchObject({ director: 'Berta', certificates: { 'player:Carl': 1 } })
    expect(table.told('merged')).toEqual([
      { kind: 'merged', ag: 'C', locals: ['2', '3'], director: 'Berta', forced: false },
    ])
  })

  it('1854-merge-c, 1854-merge-d, 1854-agree-a: one owner of both decides alone and receives both certificates', () => {
    const table = at(window('opening window')).act('merge', { with: '4' })
    expect(table.step).toBe('charter')
    table.act('chooseCharter', { ag: 'A' })
    expect(table.state.ags.A).toMatchObject({ director: 'Anna', certificates: { 'player:Anna': 1 } })
  })

  it('1854-merge-d: a charter that is taken cannot be chosen', () => {
    const table = at(window('opening window')).act('merge', { with: '4' }).act('chooseCharter', { ag: 'B' })
    table.act('merge', { with: '5' })
    expect(table.refusal('chooseCharter', { ag: 'B' })).toEqual({
      rule: '1854-merge-d',
      params: { ag: 'B', free: ['A', 'C'] },
    })
    table.act('chooseCharter', { ag: 'A' })
    // the last charter is no choice
    table.act('merge', { with: '6' })
    expect(table.state.ags.C?.director).toBe('Carl')
  })

  it('1854-merge-e: the price marker goes on 67, below those already there', () => {
    const table = at(
      window('opening window', {
        majors: { KR: { director: 'Anna', certificates: { Anna: 1 }, space: 'R6C3' } },
      }),
    )
    table.act('merge', { with: '4' }).act('chooseCharter', { ag: 'A' })
    expect(table.state.market['R6C3']).toEqual(['KR', 'A'])
    expect(table.state.ags.A?.space).toBe('R6C3')
  })

  it('1854-merge-f, 1854-merge-g: the treasuries are joined, plus trains are gone, regular ones go to the pool', () => {
    const table = at(
      window('opening window', {
        cash: { '1': 120, '4': 35 },
        locals: { ...owners, 1: { owner: 'Anna', trains: ['3+'] }, 4: { owner: 'Anna', trains: ['3'] } },
        trains: { '3+': 2 },
      }),
    )
    const before = table.cash('bank')
    table.act('merge', { with: '4' }).act('chooseCharter', { ag: 'A' })
    expect(table.cash('A')).toBe(155)
    expect(table.cash('bank')).toBe(before)
    expect(table.state.ags.A?.trains).toEqual([])
    expect(table.state.openPool).toEqual(['3'])
    expect(table.told('trains-gone')).toEqual([
      { kind: 'trains-gone', train: '3+', count: 1, because: 'merger' },
    ])
    expect(table.state.trains['3+']).toBe(2)
  })

  it('1854-merge-h, 1854-merge-i: their markers leave the small map, their certificates the game', () => {
    const table = at(window('opening window'))
    expect(table.state.markers['J32']).toEqual([['4']])
    table.act('merge', { with: '4' }).act('chooseCharter', { ag: 'A' })
    expect(Object.keys(table.state.locals)).toEqual(['2', '3', '5', '6'])
    expect(Object.values(table.state.markers).flat(2)).not.toContain('4')
    expect(Object.values(table.state.markers).flat(2)).not.toContain('1')
    expect(Object.values(table.state.markers).flat(2)).toContain('3')
    // the map is still in use
    expect(table.state.tiles['J32']).toBeDefined()
  })

  it('1854-merge-m: with the third AG the small map is cleared, and its tiles are in the supply again', () => {
    const table = at(window('opening window', { tunnels: {} }))
    const supply = table.state.supply['57'] ?? 0
    for (const [other, ag] of [
      ['4', 'A'],
      ['5', 'B'],
    ])
      table.act('merge', { with: other }).act('chooseCharter', { ag })
    table.act('merge', { with: '6' })
    expect(table.state.tiles['J32']).toBeUndefined()
    expect(table.state.supply['57']).toBe(supply + 1)
    expect(table.told('small-map-cleared')).toHaveLength(1)
    expect(table.step).not.toBe('merger-window')
  })

  it('1854-merge-j: an AG of the opening window acts in this round, one of the closing window in the next', () => {
    const first = at(window('opening window')).act('merge', { with: '4' }).act('chooseCharter', { ag: 'A' })
    first.passUntil('home', 'A')
    expect(first.state.round.operating).toBe(1)
    const last = at(window('closing window')).act('merge', { with: '4' }).act('chooseCharter', { ag: 'A' })
    last.passUntil('home', 'A')
    expect(last.state.round.operating).toBe(2)
  })

  it.each(['opening window', 'closing window'] as const)(
    '1854-merge-j: by the other reading an AG of the %s acts in the next round',
    (stage) => {
      const table = at(window(stage, { readings: { newLocalAg: 'waits' } }))
      table.act('merge', { with: '4' }).act('chooseCharter', { ag: 'A' })
      expect(table.state.ags.A?.acted).toBe(false)
      table.passUntil('home', 'A')
      expect(table.state.round.operating).toBe(2)
    },
  )
})

describe('forced mergers', () => {
  const four: Partial<Description> = {
    phase: '6',
    forcedMergers: true,
    ags: { B: { director: 'Berta', locals: ['2', '5'] } },
    locals: { 1: { owner: 'Anna' }, 3: { owner: 'Carl' }, 4: { owner: 'Anna' }, 6: { owner: 'Carl' } },
  }

  it('1854-merge-k, 1854-merge-l, 1854-merge-m, EX-44: 1 + 3 and 4 + 6 merge, and the small map is cleared', () => {
    const table = at(window('closing window', four))
    for (const player of ['Anna', 'Carl', 'Anna', 'Carl']) {
      expect(table.player).toBe(player)
      table.act('pass')
    }
    // 1854-agree-a: the charter is chosen as in an agreed merger
    expect(table.step).toBe('charter')
    expect(table.players).toEqual(['Anna'])
    table.act('chooseCharter', { ag: 'C' })
    expect(table.told('merged')).toEqual([
      { kind: 'merged', ag: 'C', locals: ['1', '3'], director: 'Anna', forced: true },
      { kind: 'merged', ag: 'A', locals: ['4', '6'], director: 'Anna', forced: true },
    ])
    expect(table.state.locals).toEqual({})
    expect(table.told('small-map-cleared')).toHaveLength(1)
    expect(table.state.forcedMergers).toBe(false)
  })

  it('1854-merge-k: before that the owners may still agree', () => {
    const table = at(window('closing window', four))
    table.act('merge', { with: '6' }).act('accept', {}, 'Carl').act('chooseCharter', { ag: 'A' })
    expect(table.step).toBe('merger-window')
    table.act('pass').act('pass')
    expect(table.told('merged')).toMatchObject([{ ag: 'C', locals: ['3', '4'], forced: true }])
  })

  it('1854-merge-k: the window at the beginning of a round forces nobody', () => {
    const table = at(window('opening window', four))
    for (let i = 0; i < 4; i++) table.act('pass')
    expect(Object.keys(table.state.locals)).toHaveLength(4)
    expect(table.state.forcedMergers).toBe(true)
  })

  it('1854-merge-k: the first 6-train forces the mergers at the end of the same round', () => {
    const table = at({
      ...window('closing window', { phase: '5', trains: { 5: 0 } }),
      cash: { KR: 700 },
      majors: { KR: { director: 'Anna', certificates: { Anna: 1 } } },
      at: { round: 'operating', turn: 'KR', step: 'trains' },
    })
    table.act('buyTrain', { from: 'bank', train: '6', price: 670 }).passUntil('merger-window')
    expect(table.state.round.operating).toBe(1)
    for (let i = 0; i < 6; i++) table.act('pass')
    table.act('chooseCharter', { ag: 'A' }).act('chooseCharter', { ag: 'B' })
    expect(table.state.locals).toEqual({})
    expect(Object.keys(table.state.ags)).toEqual(['A', 'B', 'C'])
  })
})
