import { useEffect, useRef } from 'preact/hooks'
import { top } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { useSettings } from '../../settings/index.js'
import { awaited } from '../../table/awaited.js'
import { useTable } from '../../table/table.js'
import { Pill } from './pill.js'
import { ring, useTabSignals } from './signals.js'
import { waitingTexts } from './texts.js'
import { lookForWaiting, useWaiting } from './waiting.js'

/** Tells by all means of a page that this game or another one waits for whoever looks at it. */
export function TablePill({ name }: { readonly name: string }) {
  const { session, onTurn, show } = useTable()
  const [{ sound }] = useSettings()
  const isHere = session.kind === 'online' && onTurn !== undefined
  const others = useWaiting().filter(({ id }) => id !== session.id)
  const count = others.length + (isHere ? 1 : 0)
  const [next] = others
  useTabSignals(useTitle(name, isHere), count)

  const wasHere = useRef(isHere)
  useEffect(() => {
    if (wasHere.current === isHere) return
    wasHere.current = isHere
    void lookForWaiting()
    if (isHere && sound) void ring()
  }, [isHere, sound])
  if (count === 0) return null
  const back = (): void => {
    show('present')
    document.getElementById('table-card')?.focus()
  }
  return <Pill count={count} next={next && `/table/${next.id}`} onHere={back} />
}

/** What the tab says: whose turn it is, and for what. */
function useTitle(name: string, isHere: boolean): string {
  const { session, now } = useTable()
  const language = useLanguage()
  const say = useSay(waitingTexts)
  const { title, texts } = session.game
  const present = now.at(now.length)
  const step = present && !title.isOver(present.state) && !now.stopped ? top(present.state) : undefined
  if (session.kind !== 'online' || !step || !present) return `${name} · Stellwerk`
  if (isHere) return say('yourTurnAt', { step: session.named(texts.step(language, step, present.state)) })
  const players = awaited(title, present.state).map((player) => session.nameOf(player))
  return `${say('decides', { players: listed(language, players) })} · ${name}`
}
