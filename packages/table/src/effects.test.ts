import { describe, expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import type { Company } from './company.js'
import type { Effect } from './effect.js'
import { effectsBetween } from './effects.js'
import type { Table } from './table.js'
import { fact } from './table.js'
import { anyCompany, emptyTable } from './testing.js'
import type { Scale, Value } from './values.js'
import { company, count, hidden, money, msg, name, none, percent, player, says, train } from './values.js'

const [anna, ben] = ['Anna', 'Ben'] as PlayerId[] as [PlayerId, PlayerId]
const seat = { order: 1, priority: false, assets: [], facts: [], secrets: [] }
const alpha: Company = {
  ...anyCompany,
  treasury: 100,
  price: { amount: 90, percent: 10 },
  head: { player: anna, as: 'director' },
  trains: [{ train: '2' }],
  shares: [
    { holder: 'player:Anna', percent: 20, certificates: 1 },
    { holder: 'pool:pool', percent: 80, certificates: 8 },
  ],
}
const before: Table = {
  ...emptyTable,
  players: [
    { ...seat, ref: anna, cash: 100 },
    { ...seat, ref: ben, cash: 100 },
  ],
  companies: [alpha],
}
const told = (effects: readonly Effect[]) => effects.map(({ what, from, to, tone }) => [what, from, to, tone])
const withAlpha = (change: Partial<Company>): Table => ({ ...before, companies: [{ ...alpha, ...change }] })

describe('effects', () => {
  it('are none between equal tables', () => {
    expect(effectsBetween(before, structuredClone(before), anna)).toEqual([])
  })

  it('tell a purchase: cash, worth, share and pool', () => {
    const after: Table = {
      ...withAlpha({
        shares: [
          { holder: 'player:Anna', percent: 30, certificates: 2 },
          { holder: 'pool:pool', percent: 70, certificates: 7 },
        ],
      }),
      players: [{ ...seat, ref: anna, cash: 20 }, before.players[1]!],
    }
    const effects = effectsBetween(before, after, anna)
    expect(told(effects)).toEqual([
      ['cash', money(100), money(20), 'bad'],
      ['worth', money(280), money(290), 'good'],
      ['share', percent(20), percent(30), 'good'],
      ['share', percent(80), percent(70), 'plain'],
    ])
    expect(effects.map(({ detail }) => detail)).toEqual([
      undefined,
      undefined,
      company('A'),
      says('pool.pool'),
    ])
    expect(effects.every(({ rank }) => rank === 0)).toBe(true)
  })

  it('put first what concerns the chooser, then what nobody should miss', () => {
    const after: Table = { ...withAlpha({ treasury: 50, head: { player: ben, as: 'director' } }), phase: '2' }
    expect(effectsBetween(before, after, ben).map(({ what, rank }) => [what, rank])).toEqual([
      ['head', 1],
      ['phase', 1],
      ['treasury', 2],
    ])
    expect(effectsBetween(before, after, anna).map(({ what, rank }) => [what, rank])).toEqual([
      ['treasury', 0],
      ['head', 0],
      ['phase', 1],
    ])
  })

  it('tell trains, facts and companies that come', () => {
    const fact = { id: 'upkeep', label: msg('fact.upkeep'), show: 'card', more: 'worse' } as const
    const after: Table = {
      ...before,
      companies: [
        { ...alpha, trains: [], facts: [{ ...fact, value: count(50) }] },
        { ...anyCompany, ref: 'B', state: 'waiting' },
      ],
    }
    expect(told(effectsBetween(before, after, null))).toEqual([
      ['state', none, says('state.waiting'), 'plain'],
      ['trains', { kind: 'list', items: [train('2')] }, none, 'plain'],
      ['fact', none, count(50), 'bad'],
    ])
  })

  it('say nothing of what stays hidden', () => {
    const secret = { id: 'contract', label: msg('secret'), inside: hidden, outside: [] }
    const holder = { ...seat, ref: ben, cash: 100, secrets: [secret] }
    const [was, is] = [holder, structuredClone(holder)].map((one) => ({
      ...before,
      players: [before.players[0]!, one],
    }))
    expect(effectsBetween(was!, is!, anna)).toEqual([])
  })

  it('tell bids, the round and the end', () => {
    const lot = { id: 'x', item: name('X') }
    const was: Table = { ...before, lots: [{ ...lot, bids: [] }] }
    const is: Table = {
      ...before,
      lots: [{ ...lot, bids: [{ player: anna, amount: 50 }] }],
      round: { kind: 'end', number: 1, part: 1 },
      over: true,
    }
    expect(told(effectsBetween(was, is, anna))).toEqual([
      ['bid', none, money(50), 'plain'],
      ['round', name('SR 1'), name('OR 1.1'), 'plain'],
      ['over', none, says('round.end'), 'plain'],
    ])
    expect(effectsBetween(was, is, ben).map(({ what }) => what)).not.toContain('bid')
  })

  it('tell what a scale is at, not what it could be', () => {
    const scale: Scale = {
      kind: 'scale',
      now: 40,
      labels: { amount: msg('machine'), more: msg('switcher') },
      steps: [{ at: '1', amount: 40 }],
      ahead: [],
    }
    const at = (value: Value): Table => ({ ...before, facts: [fact('income', value, 'card')] })
    const more: Scale = { ...scale, ahead: [{ label: msg('with'), amount: 60 }] }
    expect(effectsBetween(at(scale), at(more), anna)).toEqual([])
    const [found] = effectsBetween(at(scale), at({ ...scale, now: 60 }), anna)
    expect(found).toMatchObject({ what: 'fact', from: { now: 40 }, to: { now: 60 } })
  })

  it('tell who gets the priority', () => {
    const after: Table = {
      ...before,
      players: [before.players[0]!, { ...seat, ref: ben, cash: 100, priority: true }],
    }
    expect(told(effectsBetween(before, after, anna))).toEqual([['priority', none, player(ben), 'plain']])
  })
})
