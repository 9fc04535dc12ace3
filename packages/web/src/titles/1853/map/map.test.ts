import { boardHex, hexes, india1853, patternOf, tiles } from '@stellwerk/1853'
import { languages } from '@stellwerk/texts'
import { describe, expect, it } from 'vitest'
import { randomGame } from '../../../story/testing.js'
import { pictureOf } from './cells.js'
import { describeHex } from './describe.js'
import { layoutHex } from './hex-layout.js'
import { routePoints } from './route-shape.js'
import { lookOf, trackOf, trackOfTile } from './track.js'

const made = india1853.create({ players: ['Anna', 'Ben', 'Cem'], seed: 1, options: {} })
if (!made.ok) throw new Error(made.refusal.rule)
const start = made.value

describe('the map', () => {
  it('lays out the stops of each hex, although hexes without track share one list', () => {
    for (const hex of Object.keys(hexes)) {
      const board = boardHex(start, hex)
      const { stops } = trackOf(board)
      expect(stops.map(({ circles }) => circles.length)).toEqual(board.stops.map(({ circles }) => circles))
    }
  })

  it('lays out every tile: one line for each piece of track, in the hex', () => {
    for (const tile of Object.keys(tiles)) {
      const { pieces, stops } = trackOfTile({ tile, rotation: 2 })
      const pattern = patternOf({ tile, rotation: 2 })
      expect([tile, pieces.length, stops.length]).toEqual([tile, pattern.track.length, pattern.stops.length])
      expect(JSON.stringify(pieces)).not.toContain('null')
    }
  })

  it('draws the gauges differently', () => {
    expect(new Set((['standard', 'metre', 'dual'] as const).map(lookOf)).size).toBe(3)
  })

  it('says every hex in every language; terrain costs stand on bare hexes alone', () => {
    for (const hex of Object.keys(hexes)) {
      for (const language of languages) expect(describeHex(language, pictureOf(start, hex))).toContain(hex)
      const { cost } = layoutHex(boardHex(start, hex))
      const { terrain, colour } = hexes[hex] ?? { terrain: [], colour: 'none' }
      expect(cost !== undefined).toBe(terrain.length > 0 && colour === 'none')
    }
    expect(describeHex('en', pictureOf(start, 'F14'))).toMatch(
      /^Delhi F14, large station, dual gauge, worth 40/,
    )
  })

  it('draws the runs of a game along their track', () => {
    const moments = randomGame(india1853, 3, { most: 220 })
    const runs = moments.flatMap(({ events, state }) =>
      events
        .filter(({ kind }) => kind === 'ran')
        .flatMap((event) =>
          (event['runs'] as never as Parameters<typeof routePoints>[1][]).map((run) => ({ run, state })),
        ),
    )
    expect(runs.length).toBeGreaterThan(0)
    // a hex whose track is not found would be drawn as one point
    for (const { run, state } of runs)
      expect(routePoints(state, run).length).toBeGreaterThanOrEqual(4 * new Set(run.route).size)
  })
})
