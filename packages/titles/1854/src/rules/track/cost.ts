import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import { hexes } from '../../data/maps.js'
import { mountainRailways } from '../../data/privates.js'
import { tunnelCost } from '../../data/tunnels.js'
import type { CompanyId, HexId, Terrain } from '../../data/types.js'
import type { State } from '../../state.js'
import { buildsFreeAt, mountainFor } from '../mountains.js'

/** The terrain that the next tile on a hex pays for: only a first tile does (1854-upgrade-i, 1854-tunnel-j). */
const terrainToPay = (state: State, hex: HexId): Terrain | undefined =>
  state.tiles[hex] ? undefined : hexes[hex]?.terrain

/** 1854-track-i; nothing on the home hex of a mountain railway that serves the company (1854-privates-f, -n). */
export function costOfTile(state: State, company: CompanyId, hex: HexId, power = false): number {
  const terrain = terrainToPay(state, hex)
  if (!terrain || buildsFreeAt(state, company, hex)) return 0
  return terrain.cost - (power ? reductionOf('AUS') : 0)
}

/** 1854-tunnel-a, 1854-privates-g, -i. */
export const costOfTunnel = (power = false): number => tunnelCost - (power ? reductionOf('MUR') : 0)

function reductionOf(mountain: 'AUS' | 'MUR'): number {
  const { power } = mountainRailways[mountain]
  return power.kind === 'cheaperMountain' || power.kind === 'cheaperTunnel' ? power.amount : 0
}

/** Why the power for one use of a mountain railway is not the company's to use. */
export function refusePower(state: State, mountain: 'AUS' | 'MUR', company: CompanyId): Refusal | undefined {
  if (mountainFor(state, company, mountain)) return undefined
  const { open, used } = state.mountains[mountain]
  const rule = !open ? '1854-privates-m' : used ? '1854-privates-o' : '1854-privates-e'
  return refusal(rule, { mountain, company })
}

/** 1854-privates-h: the power of the Außerfernbahn makes the first tile on a mountain hex cheaper, and no other. */
export function refuseTilePower(state: State, company: CompanyId, hex: HexId): Refusal | undefined {
  const no = refusePower(state, 'AUS', company)
  if (no) return no
  const cheaper = terrainToPay(state, hex)?.kind === 'mountain' && costOfTile(state, company, hex) > 0
  return cheaper ? undefined : refusal('1854-privates-h', { hex, company })
}
