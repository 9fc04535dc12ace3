import type { CoreState, GameEvent, PlayerId, Title } from '@stellwerk/engine'
import { apply, decidersOf, purseOf, top } from '@stellwerk/engine'
import type { Program } from '@stellwerk/protocol'
import type { NewEntry } from './enter.js'
import type { Deed } from './line.js'

/** A program as it is stored: a pass remembers the kind of step in which it was set. */
export type KeptProgram = Program & { readonly step?: string }

export interface SeatProgram {
  readonly player: string
  readonly program: KeptProgram
  /** How long the record was when it was set. */
  readonly since: number
}

interface Act {
  readonly type: string
  readonly player: string
}

/**
 * Where programs take over: the state, the action just done, if any, and those before it, some of which were
 * programmed.
 */
export interface Start {
  readonly state: CoreState
  readonly deeds: readonly Deed[]
  readonly last: Act | null
}

export interface Continued {
  readonly entries: readonly NewEntry[]
  /** The players whose programs are at their end. */
  readonly ended: readonly string[]
}

/** The longest chain of programmed moves; the rest continues after the next action. */
const mostEntries = 50

/** What the programs of a table enter from here on, until somebody without one has to decide. */
export function carryOn(title: Title, start: Start, programs: readonly SeatProgram[]): Continued {
  if (programs.length === 0) return { entries: [], ended: [] }
  const ended = new Set<string>()
  const entries: NewEntry[] = []
  let { state, last } = start
  const used = new Map(programs.map((program) => [program.player, timesUsed(program, start.deeds)]))
  const enter = (entry: NewEntry): void => {
    entries.push(entry)
    state = entry.after
    last = entry.action as Act
    for (const { player, program } of programs) if (endedBy(program, last)) ended.add(player)
  }
  for (const { player, program } of programs) if (endedBy(program, last)) ended.add(player)
  while (entries.length < mostEntries) {
    const deciders: readonly string[] = decidersOf(title, state)
    const next = programs.find(
      ({ player, program }) =>
        !ended.has(player) && deciders.includes(player) && beginsTurn(program, player, last),
    )
    if (!next) break
    const before = state
    const done = enterOnce(title, state, next)
    const count = (used.get(next.player) ?? 0) + 1
    if (!done || isUsedUp(next.program, count)) ended.add(next.player)
    if (!done) continue
    used.set(next.player, count)
    enter(done)
    const close = next.program.kind === 'repeat' ? closing(title, before, state, next.player) : undefined
    if (close) enter(close)
  }
  return { entries, ended: [...ended] }
}

/** Ends a turn that goes on after the repeated action, if the rules let one end it by passing. */
function closing(title: Title, before: CoreState, state: CoreState, player: string): NewEntry | undefined {
  const step = top(state)?.kind
  if (step !== top(before)?.kind || !(decidersOf(title, state) as readonly string[]).includes(player))
    return undefined
  return enterOnce(title, state, { player, program: { kind: 'pass', ...(step ? { step } : {}) } })
}

/** Anything but a pass ends everybody's programmed passing. */
const endedBy = ({ kind }: KeptProgram, last: Act | null): boolean =>
  kind === 'pass' && last !== null && last.type !== 'pass'

/**
 * A repeated action is done once per turn; whatever else the turn asks for, except ending it, people decide themselves.
 */
const beginsTurn = ({ kind }: KeptProgram, player: string, last: Act | null): boolean =>
  kind === 'pass' || last?.player !== player

/** In how many turns a program was used: in each it enters one action, and perhaps a pass right after it. */
function timesUsed({ player, since }: SeatProgram, deeds: readonly Deed[]): number {
  const isIts = (deed: Deed | undefined): boolean =>
    deed !== undefined && deed.seq > since && deed.programmed && deed.player === player
  return deeds.filter((deed, i) => isIts(deed) && !isIts(deeds[i - 1])).length
}

const isUsedUp = (program: KeptProgram, count: number): boolean =>
  program.kind === 'repeat' && count >= program.times

/** The programmed action, if its conditions hold and the rules allow it. */
function enterOnce(
  title: Title,
  state: CoreState,
  { player, program }: Pick<SeatProgram, 'player' | 'program'>,
): NewEntry | undefined {
  if (program.kind === 'pass' && top(state)?.kind !== program.step) return undefined
  const action = program.kind === 'pass' ? { type: 'pass', player } : { ...program.action, player }
  const outcome = apply(title, state, action)
  if (!outcome.ok) return undefined
  const purse = purseOf(player as PlayerId)
  const cost = (state.cash[purse] ?? 0) - (outcome.state.cash[purse] ?? 0)
  if (program.kind === 'repeat' && program.mostCost !== undefined && cost > program.mostCost) return undefined
  return programmedEntry(player, action, outcome)
}

/** An action that the server enters for a player. */
export const programmedEntry = (
  player: string,
  action: unknown,
  { events, state }: { readonly events: readonly GameEvent[]; readonly state: CoreState },
): NewEntry => ({
  account: null,
  player,
  type: 'action',
  action,
  to_length: null,
  programmed: true,
  key: null,
  events,
  after: state,
})

/**
 * Whose programs an undo or redo ends: all that pass, because something happened, and whoever is to decide now, because
 * the same would be entered again at once.
 */
export const endedByTravel = (programs: readonly SeatProgram[], deciders: readonly string[]): string[] =>
  programs
    .filter(({ player, program }) => program.kind === 'pass' || deciders.includes(player))
    .map(({ player }) => player)
