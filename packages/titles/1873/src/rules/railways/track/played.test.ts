import { top, workOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { finishedMoves } from '../../../../../all/src/testing-finished.js'
import type { BuildStation, LayTile } from '../../../actions.js'
import { tiles } from '../../../data/tiles.js'
import type { MineId, RailwayId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { isRailway } from '../../../state.js'
import { carryOutStation, refuseStation, stationChoices } from '../stations.js'
import type { Builder, Lay } from '../track.js'
import { carryOutLay, layChoices, refuseLay } from '../track.js'

const game = '1873-computers'
const operationOf = (state: State): string => top(state)?.['operation'] as string

/** What building changes beside money, which the next step may move too. */
const built = ({ tiles: laid, reserved, supply, markers }: State) => ({ laid, reserved, supply, markers })

describe('track of a game between computers', () => {
  it('1873-4.4.1-n: every tile that was laid is offered, legal, and comes from the box', () => {
    const moves = finishedMoves(game, 'layTile')
    expect(moves.length).toBeGreaterThan(40)
    for (const { number, action, before, after } of moves) {
      const [state, next] = [before as State, after as State]
      const operation = operationOf(state)
      const builder: Builder = isRailway(operation)
        ? { kind: 'railway', railway: operation }
        : { kind: 'mine', mine: Number(operation.slice(5)) as MineId }
      const { hex, tile, rotation } = action as LayTile
      expect([number, refuseLay(state, builder, { hex, tile, rotation })]).toEqual([number, undefined])
      const isLaid = (lay: Lay): boolean => lay.hex === hex && lay.tile === tile && lay.rotation === rotation
      expect([number, [...layChoices(state, builder)].some(isLaid)]).toEqual([number, true])
      const work = workOn<State, never>(state)
      carryOutLay(work, builder, { hex, tile, rotation })
      expect([number, built(work.state)]).toEqual([number, built(next)])
      expect(next.tiles[hex]).toEqual({ tile, rotation })
      const lying = Object.values(next.tiles).filter((laid) => laid.tile === tile).length
      const count = tiles[tile]?.count
      if (next.supply[tile] !== undefined)
        expect([number, lying + next.supply[tile]]).toEqual([number, count])
    }
  })

  it('every station that was built is offered, legal, and has its marker', () => {
    const moves = finishedMoves(game, 'buildStation')
    expect(moves.length).toBeGreaterThan(8)
    for (const { number, action, before, after } of moves) {
      const [state, next] = [before as State, after as State]
      const railway = operationOf(state) as RailwayId
      const { type: _, player: __, ...site } = action as BuildStation
      expect([number, refuseStation(state, railway, site)]).toEqual([number, undefined])
      expect([...stationChoices(state, railway)]).toContainEqual(site)
      const work = workOn<State, never>(state)
      carryOutStation(work, railway, site)
      expect([number, built(work.state)]).toEqual([number, built(next)])
      expect(next.markers[site.hex]?.[site.stop]).toContainEqual({ railway, active: true })
      expect(next.cash[railway]).toBeLessThan(state.cash[railway] ?? 0)
    }
  })
})
