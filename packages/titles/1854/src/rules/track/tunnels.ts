import type { Refusal } from '@stellwerk/engine'
import { bank, pay, refusal } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges } from '@stellwerk/hex'
import { boardHex, tunnelEnds } from '../../board.js'
import { maps } from '../../data/maps.js'
import { tunnelTiles, tunnelsPerHex } from '../../data/tunnels.js'
import type { CompanyId, HexId, TunnelId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork, LaidTunnel, State } from '../../state.js'
import { cashOf } from '../../state.js'
import { spendPower } from '../mountains.js'
import { mapOf, reachOf } from '../reach.js'
import { costOfTunnel, refusePower } from './cost.js'
import { closedBy } from './fit.js'
import { refuseOrder } from './lay.js'
import { refuseHex, refuseRotation } from './place.js'

/** A tunnel that a company builds in step 2, perhaps with the power of the Murthalbahn. */
export interface Dig extends LaidTunnel {
  readonly hex: HexId
  readonly power?: true
}

/** Every rule about one tunnel: where, how, from where, and for how much. */
export function refuseTunnel(state: State, company: CompanyId, dig: Dig): Refusal | undefined {
  return (
    refuseRotation(dig.rotation) ??
    refuseHex(company, dig.hex) ??
    refuseOrder(state, company, dig.hex) ??
    refuseGround(state, dig) ??
    refuseMouths(state, dig) ??
    refuseSecond(state, dig) ??
    refuseSupply(state, dig) ??
    refuseReach(state, company, dig) ??
    refuseCost(state, company, dig)
  )
}

/** 1854-tunnel-c. */
function refuseGround(state: State, { hex }: Dig): Refusal | undefined {
  const { printed, stops } = boardHex(state, hex)
  const city = stops.some(({ kind }) => kind === 'city')
  if (printed.use !== 'far' && !city) return undefined
  return refusal('1854-tunnel-c', { hex, because: city ? 'city' : 'red hex' })
}

/** Where a tunnel may come out: 1854-tunnel-d, -g, -n. */
function refuseMouths(state: State, { hex, tunnel, rotation }: Dig): Refusal | undefined {
  const { exits, printed } = boardHex(state, hex)
  for (const edge of tunnelEnds({ tunnel, rotation })) {
    const about = { hex, tunnel, rotation, edge }
    if (exits.includes(edge)) return refusal('1854-tunnel-d', about)
    if (edge === printed.trackToWien) return refusal('1854-tunnel-n', about)
    const against = closedBy(hex, edge)
    if (against) return refusal('1854-tunnel-g', { ...about, against })
  }
  return undefined
}

/** 1854-tunnel-f: two tunnels may lie in one hex if they share no side and do not cross. */
function refuseSecond(state: State, { hex, tunnel, rotation }: Dig): Refusal | undefined {
  const { tunnels, mouths } = boardHex(state, hex)
  const ends = tunnelEnds({ tunnel, rotation })
  const because =
    tunnels.length >= tunnelsPerHex
      ? 'third'
      : ends.some((edge) => mouths.includes(edge))
        ? 'shared side'
        : tunnels.some((other) => cross(ends, other))
          ? 'crossing'
          : undefined
  return because && refusal('1854-tunnel-f', { hex, tunnel, rotation, because })
}

/** Whether the ends of two tunnels alternate on the way round the hex. */
function cross([a, b]: readonly [Edge, Edge], other: readonly [Edge, Edge]): boolean {
  const between = (edge: Edge): boolean => edge > a === edge < b
  return between(other[0]) !== between(other[1])
}

/** 1854-tunnel-b, F-12. */
const refuseSupply = (state: State, { tunnel }: Dig): Refusal | undefined =>
  state.tunnelSupply[tunnel] > 0 ? undefined : refusal('1854-tunnel-b', { tunnel })

/** 1854-tunnel-e: it continues track of the network that leads into the hex. */
function refuseReach(state: State, company: CompanyId, { hex, tunnel, rotation }: Dig): Refusal | undefined {
  const into = reachOf(state, company).into.get(hex)
  if (tunnelEnds({ tunnel, rotation }).some((edge) => into?.has(edge))) return undefined
  return refusal('1854-tunnel-e', { company, hex, tunnel, rotation })
}

/** 1854-tunnel-a, -l, 1854-privates-i. */
function refuseCost(state: State, company: CompanyId, { hex, power }: Dig): Refusal | undefined {
  const no = power && refusePower(state, 'MUR', company)
  if (no) return no
  const cost = costOfTunnel(power)
  const cash = cashOf(state, company)
  return cost > cash ? refusal('1854-tunnel-l', { company, hex, cost, cash }) : undefined
}

/** Every tunnel worth trying, each look once: those that continue track of the company. */
export function* tunnelChoices(state: State, company: CompanyId): Iterable<Dig> {
  if (costOfTunnel(true) > cashOf(state, company)) return
  const { into } = reachOf(state, company)
  const cheaper = !refusePower(state, 'MUR', company)
  for (const hex of Object.keys(maps[mapOf(company)])) {
    const reached = into.get(hex)
    if (!reached) continue
    for (const { tunnel, rotation, ends } of looks) {
      if (!ends.some((edge) => reached.has(edge))) continue
      yield { hex, tunnel, rotation }
      if (cheaper) yield { hex, tunnel, rotation, power: true }
    }
  }
}

/** Every tunnel in each way that looks different: a straight one looks the same after half a turn. */
const looks = (Object.keys(tunnelTiles) as TunnelId[]).flatMap((tunnel) =>
  edges
    .filter((rotation) => tunnel !== 'straight' || rotation < 3)
    .map((rotation) => ({ tunnel, rotation, ends: tunnelEnds({ tunnel, rotation }) })),
)

export function carryOutTunnel(work: GameWork, company: CompanyId, dig: Dig): void {
  const { hex, tunnel, rotation, power } = dig
  const cost = costOfTunnel(power)
  if (power) spendPower(work, company, 'MUR')
  pay(work, company, bank, cost, 'tunnel')
  const { tunnels, tunnelSupply } = work.state
  work.state.tunnels = { ...tunnels, [hex]: [...(tunnels[hex] ?? []), { tunnel, rotation }] }
  work.state.tunnelSupply = { ...tunnelSupply, [tunnel]: tunnelSupply[tunnel] - 1 }
  tell(work, 'tunnel-built', { company, hex, tunnel, rotation, cost })
}
