import { describe, expect, it } from 'vitest'
import type { SiteDraft } from './site-draft.js'
import { gauged, offerOf, offersIn, siteDraft, tapped, turned, turnsOf, variantsOf } from './site-draft.js'
import { games } from '@stellwerk/titles'
import { positionOf, seen, stepIn } from './testing.js'

const offersAt = (title: string, position: object) =>
  offersIn(stepIn(title, positionOf(title, position))?.step ?? null)

/** HBE may lay track from Halberstadt and Blankenburg. */
const harz = (more: object = {}) =>
  offersAt('1873', {
    players: ['Ada', 'Ben', 'Cleo'],
    phase: '2',
    cash: { HBE: 120 },
    mines: { 5: { owner: 'Ben' } },
    railways: { HBE: { price: 120, shares: { Ada: 3 }, trains: [2] } },
    tiles: { B17: '78:4' },
    at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
    ...more,
  })

/** KR may build from Linz; Ada, its director, owns the Außerfernbahn and the Murthalbahn. */
const austria = (more: object = {}) =>
  offersAt('1854', {
    players: ['Ada', 'Ben', 'Cleo'],
    phase: '3',
    cash: { KR: 300 },
    privates: 'sold',
    mountains: { AUS: { owner: 'Ada' }, MUR: { owner: 'Ada' } },
    majors: { KR: { issuePrice: 72, director: 'Ada', certificates: { Ada: 1 }, trains: ['2'] } },
    tiles: { C17: '57:1' },
    at: { round: 'operating', turn: 'KR', step: 'track' },
    ...more,
  })

const tilesOn = (offers: ReturnType<typeof harz>, hex: string) => [
  ...new Set(offers.get(hex)?.map(({ way }) => way.tile)),
]

describe('a draft on a hex', () => {
  const offers = harz()

  it('is its first legal tile at once, as soon as the hex is tapped', () => {
    const first = offers.get('E16')?.[0]
    expect(tapped(offers, null, 'E16')).toEqual(first && siteDraft(first.row.action))
    expect(tapped(offers, null, 'E16')).toMatchObject({
      kind: 'site',
      type: 'layTile',
      hex: 'E16',
      tile: '75',
    })
    expect(tapped(offers, null, 'J7')).toBeNull()
  })

  it('turns through the legal rotations only, and round', () => {
    const start = { kind: 'site' as const, type: 'layTile', hex: 'E16', tile: '76' }
    const offer = offerOf(offers, start)
    const rotations = offer ? turnsOf(offers, offer).map(({ rotation }) => rotation) : []
    expect(rotations.length).toBeGreaterThan(1)
    let draft: SiteDraft = start
    const seen = rotations.map(() => {
      const { rotation } = offerOf(offers, draft) ?? {}
      draft = turned(offers, draft)
      return rotation
    })
    expect(seen).toEqual(rotations)
    expect(draft['rotation']).toBe(rotations[0])
    expect(turned(offers, draft, -1)['rotation']).toBe(rotations.at(-1))
    // and so does a second tap on the hex
    expect(tapped(offers, draft, 'E16')?.['rotation']).toBe(rotations[1])
  })

  it('stands for one of the choices, and for none where nothing can be laid', () => {
    expect(
      offerOf(offers, { kind: 'site', type: 'layTile', hex: 'E16', tile: '75' })?.row.action,
    ).toMatchObject({
      type: 'layTile',
      hex: 'E16',
      tile: '75',
    })
    expect(offerOf(offers, { kind: 'site', type: 'layTile', hex: 'J7' })).toBeUndefined()
    for (const here of offers.values())
      for (const { row } of here) expect(offerOf(offers, siteDraft(row.action))?.row).toBe(row)
  })

  it('goes on from circle to circle where there is nothing to turn', () => {
    const stations = harz({
      cash: { HBE: 500 },
      tiles: { B17: '78:4', E16: '75:2' },
      at: { round: 'operating', turn: 'HBE', step: 'railway-station' },
    })
    const [hex, here] = [...stations].find(([, all]) => all.length > 0) ?? []
    if (hex === undefined || !here) throw new Error('no station')
    const draft = tapped(stations, null, hex)
    expect(draft).toMatchObject({ kind: 'site', hex })
    expect(here.map(({ row }) => siteDraft(row.action))).toContainEqual(tapped(stations, draft, hex))
  })
})

describe('tunnels and powers', () => {
  const offers = austria()

  it('lie among the tiles of a hex', () => {
    expect(tilesOn(offers, 'C15')).toEqual(expect.arrayContaining(['4', 'straight', 'curve']))
  })

  it('a power is used only if it is wanted, and the price tells of it', () => {
    const plain = offerOf(offers, { kind: 'site', type: 'buildTunnel', hex: 'C15', tunnel: 'straight' })
    if (!plain) throw new Error('no tunnel')
    const variants = variantsOf(offers, plain)
    expect(variants.map(({ row }) => [row.price, row.variant?.key])).toEqual([
      [100, undefined],
      [60, 'variant.power'],
    ])
  })

  it('where the treasury is small, only the power helps', () => {
    const poor = austria({ cash: { KR: 70 } })
    const offer = offerOf(poor, { kind: 'site', type: 'buildTunnel', hex: 'C15', tunnel: 'straight' })
    expect(offer?.row.action).toMatchObject({ power: true })
  })
})

it('a tile of two gauges goes from one to the other and back', () => {
  const late = positionOf('1853', {
    ...(games['1853']?.title.randomPlay.late({
      players: ['Ada', 'Ben', 'Cleo'],
      seed: 1,
      options: {},
    }) as object),
    players: ['Ada', 'Ben', 'Cleo'],
    at: { round: 'operating', turn: 'GIP', step: 'track' },
  })
  const offers = offersIn(stepIn('1853', late)?.step ?? null)
  const { tiles } = seen('1853', late).map
  const first = offers.get('N10')?.[0]
  if (!first) throw new Error('GIP builds at N10')
  const draft = siteDraft(first.row.action)
  const other = gauged(offers, draft, tiles)
  expect(other).not.toEqual(draft)
  expect(tiles[other['tile'] as string]?.family).toBe(tiles[draft['tile'] as string]?.family)
  expect(gauged(offers, other, tiles)['tile']).toBe(draft['tile'])
})
