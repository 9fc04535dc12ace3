import { useEffect, useState } from 'preact/hooks'
import type { Action, CoreState } from '@stellwerk/engine'
import type { Desk } from './desk.js'
import type { Outcome } from './outcome.js'

type Found = { readonly outcome: Outcome<CoreState, unknown> | undefined }
type Asked = Pick<Desk, 'state' | 'judge'>

/** Slices of work stay below this, so that no frame waits. */
const slice = 6
/** Whoever drags a slider asks for many; the eldest are forgotten. */
const most = 200

const known = new WeakMap<CoreState, Map<string, Found>>()
const waiting = new Map<string, { readonly desk: Asked; readonly actions: readonly Action[] }>()
const listeners = new Set<() => void>()
let scheduled = false

function recall(state: CoreState, key: string): Found | undefined {
  return known.get(state)?.get(key)
}

function keep(state: CoreState, key: string, found: Found): void {
  const outcomes = known.get(state) ?? new Map<string, Found>()
  known.set(state, outcomes)
  const [eldest] = outcomes.keys()
  if (outcomes.size >= most && eldest !== undefined) outcomes.delete(eldest)
  outcomes.set(key, found)
}

function work(): void {
  scheduled = false
  const end = performance.now() + slice
  for (const [key, { desk, actions }] of waiting) {
    waiting.delete(key)
    keep(desk.state, key, { outcome: desk.judge(desk.state, actions) })
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
 * What actions in a row would lead to; undefined until it is worked out. Only what is on the screen is asked for, a few
 * milliseconds at a time.
 */
export function useOutcome<S extends CoreState, E>(
  desk: Pick<Desk<S, E>, 'state' | 'judge'>,
  actions: readonly Action[],
): Outcome<S, E> | undefined {
  const { state } = desk
  const key = JSON.stringify(actions)
  const [, redraw] = useState<Found>()
  const found = recall(state, key)
  useEffect(() => {
    if (recall(state, key)) return undefined
    const listener = (): void => redraw(recall(state, key))
    listeners.add(listener)
    waiting.set(key, { desk: desk as Asked, actions })
    schedule()
    return () => {
      listeners.delete(listener)
      waiting.delete(key)
    }
    // `key` stands for the actions
  }, [state, key])
  // outcomes are kept by their states, and a state belongs to one title
  return found?.outcome as Outcome<S, E> | undefined
}
