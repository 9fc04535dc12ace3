import { useContext, useEffect, useRef } from 'preact/hooks'
import { top } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { useSettings } from '../../settings/index.js'
import type { Session } from '../../session/session.js'
import { useNow } from '../../session/use-now.js'
import { awaited } from '../../table/awaited.js'
import { onTurnIn } from '../../table/on-turn.js'
import { useTable } from '../../table/table.js'
import { OnlineContext } from '../table/online.js'
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
  const asker = useAsker()
  const isTurn = game.kind === 'online' && onTurnIn(game.game.title, now) !== undefined
  const isHere = isTurn || asker !== undefined
  const others = useWaiting().filter(({ id }) => id !== game.id)
  const count = others.length + (isHere ? 1 : 0)
  const [next] = others
  const title = useTitle(name, game, isTurn)
  const say = useSay(waitingTexts)
  useTabSignals(asker === undefined ? title : `${say('asks', { player: asker })} · ${name}`, count)

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
    const place = asker === undefined ? '#table-card' : '.table-notices .button-primary'
    document.querySelector<HTMLElement>(place)?.focus()
  }
  return <Pill count={count} next={next && `/table/${next.id}`} onHere={back} />
}

/** Who has asked for an undo that whoever is here has not answered yet. */
function useAsker(): string | undefined {
  const { undoRequest, you, seats } = useContext(OnlineContext)?.table ?? {}
  const isAsked = undoRequest?.needs.some((player) => player === you?.player)
  return isAsked ? seats?.find(({ player }) => player === undoRequest?.by)?.name : undefined
}

/** What the tab says: whose turn it is, and for what. */
function useTitle(name: string, session: Session, isTurn: boolean): string {
  const { now } = session
  const language = useLanguage()
  const say = useSay(waitingTexts)
  const { title, texts } = session.game
  const present = now.at(now.length)
  const step = present && !title.isOver(present.state) && !now.stopped ? top(present.state) : undefined
  if (session.kind !== 'online' || !step || !present) return `${name} · Stellwerk`
  if (isTurn) {
    const told = session.named(texts.step(language, step, present.state))
    const own = now.mine.map((player) => `${session.nameOf(player)} · `).find((who) => told.startsWith(who))
    return say('yourTurnAt', { step: told.slice(own?.length ?? 0) })
  }
  const players = awaited(title, present.state).map((player) => session.nameOf(player))
  return `${say('decides', { players: listed(language, players) })} · ${name}`
}
