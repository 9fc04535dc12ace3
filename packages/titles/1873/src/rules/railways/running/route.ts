import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Route } from '../../../actions.js'
import type { HexId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { isHex } from '../../../board.js'
import { isStateTrack } from './network.js'
import type { Path, View } from './view.js'
import { pathAlong, reenters } from './view.js'

export type Reading = { readonly path: Path } | { readonly refusal: Refusal }

/** Which train runs, for the reasons of a refusal. */
export type TrainName = number | 'D'

export const routeName = (route: Route): string => route.join('-')

/** The route as a path of the network, or why there is no such line of track. */
export function readRoute(state: State, view: View, route: Route, train: TrainName): Reading {
  const params = { route: routeName(route), train }
  const path = pathAlong(view.network, route)
  if (!('fault' in path)) return { path }
  const [from, to] = [route[path.fault], route[path.fault + 1]]
  const state_ = isKnown(from) && isKnown(to) && isStateTrack(state, from, to)
  return { refusal: refusal(state_ ? '1873-4.4.3-b' : '1873-4.4.3-c', params) }
}

const isKnown = (hex: HexId | undefined): hex is HexId => hex !== undefined && isHex(hex)

export const isConcession = (view: View, path: Path): boolean =>
  view.concession.some((own) => isSame(own, path))

/** The same route, be it in the other direction. */
export function isSame({ segments: a }: Path, { segments: b }: Path): boolean {
  return (
    a.length === b.length && (a.every((s, i) => s === b[i]) || a.every((s, i) => s === b[b.length - 1 - i]))
  )
}

/** Why a standard train may not run this route; its own concession route it always may. */
export function* faultsOfRoute(view: View, path: Path, params: Refusal['params']): Generator<Refusal> {
  if (isConcession(view, path)) return
  yield* faultsOfLine(view, path, params)
  yield* faultsOfEnds(view, path, params)
}

export const refuseRoute = (view: View, path: Path, params: Refusal['params']): Refusal | undefined =>
  firstOf(faultsOfRoute(view, path, params))

/** The first of some faults; the others are not looked for. */
export function firstOf(faults: Iterable<Refusal>): Refusal | undefined {
  for (const fault of faults) return fault
  return undefined
}

/** What holds for the routes of every train: which places they may pass, and where they may end. */
export function* faultsOfLine(view: View, path: Path, params: Refusal['params']): Generator<Refusal> {
  const { nodes } = view.network
  const seen = new Set<number>()
  for (const n of path.nodes) {
    const node = nodes[n]
    if (!node) throw new Error(`no node ${n}`)
    if (seen.has(node.place)) yield refusal('1873-4.4.3-h', { ...params, hex: node.hex })
    seen.add(node.place)
  }
  const again = reenters(view.onceOnly, path.segments)
  if (again !== undefined) yield refusal('1873-4.4.3-aa', { ...params, hex: again })
  for (const n of path.nodes.slice(1, -1))
    if (nodes[n]?.kind === 'town') yield refusal('1873-4.4.3-g', { ...params, hex: nodes[n].hex })
  for (const n of path.nodes)
    if (view.blocked[n]) yield refusal('1873-4.4.3-e', { ...params, hex: nodes[n]?.hex ?? '' })
}

function* faultsOfEnds(view: View, path: Path, params: Refusal['params']): Generator<Refusal> {
  for (const n of [path.nodes[0], path.nodes.at(-1)] as number[]) {
    const node = view.network.nodes[n]
    // of a blocked end nothing more needs to be said
    if (!node || view.end[n] || view.blocked[n]) continue
    // 1873-4.4.4-g: the work of this hex is a closed mine
    const rule =
      node.mine !== undefined ? '1873-4.4.4-g' : node.kind === 'town' ? '1873-4.4.3-y' : '1873-4.4.3-c'
    yield refusal(rule, { ...params, hex: node.hex })
  }
  if (!path.nodes.some((n) => view.own[n])) yield refusal('1873-4.4.3-d', params)
}

/**
 * 1873-4.4.3-j: whether the routes are connected, from the first one or from given stops. A blocked place links
 * nothing: only the concession route gets there.
 */
export function hangTogether(
  paths: readonly Path[],
  start: readonly number[] = paths[0]?.nodes ?? [],
): boolean {
  const reached = new Set(start)
  let left = [...paths]
  while (left.length) {
    const apart = left.filter((path) => {
      if (!path.nodes.some((n) => reached.has(n))) return true
      for (const n of path.nodes) reached.add(n)
      return false
    })
    if (apart.length === left.length) return false
    left = apart
  }
  return true
}
