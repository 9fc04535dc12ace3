import { describe, expect, it } from 'vitest'
import { austria1854 } from './title.js'

const players = ['A', 'B', 'C']

/** The rule and the place that a description is refused for. */
function refusal(description: unknown): [string, unknown] | undefined {
  const result = austria1854.position(description)
  return result.ok ? undefined : [result.refusal.rule, result.refusal.params['path']]
}

const faultOf = (description: unknown): unknown => {
  const result = austria1854.position(description)
  return result.ok ? undefined : result.refusal.params['fault']
}

describe('descriptions that are not well formed', () => {
  it.each([
    [null, ''],
    [{}, 'players'],
    [{ players, title: '1873' }, 'title'],
    [{ players, surplus: 1 }, 'surplus'],
    [{ players, phase: '8' }, 'phase'],
    [{ players, mountains: { KE: {} } }, 'mountains.KE'],
    [{ players, locals: { 7: {} } }, 'locals.7'],
    [{ players, majors: { KE: { price: 'high' } } }, 'majors.KE.price'],
    [{ players, ags: { A: { locals: ['7', '8'] } } }, 'ags.A.locals[0]'],
    [{ players, tiles: { Z99: '57:0' } }, 'tiles.Z99'],
    [{ players, openPool: ['7'] }, 'openPool[0]'],
    [{ players, at: {} }, 'at.round'],
    [{ players, at: { round: 'trading' } }, 'at.round'],
    [{ players, at: { round: 'stock', bids: {} } }, 'at.bids'],
  ])('%j', (description, path) => {
    expect(refusal(description)).toEqual(['engine-malformed', path])
  })

  it('1854-setup-a: the number and the names of players', () => {
    expect(refusal({ players: ['A', 'B'] })).toEqual(['1854-setup-a', undefined])
    expect(refusal({ players: ['A', 'B', 'B'] })).toEqual(['engine-setup', 'players[2]'])
  })
})

describe('positions that cannot be', () => {
  const ke = { director: 'A', certificates: { B: 1 } }
  it.each([
    [{ order: ['A', 'B', 'B'] }, 'order'],
    [{ priority: 'D' }, 'priority'],
    [{ mountains: { AUS: { owner: 'D' } } }, 'mountains.AUS.owner'],
    [{ locals: { 1: { owner: 'D' } } }, 'locals.1.owner'],
    [{ ags: { A: { director: 'A' } }, locals: { 1: { owner: 'A' } } }, 'locals.1'],
    [{ ags: { A: { director: 'A', locals: ['3', '3'] } } }, 'ags.A.locals'],
    [{ ags: { A: { director: 'A', locals: ['3', '4'] }, B: { director: 'A' } } }, 'ags'],
    [{ ags: { A: {} } }, 'ags.A.director'],
    [{ ags: { A: { director: 'A', other: 'bank' } } }, 'ags.A.other'],
    [{ majors: { KE: { director: 'D' } } }, 'majors.KE.director'],
    [{ majors: { KE: { price: 67 } } }, 'majors.KE.director'],
    [{ majors: { KE: { ...ke, issuePrice: 70 } } }, 'majors.KE.issuePrice'],
    [{ majors: { KE: { ...ke, price: 68_000 } } }, 'majors.KE.price'],
    [{ majors: { KE: { ...ke, space: 'R9C9' } } }, 'majors.KE.space'],
    [{ majors: { KE: { director: 'A', certificates: { D: 1 } } } }, 'majors.KE.certificates.D'],
    [{ majors: { KE: { director: 'A', certificates: { B: -1 } } } }, 'majors.KE.certificates.B'],
    [{ majors: { KE: { director: 'A', certificates: { B: 4 } } } }, 'majors.KE.certificates'],
    [{ majors: { KE: { director: 'A', certificates: { split: 1 } } } }, 'majors.KE.certificates.split'],
    [{ majors: { KE: ke }, options: { C: { company: 'KE' } } }, 'options.C.company'],
    [{ majors: { KE: { ...ke, split: true } }, options: { B: { company: 'KE' } } }, 'options.B.company'],
    [{ options: { D: { company: 'KE' } } }, 'options.D'],
    [{ stacks: { R6C3: ['KE'] } }, 'stacks.R6C3'],
    [{ trains: { 2: -1 } }, 'trains.2'],
    [{ cash: { bank: 5 } }, 'cash.bank'],
    [{ cash: { D: 5 } }, 'cash.D'],
    [{ cash: { 'ag:A': 5 } }, 'cash.ag:A'],
    [{ cash: { A: -5 } }, 'cash.A'],
    [{ cash: { A: 10_001 } }, 'cash'],
    [{ tiles: { C17: '57' } }, 'tiles.C17'],
    [{ tiles: { C17: '1000:0' } }, 'tiles.C17'],
    [{ tiles: { C17: '57:6' } }, 'tiles.C17'],
    [{ tunnels: { F12: ['bent:1'] } }, 'tunnels.F12'],
    [{ markers: { C17: ['XX'] } }, 'markers.C17'],
    [{ markers: { C17: [[], ['KR']] } }, 'markers.C17'],
    [{ round: { stock: 1, set: -1 } }, 'round.set'],
    [{ at: { round: 'auction', turn: 'D' } }, 'at.turn'],
    [{ at: { round: 'auction', bids: { KE: { A: 5 } } } }, 'at.bids.KE'],
    [{ at: { round: 'auction', bids: { MUR: { D: 55 } } } }, 'at.bids.MUR'],
    [{ at: { round: 'auction', withdrawn: { MUR: ['D'] } } }, 'at.withdrawn.MUR'],
    [{ at: { round: 'stock', turn: 'D' } }, 'at.turn'],
    [{ at: { round: 'stock', sold: { D: ['KE'] } } }, 'at.sold.D'],
    [{ at: { round: 'stock', lastActor: 'D' } }, 'at.lastActor'],
    [{ at: { round: 'operating', number: 2 } }, 'at.number'],
    [{ at: { round: 'operating', turn: 'KE' } }, 'at.turn'],
    [{ at: { round: 'operating', step: 'track' } }, 'at.step'],
    [{ majors: { KE: ke }, at: { round: 'operating', turn: 'KE', step: 'auction' } }, 'at.step'],
    [
      { majors: { KE: ke }, at: { round: 'operating', turn: 'KE', step: 'payout', revenue: 15 } },
      'at.revenue',
    ],
  ])('%j', (description, path) => {
    expect(refusal({ players, ...description })).toEqual(['engine-position', path])
  })

  it.each([
    ['1854-track-d', { F12: '7:0' }],
    ['1854-track-o', { C21: '1:2' }],
    ['1854-upgrade-c', { C23: '433:3' }],
    ['1854-upgrade-d', { C17: '58:0' }],
    ['1854-upgrade-f', { C17: '433:0' }],
    ['1854-track-l', { H18: '57:0' }],
  ])('%s: tiles that do not fit', (rule, tiles) => {
    expect(faultOf({ players, tiles })).toEqual({ kind: 'misfit', rule })
  })

  it('what breaks a law of conservation is refused with that law', () => {
    expect(faultOf({ players, tiles: { C17: '57:0' }, markers: { C17: ['KR', 'KE'] } })).toEqual({
      kind: 'circles',
      hex: 'C17',
      count: 2,
      circles: 1,
    })
    expect(faultOf({ players, majors: { KE: { director: 'A', certificates: { B: 3 } } } })).toEqual({
      kind: 'director',
      company: 'KE',
      player: 'A',
      held: 40,
      most: 60,
    })
  })
})
