import { describe, expect, test } from 'vitest'
import type { CoreState } from '@stellwerk/engine'
import { games, manifestOf } from '@stellwerk/titles'
import { exampleOf } from '../example.js'
import { withCompany } from '../told.js'
import { fitsOn } from './fits.js'
import { withMarkers, withTile } from './lying.js'
import { isHome, stopsOf } from './stations.js'

async function opened(title: string) {
  const game = games[title]
  const form = await manifestOf(title)?.positionForm?.()
  if (!game || !form) throw new Error(title)
  const build = game.title.position
  const stateOf = (position: unknown): CoreState => {
    const built = build(position)
    if (!built.ok) throw new Error(JSON.stringify(built.refusal))
    return built.value
  }
  const boardOf = (state: CoreState) => ({
    map: game.face.map(state, null),
    table: game.face.table(state, null),
  })
  return { game, form, empty: form.empty, boardOf, stateOf, build }
}

/** A town with room for a marker, a hex for tiles, and a company that is not in the game yet. */
const samples = [
  { title: '1873', town: 'C16', plain: 'B17', company: 'HBE', wrong: '974' },
  { title: '1854', town: 'C17', plain: 'D14', company: 'SB', wrong: '57' },
  { title: '1853', town: 'K17', plain: 'L12', company: 'EIR', wrong: '5' },
]

describe.each(samples)('$title', ({ title, town, plain, company, wrong }) => {
  test('begins with nothing, and has an example whose companies can run', async () => {
    const { game, form, stateOf } = await opened(title)
    expect(game.face.runs.runners(stateOf(form.empty))).toEqual([])
    expect(game.face.runs.runners(stateOf(exampleOf(game, form))).length).toBeGreaterThan(0)
  })

  test('offers the tiles that the title accepts, by colour, and no others', async () => {
    const { form, boardOf, stateOf, empty, build } = await opened(title)
    const { map } = boardOf(stateOf(empty))
    const fits = fitsOn(form, map, build, empty, plain)
    expect(fits.map(({ tile }) => tile)).not.toContain(wrong)
    const colours = [...new Set(fits.map(({ tile }) => map.tiles[tile]?.colour))]
    expect(colours[0]).toBe('yellow')
    expect(colours).toEqual(
      ['yellow', 'green', 'brown', 'grey'].filter((one) => colours.some((c) => c === one)),
    )
    for (const { tile, rotations } of fits)
      for (const rotation of rotations)
        expect(build(withTile(empty, plain, { tile, rotation })).ok, `${tile}:${rotation}`).toBe(true)
  })

  test('a marker brings its company into operation', async () => {
    const { form, boardOf, empty, stateOf } = await opened(title)
    const stopsIn = (state: CoreState) => stopsOf(boardOf(state).map.hexes[town])
    const before = stateOf(empty)
    expect(form.stationsOf(before, town)).toContain(company)
    const known = withCompany(form, empty, boardOf(before).table, company)
    const at = stopsIn(stateOf(known))[0]
    expect(at?.circles).toBeGreaterThan(0)
    const set = stateOf(withMarkers(known, form.markers.field, town, [[company]]))
    expect(stopsIn(set)[0]?.markers).toEqual([{ company, active: true }])
    expect(withCompany(form, known, boardOf(set).table, company)).toBe(known)
    expect(isHome(boardOf(set).table, company, town)).toBe(false)
  })
})
