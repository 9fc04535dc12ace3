import type { Move, PlayerId, Procedure } from '@stellwerk/engine'
import { changeTop, fields, oneOf, passing, pop, refusal, text, whole, yes } from '@stellwerk/engine'
import type { BuildTunnel, LayTile } from '../../actions.js'
import { tunnelTiles } from '../../data/tunnels.js'
import type { TrackFrame } from '../../frames.js'
import type { State } from '../../state.js'
import { directorOf } from '../../state.js'
import { tellPass } from '../pass.js'
import { outOfOrder } from '../turn-order.js'
import type { PaidLay } from './lay.js'
import { carryOutLay, homeToBuild, layChoices, refuseLay } from './lay.js'
import type { Dig } from './tunnels.js'
import { carryOutTunnel, refuseTunnel, tunnelChoices } from './tunnels.js'

/** 1854-privates-h, -i: a power is declared with the action or not told of at all. */
const declared = { power: yes }

const layOf = ({ hex, tile, rotation, power }: LayTile): PaidLay => ({
  hex,
  tile,
  rotation,
  ...(power ? { power } : {}),
})

const layTile: Move<State, TrackFrame, LayTile> = {
  shape: fields({ hex: text, tile: text, rotation: whole }, declared),
  *choices(state, { company, tileLaid }, player) {
    if (tileLaid) return
    for (const lay of layChoices(state, company)) yield { action: { type: 'layTile', player, ...lay } }
  },
  refuse(state, { company, tileLaid }, action) {
    if (tileLaid) return refusal('1854-track-b', { company })
    return refuseLay(state, company, layOf(action))
  },
  carryOut(work, frame, action) {
    carryOutLay(work, frame.company, layOf(action))
    changeTop(work, frame, { tileLaid: true })
  },
}

const digOf = ({ hex, tunnel, rotation, power }: BuildTunnel): Dig => ({
  hex,
  tunnel,
  rotation,
  ...(power ? { power } : {}),
})

const buildTunnel: Move<State, TrackFrame, BuildTunnel> = {
  shape: fields({ hex: text, tunnel: oneOf(...Object.keys(tunnelTiles)), rotation: whole }, declared),
  *choices(state, { company, tunnelBuilt }, player) {
    if (tunnelBuilt) return
    for (const dig of tunnelChoices(state, company)) yield { action: { type: 'buildTunnel', player, ...dig } }
  },
  refuse(state, { company, tunnelBuilt }, action) {
    if (tunnelBuilt) return refusal('1854-tunnel-a', { company })
    return refuseTunnel(state, company, digOf(action))
  },
  carryOut(work, frame, action) {
    carryOutTunnel(work, frame.company, digOf(action))
    changeTop(work, frame, { tunnelBuilt: true })
  },
}

/** Whether anything is left to build; if not, nobody is asked. */
function canBuild(state: State, { company, tileLaid, tunnelBuilt }: TrackFrame): boolean {
  if (!tileLaid)
    for (const lay of layChoices(state, company)) if (!refuseLay(state, company, lay)) return true
  if (!tunnelBuilt)
    for (const dig of tunnelChoices(state, company)) if (!refuseTunnel(state, company, dig)) return true
  return false
}

/** 1854-or-turn-b: the step may be skipped, but not before the home tile lies (1854-track-k). */
const passTrack = passing<State, TrackFrame>(
  (work, frame, player) => {
    tellPass(work, frame, player)
    pop(work)
  },
  (state, { company }) => {
    const home = homeToBuild(state, company)
    return home && refusal('1854-track-k', { company, hex: home.hex })
  },
)

/** Step 2: one tile and one tunnel, in either order (1854-track-b, R-25). */
export const track: Procedure<State, TrackFrame> = {
  advance(work, frame) {
    if (canBuild(work.state, frame)) return false
    pop(work)
    return true
  },
  deciders: (state, { company }) => [directorOf(state, company) as PlayerId],
  moves: { layTile, buildTunnel, pass: passTrack },
  forbids: outOfOrder('track'),
}
