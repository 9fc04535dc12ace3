import type { Refusal } from '@stellwerk/engine'

/** A move met another one that came first; for games at this device that is another page of this browser. */
export const overtaken = 'session-overtaken'

/** A move of which nobody knows whether it arrived. */
export const unreachable = 'online-unreachable'

/** Refusals that lie in the moment and not in the move: the board changed just then, or nobody could be reached. */
const passing: readonly string[] = [overtaken, 'online-conflict', unreachable]

export const isPassing = ({ rule }: Refusal): boolean => passing.includes(rule)
