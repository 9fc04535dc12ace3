import type { Action, Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import { bank, engineRules, fields, oneOf, pay, pop, refusal, text } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'
import type { LayTile } from '../actions.js'
import { boardHex, isHex, isTile, tileOf } from '../board.js'
import { hexes } from '../data/map.js'
import { phases } from '../data/trains.js'
import type { CompanyId, HexId } from '../data/types.js'
import { tell } from '../events.js'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'
import { cashOf, directorOf } from '../state.js'
import { newExits, refuseFit, waysToLay } from './fit.js'
import { reachOf } from './reach.js'
import { canAct } from './skipping.js'
import { outOfOrder, passStep } from './turn-order.js'

/** vierhain-track-f: the first tile on a hill; upgrades are free. */
export const layCost = (state: Pick<State, 'tiles'>, hex: HexId): number =>
  state.tiles[hex] ? 0 : (hexes[hex]?.hill ?? 0)

/** vierhain-track-c, -j: whether the tile connects to the network of the company. */
function refuseReach(
  state: State,
  company: CompanyId,
  { hex, tile, rotation }: LayTile,
): Refusal | undefined {
  const { hexes: reached, into } = reachOf(state, company)
  const before = boardHex(state, hex)
  const joined =
    reached.has(hex) || newExits(before, { tile, rotation }).some((edge) => into.get(hex)?.has(edge))
  const rule = before.exits.length > 0 ? 'vierhain-track-j' : 'vierhain-track-c'
  return joined ? undefined : refusal(rule, { company, hex, tile, rotation })
}

const layTile: Move<State, StepFrame, LayTile> = {
  shape: fields({ hex: text, tile: text, rotation: oneOf(...edges) }),
  *choices(state, { company }, player) {
    const { hexes: reached, into } = reachOf(state, company)
    for (const hex of Object.keys(hexes))
      if (reached.has(hex) || into.has(hex))
        for (const laid of waysToLay(boardHex(state, hex)))
          yield { action: { type: 'layTile', player, hex, ...laid } }
  },
  refuse(state, { company }, action) {
    const { hex, tile } = action
    if (!isHex(hex)) return refusal(engineRules.malformed, { path: 'hex', expected: 'a hex of the map' })
    if (!isTile(tile)) return refusal(engineRules.malformed, { path: 'tile', expected: 'a tile' })
    const misfit = refuseFit(boardHex(state, hex), action)
    if (misfit) return misfit
    const { phase } = state
    if (!phases[phase].includes(tileOf(action).colour))
      return refusal('vierhain-track-g', { hex, tile, phase })
    const apart = refuseReach(state, company, action)
    if (apart) return apart
    const [cost, cash] = [layCost(state, hex), cashOf(state, company)]
    return cash < cost ? refusal('vierhain-track-f', { company, hex, cost, cash }) : undefined
  },
  carryOut(work, { company }, { hex, tile, rotation }) {
    const cost = layCost(work.state, hex)
    pay(work, company, bank, cost, 'hill')
    work.state.tiles = { ...work.state.tiles, [hex]: { tile, rotation } }
    tell(work, 'tile-laid', { company, hex, tile, rotation, cost })
    pop(work)
  },
}

const moves = { layTile } as { [type: string]: Move<State, StepFrame, Action> }

/** Step 1: one tile at most (vierhain-track-a), or none (vierhain-track-l). */
export const track: Procedure<State, StepFrame> = {
  advance(work, frame) {
    if (canAct(moves, work.state, frame, directorOf(work.state, frame.company))) return false
    pop(work)
    return true
  },
  deciders: (state, { company }): readonly PlayerId[] => [directorOf(state, company)],
  moves: { ...moves, pass: passStep },
  forbids: outOfOrder('layTile'),
}
