import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import { useSay } from '../language/language.js'
import { SeatedSession } from '../session/seated.js'
import type { Session } from '../session/session.js'
import { Button } from '../ui/button.js'
import { Nothing, lazy } from '../ui/lazy.js'
import { useHeld } from './held.js'
import { handOverTexts } from './hand-over-texts.js'
import './hand-over.css'

const AskAll = lazy(async () => (await import('./seldom/ask-all.js')).AskAll, Nothing)

/** Stands before the board whenever another player has to take the screen; nothing secret is drawn behind it. */
export function HandOver<S extends CoreState>({ session }: { readonly session: Session<S> }) {
  const seated = session instanceof SeatedSession ? session : undefined
  const [next, setNext] = useState(seated?.next)
  const [asksAll, setAsksAll] = useState(false)
  useEffect(() => {
    const follow = (): void => {
      setNext(seated?.next)
      setAsksAll(seated?.asksAll ?? false)
    }
    follow()
    return seated?.subscribe(follow)
  }, [seated])
  const held = useHeld()
  useEffect(() => seated?.look(held), [seated, held])
  if (!seated) return null
  if (asksAll) return <AskAll onAnswer={(agreed) => seated.answer(agreed)} />
  if (next === undefined) return null
  return <Screen key={next} name={seated.nameOf(next)} onTake={() => seated.take()} />
}

function Screen({ name, onTake }: { readonly name: string; onTake(): void }) {
  const say = useSay(handOverTexts)
  const screen = useRef<HTMLDialogElement>(null)
  const id = useId()
  // at once: neither a glance nor a key may fall on the page behind
  useLayoutEffect(() => screen.current?.showModal(), [])
  return (
    <dialog class="hand-over" ref={screen} aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <div class="hand-over-box">
        <h2 id={id}>{say('heading', { player: name })}</h2>
        <p>{say('why', { player: name })}</p>
        <Button look="primary" onPress={onTake}>
          {say('take', { player: name })}
        </Button>
      </div>
    </dialog>
  )
}
