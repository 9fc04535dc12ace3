import { describe, expect, test } from 'vitest'
import type { CoreState } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { kindOf } from '../kinds.js'
import { isHome, stopsOf } from './board-of.js'
import { byColour, fitsOn } from './fits.js'
import type { Described } from './lying.js'
import { withMarkers, withTile } from './lying.js'

async function opened(title: string) {
  const game = games[title]
  const kind = await kindOf(title)
  if (!game || !kind) throw new Error(title)
  const stateOf = (position: unknown): CoreState => {
    const built = game.title.position(position)
    if (!built.ok) throw new Error(JSON.stringify(built.refusal))
    return built.value
  }
  const boardOf = (state: CoreState) => ({
    map: kind.map.face.map(state, null),
    table: kind.map.face.table(state, null),
  })
  return {
    game,
    kind,
    boardOf,
    map: kind.map,
    empty: kind.empty as Described,
    stateOf,
    build: game.title.position,
  }
}

/** A town with room for a marker, a hex for tiles, and a company that is not in the game yet. */
const samples = [
  { title: '1873', town: 'C16', plain: 'B17', company: 'HBE', wrong: '974' },
  { title: '1854', town: 'C17', plain: 'D14', company: 'SB', wrong: '57' },
  { title: '1853', town: 'K17', plain: 'L12', company: 'EIR', wrong: '5' },
]

describe.each(samples)('$title', ({ title, town, plain, company, wrong }) => {
  test('begins with nothing, and has an example whose companies can run', async () => {
    const { game, kind, map, stateOf } = await opened(title)
    expect(map.face.runs.runners(stateOf(kind.empty))).toEqual([])
    expect(map.face.runs.runners(stateOf(kind.example(game))).length).toBeGreaterThan(0)
  })

  test('offers the tiles that the title accepts, by colour, and no others', async () => {
    const { map, boardOf, stateOf, empty, build } = await opened(title)
    const fits = fitsOn(map, boardOf(stateOf(empty)).map, build, empty, plain)
    expect(fits.map(({ tile }) => tile)).not.toContain(wrong)
    expect(byColour(fits).flatMap(([, own]) => own)).toHaveLength(fits.length)
    expect(byColour(fits)[0]?.[0]).toBe('yellow')
    for (const { tile, rotations } of fits)
      for (const rotation of rotations)
        expect(build(withTile(empty, plain, { tile, rotation })).ok, `${tile}:${rotation}`).toBe(true)
  })

  test('a marker brings its company into operation', async () => {
    const { map, boardOf, empty, stateOf } = await opened(title)
    const stopsIn = (state: CoreState) => stopsOf(boardOf(state).map.hexes[town])
    const before = stateOf(empty)
    expect(map.companies(before, town)).toContain(company)
    const known = map.withCompany(empty, before, company)
    const at = stopsIn(stateOf(known))[0]
    expect(at?.circles).toBeGreaterThan(0)
    const set = stateOf(withMarkers(known, map.markersField, town, [[company]]))
    expect(stopsIn(set)[0]?.markers).toEqual([{ company, active: true }])
    expect(map.withCompany(known, set, company)).toBe(known)
    expect(isHome(boardOf(set), company, town)).toBe(false)
  })
})
