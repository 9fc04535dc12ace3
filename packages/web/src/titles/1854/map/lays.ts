import type { BuildTunnel, LayTile, PlaceHome, TunnelId } from '@stellwerk/1854'
import type { Action, Decision } from '@stellwerk/engine'
import type { Laying, Lays as LaysOf } from '../../../board/lays.js'
import { gatherLays, nextRotation } from '../../../board/lays.js'
import type { Draft, HomeDraft, TileDraft, TunnelDraft } from '../draft.js'

/** What is laid on a hex: a tile, a tunnel, or a home with or without a tile. */
export type LayAction = LayTile | BuildTunnel | PlaceHome
export type LayDraft = TileDraft | TunnelDraft | HomeDraft
export type Lays = LaysOf<LayAction>

export const isLay = (action: Action): action is LayAction =>
  action.type === 'layTile' || action.type === 'buildTunnel' || action.type === 'placeHome'

export const isLayDraft = (draft: Draft): draft is LayDraft =>
  draft?.kind === 'tile' || draft?.kind === 'tunnel' || draft?.kind === 'home'

/** Tunnels lie among the tiles under names that no tile has. */
const tunnelPrefix = 'tunnel-'
const noTile = 'home'

/** The tunnel that a name stands for, if it does for one. */
export const tunnelNamed = (id: string): TunnelId | undefined =>
  id.startsWith(tunnelPrefix) ? (id.slice(tunnelPrefix.length) as TunnelId) : undefined

/** The tile that a name stands for, if it does for one. */
export const tileNamed = (id: string): string | undefined =>
  id === noTile || tunnelNamed(id) ? undefined : id

const nameOf = (action: LayAction): string => {
  switch (action.type) {
    case 'layTile':
      return action.tile
    case 'buildTunnel':
      return tunnelPrefix + action.tunnel
    case 'placeHome':
      return action.tile ?? noTile
  }
}

/** Every way once: whether a power is used is asked later. */
export function laysOf(decision: Decision | null): Lays {
  const seen = new Set<string>()
  return gatherLays(decision, (action) => {
    if (!isLay(action)) return undefined
    const name = nameOf(action)
    const way = [action.hex, name, action.rotation].join()
    if (seen.has(way)) return undefined
    seen.add(way)
    return name
  })
}

/** What a draft has come to, by the names of the lays. */
export function layingOf(draft: LayDraft): Laying {
  const { hex, rotation } = draft
  switch (draft.kind) {
    case 'tile':
      return { hex, id: draft.tile, rotation }
    case 'tunnel':
      return { hex, id: draft.tunnel && tunnelPrefix + draft.tunnel, rotation }
    case 'home':
      return { hex, id: draft.tile ?? noTile, rotation }
  }
}

/** The draft that an action would finish. */
export function draftOf(action: LayAction): LayDraft {
  const { hex, rotation } = action
  const turned = rotation === undefined ? {} : { rotation }
  switch (action.type) {
    case 'layTile':
      return { kind: 'tile', hex, tile: action.tile, ...turned, ...(action.power && { power: true }) }
    case 'buildTunnel':
      return { kind: 'tunnel', hex, tunnel: action.tunnel, ...turned, ...(action.power && { power: true }) }
    case 'placeHome':
      return { kind: 'home', hex, ...(action.tile !== undefined && { tile: action.tile }), ...turned }
  }
}

/** After a tap on a hex: it is chosen; if only one thing fits, that lies there at once. */
export function begun(lays: Lays, hex: string): LayDraft | null {
  const onHex = lays.get(hex)
  const [only, other] = onHex ?? []
  const first = only?.[1][0]
  if (!onHex || !first) return null
  if (!other) return draftOf(first)
  return first.type === 'buildTunnel' ? { kind: 'tunnel', hex } : { kind: kindOf(first), hex }
}

const kindOf = ({ type }: LayAction): 'tile' | 'home' => (type === 'placeHome' ? 'home' : 'tile')

/** Something in its first legal rotation. */
export function withLay(lays: Lays, hex: string, name: string): LayDraft | null {
  const first = lays.get(hex)?.get(name)?.[0]
  return first ? draftOf(first) : null
}

/** The same in its next legal rotation, or in the one before. */
export function turned(lays: Lays, draft: LayDraft, step: 1 | -1 = 1): LayDraft {
  const rotation = nextRotation(lays, layingOf(draft), step)
  return rotation === undefined ? draft : { ...draft, rotation }
}

/** The action that a finished draft stands for, among the choices: with the power only if it is wanted or needed. */
export function layOf(decision: Decision | null, draft: LayDraft): LayAction | undefined {
  const { hex, id, rotation } = layingOf(draft)
  const fitting = (decision?.choices ?? [])
    .map(({ action }) => action)
    .filter(isLay)
    .filter((lay) => lay.hex === hex && nameOf(lay) === id && lay.rotation === rotation)
  const wanted = 'power' in draft && draft.power === true
  return fitting.find((lay) => hasPower(lay) === wanted) ?? fitting[0]
}

export const hasPower = (lay: LayAction): boolean => 'power' in lay && lay.power === true
