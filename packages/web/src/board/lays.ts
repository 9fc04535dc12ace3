import type { Action, Decision } from '@stellwerk/engine'

/** An action that puts something on a hex, mostly turned in one of several ways. */
export interface Lay extends Action {
  readonly hex: string
  readonly rotation?: number
}

/** What may be laid on each hex: every tile with its legal rotations, in the order of the rules. */
export type Lays<L extends Lay = Lay> = ReadonlyMap<string, ReadonlyMap<string, readonly L[]>>

/** A hex alone, then something on it in one of its legal rotations. */
export interface Laying {
  readonly hex: string
  readonly id?: string | undefined
  readonly rotation?: number | undefined
}

/** All choices of a kind; `idOf` names what is laid, and leaves out what is something else. */
export function gatherLays<L extends Lay>(
  decision: Decision | null,
  idOf: (action: Action) => string | undefined,
): Lays<L> {
  const lays = new Map<string, Map<string, L[]>>()
  for (const { action } of decision?.choices ?? []) {
    const id = idOf(action)
    if (id === undefined) continue
    const lay = action as L
    const onHex = lays.get(lay.hex) ?? new Map<string, L[]>()
    lays.set(lay.hex, onHex)
    onHex.set(id, [...(onHex.get(id) ?? []), lay])
  }
  return lays
}

/** After a tap on a hex: it is chosen; if only one tile fits, that one lies there at once. */
export function begin(lays: Lays, hex: string): Laying | undefined {
  const onHex = lays.get(hex)
  if (!onHex) return undefined
  const [only, other] = onHex.keys()
  return only !== undefined && other === undefined ? take(lays, hex, only) : { hex }
}

/** The tile in its first legal rotation. */
export function take(lays: Lays, hex: string, id: string): Laying | undefined {
  const first = lays.get(hex)?.get(id)?.[0]
  return first && { hex, id, rotation: first.rotation }
}

/** The next legal rotation of the same tile, or the one before. */
export function nextRotation(lays: Lays, { hex, id, rotation }: Laying, step: 1 | -1): number | undefined {
  const ways = (id !== undefined && lays.get(hex)?.get(id)) || []
  const now = ways.findIndex((way) => way.rotation === rotation)
  return ways[(now + step + ways.length) % ways.length]?.rotation
}

/** The action that a finished draft stands for. */
export function layOf<L extends Lay>(lays: Lays<L>, { hex, id, rotation }: Laying): L | undefined {
  if (id === undefined) return undefined
  return lays
    .get(hex)
    ?.get(id)
    ?.find((lay) => lay.rotation === rotation)
}
