import { frameOf } from '@stellwerk/engine'
import { phaseOrder, phases } from '../data/phases.js'
import type { PhaseId, PublicMineId, Size } from '../data/types.js'
import type { OperatingRoundFrame, SetFrame } from '../rules/course.js'
import type { OperationId, State } from '../state.js'
import { mineOf, publicMineOf } from '../state.js'
import { Memory } from './memory.js'

/** An operating round that is still to come, as far as one can guess. */
export interface Round {
  readonly phase: PhaseId
  /** The size of the unit that is on sale when purchases are made. */
  readonly unit: Size
  readonly switcher: Size | null
  readonly diesels: boolean
  /** The size of the MHE's train. */
  readonly mhe: number
  /** A stock round comes right before it. */
  readonly traded: boolean
}

/** What is left of the game: the rounds after the one under way, and the one under way for whoever still operates in it. */
export interface Schedule {
  readonly now: Round | undefined
  readonly later: readonly Round[]
  /** The one under way and the later ones. */
  readonly all: readonly Round[]
}

const phaseOfUnit: Readonly<Record<Size, PhaseId>> = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' }
const mostSets = 24

/** How fast units are sold: nobody knows, and whoever plans to buy the last one of a size may be late. */
export type Pace = 'usual' | 'fast'

/** How many units a set of operating rounds takes at least, by the size on sale: later there is more money about. */
const unitsPerSet: Readonly<Record<Pace, Readonly<Record<Size, number>>>> = {
  usual: { 1: 1.2, 2: 2.4, 3: 4, 4: 4, 5: 1 },
  fast: { 1: 1.2, 2: 4, 3: 7, 4: 5, 5: 1 },
}

const known = { usual: new WeakMap<State, Schedule>(), fast: new WeakMap<State, Schedule>() }
const alike = new Memory<Schedule>(2000)

export function scheduleOf(state: State, pace: Pace = 'usual'): Schedule {
  let found = known[pace].get(state)
  if (!found) known[pace].set(state, (found = schedule(state, pace)))
  return found
}

/** The same prospects are the same object. */
function schedule(state: State, pace: Pace): Schedule {
  const { units, phase, fullSets, diesels, mhe, lastRound } = state
  const set = frameOf<SetFrame>(state, 'set')
  const inRound = frameOf<OperatingRoundFrame>(state, 'operating-round') !== undefined
  const key = [
    pace,
    Object.values(units).join(),
    phase,
    fullSets,
    diesels.onSale,
    mhe.train,
    lastRound,
    set && `${set.rounds} ${set.played}`,
    inRound,
  ].join('|')
  return alike.of(key, () => {
    const { now, later } = worked(state, unitsPerSet[pace])
    return { now, later, all: now ? [now, ...later] : later }
  })
}

/** Whether a public mine decides on its machines while some of them cost more than they earn, now or in the next phase. */
function mustRenew(state: State): boolean {
  const frame = state.flow.at(-1)
  if (frame?.kind !== 'public-mine-purchases') return false
  const next = phaseOrder[Math.min(phaseOrder.length - 1, phaseOrder.indexOf(state.phase) + 1)] as PhaseId
  const { machine } = phases[next].maintenance
  return publicMineOf(state, frame['operation'] as PublicMineId).mines.some(
    (mine) => (machine[mineOf(state, mine).machine] ?? 0) > 0,
  )
}

/**
 * Lets a state that a choice leads to have the prospects of the state in which it is made: one unit more or less says
 * little about the length of the game, but whole sets could seem to hang on it. Only where there is no time to lose: whoever
 * buys does shorten the game.
 */
export function expectAsIn(state: State, since: State): void {
  const { units, phase, diesels } = since
  if (!mustRenew(since)) return
  if (state.units !== units || state.phase !== phase || state.diesels !== diesels)
    for (const pace of ['usual', 'fast'] as const)
      known[pace].set(state, schedule({ ...state, units, phase, diesels }, pace))
}

function worked(state: State, perSet: Readonly<Record<Size, number>>): Pick<Schedule, 'now' | 'later'> {
  const units = { ...state.units }
  let { phase, fullSets } = state
  let mhe: number = state.mhe.train
  let diesels = state.diesels.onSale
  const round = (traded: boolean): Round => ({
    phase,
    unit: onSale(units),
    switcher: phases[phase].switcher,
    diesels,
    mhe,
    traded,
  })
  let debt = 0
  const consume = (amount: number): void => {
    for (debt += amount; debt >= 1; debt--) {
      const size = onSale(units)
      if (size === 5) debt = 0
      else units[size] = (units[size] ?? 0) - 1
      if (Number(size) > Number(phase === 'D' ? 5 : phase)) phase = phaseOfUnit[size]
    }
  }
  const renew = (): void => {
    mhe = Math.max(mhe, onSale(units))
    consume(1)
  }
  const set = frameOf<SetFrame>(state, 'set')
  const later: Round[] = []
  const inRound = frameOf<OperatingRoundFrame>(state, 'operating-round') !== undefined
  const now = inRound ? round(false) : undefined
  if (set) {
    const left = set.rounds - set.played
    for (let i = 0; i < left; i++) {
      consume((perSet[onSale(units)] - 1) / set.rounds)
      later.push(round(false))
    }
    renew()
    if (state.lastRound || fullSets >= 2) return { now, later: state.lastRound ? [] : later }
  }
  for (let sets = 0; sets < mostSets && fullSets < 2; sets++) {
    const count = phases[phase].operatingRounds
    if (count === 3) {
      fullSets += 1
      diesels = true
    }
    for (let i = 0; i < count; i++) {
      later.push(round(i === 0))
      consume((perSet[onSale(units)] - 1) / count)
      // the first diesel is soon bought
      if (diesels) phase = 'D'
    }
    renew()
  }
  return { now, later }
}

function onSale(units: State['units']): Size {
  return ([1, 2, 3, 4] as const).find((size) => (units[size] ?? 0) > 0) ?? 5
}

/** The rounds in which an operation will still earn. */
export function roundsFor(
  state: State,
  operation: OperationId | 'MHE',
  pace: Pace = 'usual',
): readonly Round[] {
  const { all, later } = scheduleOf(state, pace)
  return all !== later && stillEarns(state, operation) ? all : later
}

/** Whether an operation has yet to earn in the round under way. */
function stillEarns(state: State, operation: OperationId | 'MHE'): boolean {
  const round = frameOf<OperatingRoundFrame>(state, 'operating-round')
  if (!round) return false
  if (round.todo.includes(operation)) return true
  return state.flow.some(
    (frame) =>
      frame['operation'] === operation &&
      ['mine-track', 'switchers', 'railway-track', 'railway-station', 'railway-run', 'payout'].includes(
        frame.kind,
      ),
  )
}

/** The profit that waits to be paid out, if an operation has just earned it. */
export function profitWaiting(state: State, operation: OperationId): number | undefined {
  const frame = state.flow.at(-1)
  return frame?.kind === 'payout' && frame['operation'] === operation
    ? (frame['profit'] as number)
    : undefined
}
