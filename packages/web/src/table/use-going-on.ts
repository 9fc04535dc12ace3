import { createContext } from 'preact'
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Action } from '@stellwerk/engine'
import { decidersOf, top } from '@stellwerk/engine'
import { foresee } from '@stellwerk/table'
import { useSettings } from '../settings/index.js'
import { whenIdle } from '../ui/idle.js'
import { useDescribed, useStep } from './description.js'
import type { Standing } from './going-on.js'
import { costs, holds, onlyChoice, passOf, standingAfter } from './going-on.js'
import { useTable } from './table.js'

/** Long enough to see what happens, in milliseconds. */
const pause = 500

/** What goes on by itself, and what can be asked to. */
export interface GoingOn {
  /** Whether nothing else is possible now than something that may be done without a press. */
  readonly isForced: boolean
  /** What passing now can be asked for besides. */
  readonly offered: { readonly pass: Action; readonly until: Standing['until'] } | undefined
  /** What players of this page have asked for. */
  readonly standing: readonly Standing[]
  /** Passes, and goes on passing as offered. */
  keepPassing(): void
  stop(): void
}

export const GoingOnContext = createContext<GoingOn | null>(null)

export function useGoingOn(): GoingOn {
  const found = useContext(GoingOnContext)
  if (!found) throw new Error('there is no table around this component')
  return found
}

const none: readonly Standing[] = []

/** The only thing that is possible now; known a moment after the board is on the screen. */
function useOnlyChoice(): Pick<GoingOn, 'isForced'> & { readonly only: Action | undefined } {
  const { session, shown, decision, mayAct } = useTable()
  const { description } = useDescribed()
  const step = useStep()
  const [found, setFound] = useState<{ readonly in: object; readonly only: Action | undefined }>()
  const isOnlyOne = mayAct && decision?.choices.length === 1
  useEffect(() => {
    if (!isOnlyOne || !step) return undefined
    const { title, face } = session.game
    let current = true
    void whenIdle().then(() => {
      if (!current) return
      const only = onlyChoice(title, shown.state, step, decision.choices)
      const ahead = only && foresee(title, face, description.state, description, only, only.player)
      const isFree = ahead?.kind === 'effects' && !costs(ahead.effects)
      setFound({ in: decision, only: isFree ? only : undefined })
    })
    return () => {
      current = false
    }
  }, [session, description, isOnlyOne, decision, step])
  return {
    only: found?.in === decision ? found?.only : undefined,
    // until it is known, what was last found is taken for it: where one forced move follows another, nothing flickers
    isForced: isOnlyOne && found?.only !== undefined,
  }
}

/** Does what was asked for as soon as it can be done. Whatever is taken back stays back. */
export function useGoingOnByItself(): GoingOn {
  const { session, now, shown, mayAct, draft, act } = useTable()
  const step = useStep()
  const [{ goOn }] = useSettings()
  const [standing, setStanding] = useState(none)
  const { title } = session.game
  const { state } = shown
  const kind = top(state)?.kind ?? ''

  const { only, isForced } = useOnlyChoice()

  // what was taken back was not wanted: it waits for a press
  const length = useRef(now.length)
  const isBack = useRef(false)
  if (now.length !== length.current) {
    isBack.current = now.length < length.current
    length.current = now.length
  }
  const hasGoneBack = isBack.current
  useEffect(() => {
    if (hasGoneBack) setStanding(none)
  }, [hasGoneBack, now.length])

  const deciders = useMemo(() => decidersOf(title, state), [title, state])
  const pass = useMemo(() => (mayAct && step ? passOf(step) : undefined), [mayAct, step])
  useEffect(() => {
    const movesSince = (from: number): readonly Action[] =>
      Array.from({ length: Math.max(0, now.length - from) }, (_, i) => now.at(from + 1 + i)?.action).filter(
        (action) => action !== undefined,
      )
    const still = standing.filter((one) =>
      holds(one, kind, deciders, movesSince, session.game.face.story.isPass),
    )
    if (still.length < standing.length) setStanding(still)
    if (!mayAct || now.pending || hasGoneBack || draft !== null) return undefined
    const isAsked = pass !== undefined && still.some(({ player }) => player === pass.player)
    const due = isAsked ? pass : goOn ? only : undefined
    if (!due || document.visibilityState === 'hidden') return undefined
    const timer = setTimeout(() => void act(due), pause)
    return () => clearTimeout(timer)
  }, [standing, state, pass, only, goOn, mayAct, now.pending, hasGoneBack, draft])

  const [offered, setOffered] = useState<GoingOn['offered']>(undefined)
  useEffect(() => {
    setOffered(undefined)
    if (!pass || deciders.length !== 1) return undefined
    let current = true
    void whenIdle().then(() => {
      const until = current ? standingAfter(title, state, pass) : undefined
      if (until) setOffered({ pass, until })
    })
    return () => {
      current = false
    }
  }, [title, state, pass, deciders])

  return useMemo(
    () => ({
      isForced,
      offered,
      standing,
      keepPassing: () => {
        if (!offered) return
        const { pass: action, until } = offered
        if (until === 'change' && session.passUntilChange) {
          void session.passUntilChange()
          return
        }
        const wish = { player: action.player, kind, until, since: now.length }
        setStanding((all) => [...all.filter(({ player }) => player !== action.player), wish])
      },
      stop: () => setStanding(none),
    }),
    [isForced, offered, standing, session, kind, now.length],
  )
}
