import { describe, expect, it } from 'vitest'
import type { LayTile, State } from '@stellwerk/1873'
import { harzbahn, harzbahnTexts } from '@stellwerk/1873'
import { legal } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import { changedHexes } from './changed.js'
import { effectOf } from './lay-effect.js'
import { begun, layOf, laysOf, turned, withTile } from './lays.js'
import { whyNot } from './why-not.js'

const ada = 'Ada' as PlayerId

/** HBE may lay track from Halberstadt and Blankenburg. */
function building(more: object = {}): State {
  const made = harzbahn.position({
    players: ['Ada', 'Ben', 'Cleo'],
    phase: '2',
    cash: { HBE: 120 },
    mines: { 5: { owner: 'Ben' } },
    railways: { HBE: { price: 120, shares: { Ada: 3 }, trains: [2] } },
    tiles: { B17: '78:4' },
    at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
    ...more,
  })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

describe('choosing a tile', () => {
  const lays = laysOf(legal(harzbahn, building()))

  it('a hex comes first, then one of its tiles in its first legal rotation', () => {
    const hex = begun(lays, 'E16')
    expect(hex).toEqual({ kind: 'tile', hex: 'E16' })
    const tiles = [...(lays.get('E16')?.keys() ?? [])]
    expect(tiles.length).toBeGreaterThan(1)
    const first = withTile(lays, 'E16', tiles[0] ?? '')
    expect(first?.rotation).toBe(lays.get('E16')?.get(tiles[0] ?? '')?.[0]?.rotation)
  })

  it('turning goes through the legal rotations only, and round', () => {
    const ways =
      lays
        .get('E16')
        ?.get('76')
        ?.map(({ rotation }) => rotation) ?? []
    expect(ways.length).toBeGreaterThan(1)
    let draft = withTile(lays, 'E16', '76')
    const seen = ways.map(() => {
      const rotation = draft?.rotation
      draft = draft && turned(lays, draft)
      return rotation
    })
    expect(seen).toEqual(ways)
    expect(draft?.rotation).toBe(ways[0])
    expect(draft && turned(lays, draft, -1).rotation).toBe(ways.at(-1))
  })

  it('a finished draft is one of the choices', () => {
    const draft = withTile(lays, 'E16', '75')
    expect(draft && layOf(lays, draft)).toMatchObject({ type: 'layTile', hex: 'E16', tile: '75' })
    expect(layOf(lays, { kind: 'tile', hex: 'E16' })).toBeUndefined()
    expect(begun(lays, 'J7')).toBeNull()
  })

  it('where only one tile fits it lies there at once', () => {
    const lay: LayTile = { type: 'layTile', player: ada, hex: 'B15', tile: '77', rotation: 4 }
    const only = laysOf({ players: [], step: null, partial: [], choices: [{ action: lay }] })
    expect(begun(only, 'B15')).toEqual({ kind: 'tile', hex: 'B15', tile: '77', rotation: 4 })
  })
})

describe('what a tile changes', () => {
  it('tells its cost and the mine that it connects', () => {
    const lay: LayTile = { type: 'layTile', player: ada, hex: 'D13', tile: '956', rotation: 1 }
    const effect = effectOf(building({ cash: { HBE: 500 } }), lay)
    expect(effect).toMatchObject({ cost: 150, refund: 0, mines: [{ mine: 5, from: 50, to: 50 }] })
    expect(effect?.places).toEqual(['D13'])
  })

  it('tells what the bank advances on the route of another railway', () => {
    const lay: LayTile = { type: 'layTile', player: ada, hex: 'C8', tile: '79', rotation: 0 }
    const state = building({ cash: { HBE: 500 }, markers: { B9: ['HBE'] } })
    expect(effectOf(state, lay)).toMatchObject({ cost: 150, refund: 150, concessions: ['NWE'], places: [] })
  })

  it('knows nothing of a tile that cannot be laid', () => {
    expect(effectOf(building(), { type: 'layTile', player: ada, hex: 'J7', tile: '75', rotation: 0 })).toBe(
      undefined,
    )
  })

  it('names the hexes of an action', () => {
    const events = [
      { kind: 'tile-laid', hex: 'D13' },
      { kind: 'mine-connected', mine: 5 },
      { kind: 'mine-connected', mine: 12 },
      { kind: 'money', amount: 150 },
    ]
    expect(changedHexes(events)).toEqual(['D13', 'D15'])
  })
})

describe('why nothing can be laid', () => {
  const rule = (hex: string, more: object = {}): string | undefined => whyNot(building(more), ada, hex)?.rule

  it('says the reason of the tile that came furthest', () => {
    expect(rule('E16')).toBeUndefined()
    expect(rule('J7')).toBe('1873-4.4.1-j')
    expect(rule('C14')).toBe('1873-4.4.1-b')
    expect(rule('D15')).toBe('1873-4.4.1-c')
    expect(rule('G12')).toBe('1873-4.4.1-o')
    expect(rule('D13')).toBe('1873-4.4.1-s')
  })

  it('speaks of all rotations where none fits', () => {
    const no = whyNot(building({ phase: '3', tiles: { B17: '78:4', H19: '78:1' } }), ada, 'H19')
    expect(no?.rule).toBe('1873-4.4.1-i')
    expect(no && harzbahnTexts.refusal('en', no)).toMatch(/^In no rotation does a tile fit .*[^.]\.$/)
  })
})
