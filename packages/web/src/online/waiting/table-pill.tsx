import { useEffect, useRef } from 'preact/hooks'
import { top } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { useSettings } from '../../settings/index.js'
import type { Session } from '../../session/session.js'
import { useNow } from '../../session/use-now.js'
import { awaited } from '../../table/awaited.js'
import { onTurnIn } from '../../table/on-turn.js'
import { useTable } from '../../table/table.js'
import { Pill } from './pill.js'
import { ring, useTabSignals } from './signals.js'
import { waitingTexts } from './texts.js'
import { lookForWaiting, useWaiting } from './waiting.js'

/** Tells by all means of a page that this game or another one waits for whoever looks at it. */
export function TablePill({ name }: { readonly name: string }) {
  const { show, lines } = useTable()
  const { game } = lines
  const now = useNow(game)
  const [{ sound }] = useSettings()
  const isHere = game.kind === 'online' && onTurnIn(game.game.title, now) !== undefined
  const others = useWaiting().filter(({ id }) => id !== game.id)
  const count = others.length + (isHere ? 1 : 0)
  const [next] = others
  useTabSignals(useTitle(name, game, isHere), count)

  const wasHere = useRef(isHere)
  useEffect(() => {
    if (wasHere.current === isHere) return
    wasHere.current = isHere
    void lookForWaiting()
    if (isHere && sound) void ring()
  }, [isHere, sound])
  if (count === 0) return null
  const back = (): void => {
    if (lines.shown) lines.show(undefined)
    else show('present')
    document.getElementById('table-card')?.focus()
  }
  return <Pill count={count} next={next && `/table/${next.id}`} onHere={back} />
}

/** What the tab says: whose turn it is, and for what. */
function useTitle(name: string, session: Session, isHere: boolean): string {
  const { now } = session
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
