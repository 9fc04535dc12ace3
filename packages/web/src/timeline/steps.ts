import type { Action } from '@stellwerk/engine'
import type { Moment } from '../session/session.js'
import type { Band } from '../story/bands.js'

/** A stretch of moments in which one company or mine acted. */
export interface Turn {
  readonly actor: string
  readonly from: number
  readonly to: number
}

/** The turns of operations, in order; moments that belong to none are left out. */
export function turnsOf(
  moments: readonly Moment[],
  actorAt: (at: number) => string | undefined,
): readonly Turn[] {
  const turns: { actor: string; from: number; to: number }[] = []
  for (let n = 1; n < moments.length; n++) {
    const actor = actorAt(n)
    if (actor === undefined) continue
    const last = turns.at(-1)
    if (last?.actor === actor && last.to === n - 1) last.to = n
    else turns.push({ actor, from: n, to: n })
  }
  return turns
}

/** Where a phase began: at the very action that began it. */
export interface PhaseStart {
  readonly at: number
  readonly phase: string
}

/** The beginnings of phases; every title tells of one by the same event. */
export function phasesOf(moments: readonly Moment[]): readonly PhaseStart[] {
  return moments.flatMap(({ events }, at) =>
    events.flatMap(({ kind, phase }) => (kind === 'phase-began' ? [{ at, phase: phase as string }] : [])),
  )
}

/** The next moment in a direction, past those that are mere passes if wished. */
export function stepFrom(
  moments: readonly Moment[],
  at: number,
  direction: 1 | -1,
  skips: (action: Action) => boolean,
): number {
  const last = moments.length - 1
  let n = at + direction
  while (n > 0 && n < last) {
    const { action } = moments[n] as Moment
    if (!action || !skips(action)) break
    n += direction
  }
  return Math.min(Math.max(n, 0), last)
}

/** The end of the turn before, or of the next one: a turn is what one player does without another between. */
export function turnFrom(moments: readonly Moment[], at: number, direction: 1 | -1): number {
  const last = moments.length - 1
  const isEnd = (n: number): boolean => moments[n]?.action?.player !== moments[n + 1]?.action?.player
  let n = at + direction
  while (n > 0 && n < last && !isEnd(n)) n += direction
  return Math.min(Math.max(n, 0), last)
}

/** The beginning of the next round, or of this one and then of those before. */
export function roundFrom(bands: readonly Band[], at: number, direction: 1 | -1, last: number): number {
  const starts = bands.map(({ from }) => from)
  if (direction === 1) return starts.find((from) => from > at) ?? last
  return starts.findLast((from) => from < at) ?? 0
}
