import { useEffect, useState } from 'preact/hooks'
import type { Action, CoreState, PlayerId, Playable } from '@stellwerk/engine'
import type { Before, Foresight, TitleFace } from '@stellwerk/table'
import { foresee } from '@stellwerk/table'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'

/** Slices of work stay below this, so that no frame waits. */
const slice = 6
/** Whoever steps through numbers asks for many; the eldest are forgotten. */
const most = 200

interface Question {
  readonly title: Playable
  readonly face: TitleFace<CoreState>
  readonly state: CoreState
  readonly action: Action
}

const known = new WeakMap<CoreState, Map<string, Foresight<CoreState>>>()
const befores = new WeakMap<CoreState, Map<PlayerId, Before>>()
/** By state and action, each with how many parts of the page want to know. */
const waiting = new Map<string, { readonly question: Question; askers: number }>()
const numbers = new WeakMap<CoreState, number>()
let states = 0
const listeners = new Set<() => void>()
let scheduled = false

/** The same action may be asked about in several states at once. */
function keyOf(state: CoreState, action: Action): string {
  const number = numbers.get(state) ?? ++states
  numbers.set(state, number)
  return `${number} ${JSON.stringify(action)}`
}

const recall = (state: CoreState, key: string): Foresight<CoreState> | undefined => known.get(state)?.get(key)

/** The table and the board as whoever acts sees them, before the action. */
function beforeFor({ face, state, action: { player } }: Question): Before {
  const ofState = befores.get(state) ?? new Map<PlayerId, Before>()
  befores.set(state, ofState)
  const before = ofState.get(player) ?? { table: face.table(state, player), map: face.map(state, player) }
  ofState.set(player, before)
  return before
}

function answer(key: string, question: Question): void {
  const { title, face, state, action } = question
  const answers = known.get(state) ?? new Map<string, Foresight<CoreState>>()
  known.set(state, answers)
  const [eldest] = answers.keys()
  if (answers.size >= most && eldest !== undefined) answers.delete(eldest)
  answers.set(key, foresee(title, face, state, beforeFor(question), action, action.player))
}

function work(): void {
  scheduled = false
  const end = performance.now() + slice
  for (const [key, { question }] of waiting) {
    waiting.delete(key)
    answer(key, question)
    if (performance.now() > end) break
  }
  for (const listener of listeners) listener()
  schedule()
}

function schedule(): void {
  if (scheduled || waiting.size === 0) return
  scheduled = true
  setTimeout(work)
}

/**
 * What an action would lead to from the shown state or another one; undefined until it is worked out, a few milliseconds
 * at a time from the top of the card.
 */
export function useForesight(action: Action | undefined, from?: CoreState): Foresight<CoreState> | undefined {
  const { session } = useTable()
  const { face, description } = useDescribed()
  const state = from ?? description.state
  const key = action && keyOf(state, action)
  const [, redraw] = useState<unknown>()
  useEffect(() => {
    if (!action || key === undefined || recall(state, key)) return undefined
    const listener = (): void => redraw(recall(state, key))
    listeners.add(listener)
    const asked = waiting.get(key) ?? {
      question: { title: session.game.title, face, state, action },
      askers: 0,
    }
    asked.askers++
    waiting.set(key, asked)
    schedule()
    return () => {
      listeners.delete(listener)
      if (--asked.askers === 0) waiting.delete(key)
    }
    // `key` stands for the action
  }, [state, key])
  return key === undefined ? undefined : recall(state, key)
}
