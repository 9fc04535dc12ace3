import { useRef } from 'preact/hooks'
import { top } from '@stellwerk/engine'
import { anyOf, listed, numeral } from '@stellwerk/texts'
import { ErrorBoundary } from '../app/error-boundary.js'
import { ChoosingProvider } from '../decision/choosing.js'
import { DecisionBody } from '../decision/decision.js'
import { DecisionFooter } from '../decision/footer.js'
import { useLanguage, useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { Button } from '../ui/button.js'
import { lazy } from '../ui/lazy.js'
import { RuleLink } from '../ui/rule-link.js'
import { Unbroken } from '../ui/unbroken.js'
import { awaited } from './awaited.js'
import { Happened } from './happened.js'
import { useMoves } from './moves.js'
import { Order } from './order.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import { useKeptFocus } from './use-kept-focus.js'
import { useNarrow } from './use-narrow.js'
import './decision-card.css'

const Companion = lazy(
  async () => (await import('../guide/companion.js')).Companion,
  () => <div class="card-hint" />,
)

/** Rarely needed, so it comes when it is. */
const Interruptions = lazy(
  async () => (await import('./seldom/interrupted.js')).Interruptions,
  () => null,
)

/** Who must act for what, what they may do, and the way back: always in view. */
export function DecisionCard() {
  const { isPresent, mayAct, session, shown, decision, now, resend, held } = useTable()
  const say = useSay(tableTexts)
  const over = session.game.title.isOver(shown.state)
  const narrow = useNarrow()
  const root = useRef<HTMLElement>(null)
  const kept = useKeptFocus(root, session, [shown, decision])
  return (
    <ChoosingProvider>
      <section class="card" id="table-card" ref={root} aria-label={say('card')} tabIndex={-1} {...kept}>
        <div class="card-top">
          <CardHead />
          {narrow && <Order scrolls />}
          {narrow && mayAct && decision && <Hints />}
          {narrow && <WayBack short />}
          <Happened />
        </div>
        <div class="card-body">
          {!isPresent && <Past />}
          <Refused />
          {(resend || held) && <Interruptions />}
          {mayAct ? <Decide hints={!narrow} /> : isPresent && !over && !now.stopped && <Waiting />}
          {isPresent && over && <Over />}
        </div>
        {mayAct && decision && <DecisionFooter />}
        {!narrow && <WayBack />}
      </section>
    </ChoosingProvider>
  )
}

/** One sentence: who acts for what. Screen readers hear it whenever it changes. */
function CardHead() {
  const { session, shown, now, isPresent } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const { title, texts } = session.game
  const isStopped = isPresent && now.stopped === true
  const step = isStopped || title.isOver(shown.state) ? undefined : top(shown.state)
  const players = awaited(title, shown.state).map((player) => session.nameOf(player))
  return (
    <header class="card-head" aria-live="polite">
      {step ? (
        <>
          <h2>
            <Unbroken text={session.named(texts.step(language, step, shown.state))} />
          </h2>
          <p class="card-who">
            {say(players.length > 1 ? 'actingAny' : 'acting', { players: listed(language, players) })}
          </p>
        </>
      ) : (
        <h2>{say(isStopped ? 'stopped' : 'over')}</h2>
      )}
    </header>
  )
}

/** What helps beginners, unless they have switched it off. */
const Hints = () => (useSettings()[0].companion ? <Companion /> : null)

function Decide({ hints }: { readonly hints: boolean }) {
  const { decision } = useTable()
  const say = useSay(tableTexts)
  if (!decision)
    return (
      <p class="card-searching" role="status">
        {say('searching')}
      </p>
    )
  return (
    <>
      {hints && <Hints />}
      <div class="card-decision">
        <ErrorBoundary>
          <DecisionBody />
        </ErrorBoundary>
      </div>
    </>
  )
}

const toldChoices = 12

/** Somebody else's turn: whose, since when, and what they may do. */
function Waiting() {
  const { session, shown, decision } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const { title, texts } = session.game
  const players = awaited(title, shown.state).map((player) => session.nameOf(player))
  const choices = decision?.choices.slice(0, toldChoices) ?? []
  const since = shown.time
  return (
    <div class="card-waiting">
      <p>
        {say('waiting', { players: anyOf(language, players) })}{' '}
        {since !== undefined &&
          say('waitingSince', {
            time: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
              since,
            ),
          })}
      </p>
      {choices.length > 0 && (
        <details class="card-soft">
          <summary>{say('theyMay')}</summary>
          <ul>
            {choices.map(({ action, range }) => (
              <li key={JSON.stringify(action)}>
                {session.named(texts.choice(language, action, shown.state, range))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Past() {
  const { at, now, show, tryFromHere } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  return (
    <div class="card-past">
      <p>{say('past', { at: numeral(language, at), length: numeral(language, now.length) })}</p>
      <div class="card-row">
        <Button look="primary" onPress={() => show('present')} shortcut="Escape">
          {say('toPresent')}
        </Button>
        <Button onPress={() => void tryFromHere(at)}>{say('tryFrom')}</Button>
      </div>
    </div>
  )
}

/** Why the last action was not possible, in words and with the rule. */
function Refused() {
  const { refusal, dismissRefusal, session } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  if (!refusal) return null
  return (
    <div class="card-refusal" role="alert">
      <p>
        <strong>{say('notPossible')}</strong>
        {': '}
        {session.named(session.game.texts.refusal(language, refusal))} <RuleLink rule={refusal.rule} />
      </p>
      <Button look="quiet" label={say('dismiss')} onPress={dismissRefusal}>
        ×
      </Button>
    </div>
  )
}

function Over() {
  const { session, shown, openPanel } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const { title, texts } = session.game
  const first = title.ranking(shown.state).filter(({ rank }) => rank === 1)
  return (
    <div class="card-over">
      <p>
        {say('winner', {
          players: listed(
            language,
            first.map(({ player }) => session.nameOf(player)),
          ),
          count: first.length,
          fortune: texts.money(language, first[0]?.fortune ?? 0),
        })}
      </p>
      <Button look="primary" onPress={() => openPanel('end')}>
        {say('result')}
      </Button>
    </div>
  )
}

/** After acting there is always one visible way back; on a phone as signs beside the heading. */
function WayBack({ short = false }: { readonly short?: boolean }) {
  const { now, isPresent } = useTable()
  const say = useSay(tableTexts)
  const { undo, undoTurn, turnLength, redo } = useMoves()
  if (!isPresent || now.mine.length === 0 || (now.length === 0 && !redo)) return null
  const ways = [
    ['↶', say('undo'), 'u', undo],
    ['⇤', say('undoTurn', { count: turnLength }), 'Shift+U', undoTurn],
    ['↷', say('redo'), 'r', redo],
  ] as const
  return (
    <footer class="card-row card-back">
      {ways.map(
        ([sign, words, shortcut, go]) =>
          (go ?? (shortcut === 'u' && !short)) && (
            <Button
              key={shortcut}
              look="quiet"
              shortcut={shortcut}
              disabled={!go}
              title={go ? words : say('nothingToUndo')}
              {...(short && { label: words })}
              onPress={() => go?.()}
            >
              {sign} {!short && words}
            </Button>
          ),
      )}
    </footer>
  )
}
