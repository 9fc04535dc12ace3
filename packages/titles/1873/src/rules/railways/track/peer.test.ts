import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { workOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { railways } from '../../../data/companies.js'
import type { HexId, MineId, PhaseId, RailwayId, TileId } from '../../../data/types.js'
import type { Railway, State } from '../../../state.js'
import { isRailway } from '../../../state.js'
import { buildConcessionRoute } from '../concession-route.js'
import { carryOutStation, refuseStation, stationChoices } from '../stations.js'
import { boardState } from '../testing-board.js'
import type { Builder } from '../track.js'
import { carryOutLay, layChoices, refuseLay } from '../track.js'

/**
 * A finished game from 18xx.games with its state after every action; see its README. Only it can tell whether building
 * has the same effect there; `played.test.ts` looks at a game of our own.
 */
const file = fileURLToPath(new URL('../../../../../../../../shared/peer/trace.json', import.meta.url))

interface PeerState {
  readonly phase: string
  readonly tiles: Readonly<Record<HexId, string>>
  readonly tokens: Readonly<Record<HexId, readonly (readonly (string | null)[])[]>>
  readonly reserved_tiles: Readonly<Record<HexId, readonly [TileId, string]>>
  readonly minors: Readonly<
    Record<
      string,
      { readonly open: boolean; readonly connected?: boolean; readonly cash: number; readonly owner: unknown }
    >
  >
  readonly corps: Readonly<
    Record<
      string,
      {
        readonly cash: number
        readonly total_shares: number
        readonly floated?: boolean
        readonly operated?: boolean
        readonly concession_pending?: boolean
      }
    >
  >
}
interface PeerAction {
  readonly type: string
  readonly entity: string
  readonly hex: HexId
  readonly tile: string
  readonly rotation: number
  readonly auto_actions?: unknown
}
interface PeerRecord {
  readonly i: number
  readonly action: PeerAction
  readonly state: PeerState
}

const tileOf = (text: string): [TileId, number] => {
  const [tile = '', rotation = '0'] = text.split(':')
  return [tile, Number(rotation)]
}

/** Reservations of the site name no rotation; ours is found again by the tile's number. */
function stateOf(peer: PeerState): State {
  const floated: Partial<Record<RailwayId, Partial<Railway>>> = {}
  const cash: Record<string, number> = {}
  for (const [id, corp] of Object.entries(peer.corps)) {
    if (!isRailway(id)) continue
    cash[id] = corp.cash
    floated[id] = {
      denomination: corp.total_shares === 10 ? 10 : 20,
      floated: corp.floated ?? false,
      operated: !(corp.concession_pending ?? false),
    }
  }
  for (const [mine, { cash: treasury }] of Object.entries(peer.minors)) cash[`mine:${mine}`] = treasury
  return boardState({
    edition: '18xx.games',
    phase: (peer.phase === '5a' ? '5' : peer.phase) as PhaseId,
    tiles: Object.fromEntries(Object.entries(peer.tiles).map(([hex, text]) => [hex, tileOf(text)])),
    reserved: Object.fromEntries(
      Object.entries(peer.reserved_tiles).map(([hex, [tile]]) => [hex, [tile, 1]]),
    ),
    markers: Object.fromEntries(Object.entries(peer.tokens).map(([hex, cities]) => [hex, cities.map(names)])),
    railways: floated,
    mines: Object.fromEntries(
      Object.entries(peer.minors).map(([mine, { open, connected, owner }]) => [
        Number(mine) as MineId,
        { open, connected: connected ?? false, owner: typeof owner === 'number' ? 'player:ben' : 'HW' },
      ]),
    ),
    cash,
  })
}

const names = (slots: readonly (string | null)[]): string[] =>
  slots.filter((slot) => slot !== null).map((slot) => (slot.endsWith('*') ? `-${slot.slice(0, -1)}` : slot))

const sortedMarkers = (state: State): string[] =>
  Object.entries(state.markers)
    .map(([hex, stops]) =>
      [hex, ...stops.map((stop) => stop.map((marker) => marker.railway).toSorted())].join(' '),
    )
    .toSorted()

const connected = (state: State): string[] =>
  Object.keys(state.mines).filter((mine) => state.mines[mine]?.connected)

const here = existsSync(file)
const title = here ? 'track of a finished game' : `track of a finished game: skipped, there is no ${file}`

describe.skipIf(!here)(title, () => {
  const records = here ? (JSON.parse(readFileSync(file, 'utf8')) as { records: PeerRecord[] }).records : []
  const steps = (type: string): { action: PeerAction; before: PeerState; after: PeerState; i: number }[] =>
    records.flatMap(({ i, action, state }, k) =>
      action.type === type ? [{ i, action, before: (records[k - 1] as PeerRecord).state, after: state }] : [],
    )

  it('every tile that was laid is offered, legal, and has the same effect', () => {
    let laid = 0
    for (const { i, action, before, after } of steps('lay_tile')) {
      const { entity } = action
      if (before.corps[entity]?.concession_pending) continue
      const state = stateOf(before)
      const builder: Builder = isRailway(entity)
        ? { kind: 'railway', railway: entity }
        : { kind: 'mine', mine: Number(entity) as MineId }
      const lay = { hex: action.hex, tile: action.tile.split('-')[0] as TileId, rotation: action.rotation }
      expect([i, refuseLay(state, builder, lay)]).toEqual([i, undefined])
      expect(
        [...layChoices(state, builder)].filter(({ hex, tile }) => hex === lay.hex && tile === lay.tile),
      ).not.toEqual([])
      const work = workOn<State, never>(state)
      carryOutLay(work, builder, lay)
      const theirs = stateOf(after)
      expect(work.state.tiles).toEqual(theirs.tiles)
      expect([i, sortedMarkers(work.state)]).toEqual([i, sortedMarkers(theirs)])
      expect(Object.keys(work.state.reserved)).toEqual(Object.keys(theirs.reserved))
      // The site looks at connections only after the last tile of a turn.
      if (action.auto_actions) expect(connected(work.state)).toEqual(connected(theirs))
      if (isRailway(entity)) expect(work.state.cash[entity]).toBe(theirs.cash[entity])
      laid++
    }
    expect(laid).toBeGreaterThan(50)
  })

  it('every concession route gets the tiles that were laid', () => {
    let routes = 0
    for (const { action, before } of steps('lay_tile')) {
      const railway = action.entity as RailwayId
      if (!before.corps[railway]?.concession_pending) continue
      const work = workOn<State, never>(stateOf(before))
      buildConcessionRoute(work, railway)
      const done = records.find(({ state }) =>
        railways[railway].concessionHexes.every((hex) => state.tiles[hex]),
      )
      if (!done) throw new Error(`the route of ${railway} was never built`)
      for (const hex of railways[railway].concessionHexes)
        expect([hex, work.state.tiles[hex]]).toEqual([hex, stateOf(done.state).tiles[hex]])
      routes++
    }
    expect(routes).toBeGreaterThan(5)
  })

  it('every station that was built is offered, legal, and has the same effect', () => {
    let built = 0
    for (const { i, action, before, after } of steps('place_token')) {
      const railway = action.entity as RailwayId
      const state = stateOf(before)
      const theirs = stateOf(after)
      const sites = [...stationChoices(state, railway)].filter((site) => !refuseStation(state, railway, site))
      const results = sites.map((site) => {
        const work = workOn<State, never>(state)
        carryOutStation(work, railway, site)
        return JSON.stringify([sortedMarkers(work.state), work.state.cash[railway]])
      })
      expect([i, results]).toEqual([
        i,
        expect.arrayContaining([JSON.stringify([sortedMarkers(theirs), theirs.cash[railway]])]),
      ])
      built++
    }
    expect(built).toBeGreaterThan(20)
  })
})
