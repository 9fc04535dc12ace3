import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { anyOf, listed } from '@stellwerk/texts'
import { ErrorBoundary } from '../app/error-boundary.js'
import { DecisionBody } from '../decision/decision.js'
import { DecisionFooter } from '../decision/footer.js'
import { useLanguage, useSay } from '../language/language.js'
import { isEvening } from '../learn/evening-games.js'
import { useSettings } from '../settings/index.js'
import { useLaterWords } from '../titles/complete.js'
import { Button } from '../ui/button.js'
import { whenIdle } from '../ui/idle.js'
import { Nothing, lazy } from '../ui/lazy.js'
import { RuleLink } from '../ui/rule-link.js'
import { awaited } from './awaited.js'
import { CardHead } from './card-head.js'
import { Past, PastWays } from './card-past.js'
import { Happened } from './happened.js'
import { Order } from './order.js'
import { KeepPassing, OnlyChoice } from './keep-passing.js'
import { TipButton, useTip } from '../tutor/tip-button.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import { useKeptFocus } from './use-kept-focus.js'
import { useNarrow } from './use-narrow.js'
import { WayBack } from './way-back.js'
import './decision-card.css'
import './card-foot.css'

const Companion = lazy(
  async () => (await import('../guide/companion.js')).Companion,
  () => <div class="card-hint" />,
)

/** Rarely needed, so it comes when it is. */
const Interruptions = lazy(async () => (await import('./seldom/interrupted.js')).Interruptions, Nothing)

const EveningBar = lazy(async () => (await import('../learn/evening-bar.js')).EveningBar, Nothing)

/** Advice comes to those who ask for it. */
const Tip = lazy(async () => (await import('../tutor/tip.js')).Tip)

/** Who must act for what, what they may do, and the way back: always in view. */
export function DecisionCard() {
  const { isPresent, mayAct, onTurn, session, shown, decision, now, resend, held } = useTable()
  const say = useSay(tableTexts)
  const over = session.game.title.isOver(shown.state)
  const narrow = useNarrow()
  const root = useRef<HTMLElement>(null)
  const kept = useKeptFocus(root, session, [shown, decision])
  const body = useReadFromTop(shown.state)
  const tip = useTip()
  const isOnline = session.kind === 'online'
  useEffect(() => {
    // what a lost connection interrupts could not be fetched any more
    if (isOnline) void whenIdle().then(() => Interruptions.ahead())
  }, [isOnline])
  return (
    <section
      class={onTurn === undefined ? 'card' : 'card card-turn'}
      id="table-card"
      ref={root}
      aria-label={say('card')}
      tabIndex={-1}
      {...kept}
    >
      <div class="card-top">
        <CardHead />
        {narrow && <Order scrolls />}
        {mayAct && decision && <Hints />}
        <Happened />
      </div>
      <div class="card-body" {...body}>
        {!isPresent && <Past />}
        <Refused />
        {(resend || held) && <Interruptions />}
        {mayAct && <OnlyChoice />}
        {isEvening(session.id) && <EveningBar />}
        {tip.isOpen && <Tip onClose={tip.close} />}
        {mayAct ? <Decide /> : isPresent && !over && !now.stopped && <Waiting />}
        {isPresent && over && <Over />}
      </div>
      <footer class="card-foot">
        {isPresent ? (
          <>
            <WayBack />
            <TipButton tip={tip} />
            <KeepPassing />
            {mayAct && decision && <DecisionFooter />}
          </>
        ) : (
          <PastWays />
        )}
      </footer>
    </section>
  )
}

/** Each decision is read from its beginning. What has not been scrolled is left alone: to scroll it would cost a layout. */
function useReadFromTop(decided: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    if (isScrolled.current && ref.current) ref.current.scrollTop = 0
    isScrolled.current = false
  }, [decided])
  return {
    ref,
    onScroll: () => {
      isScrolled.current = true
    },
  }
}

/** What helps beginners, unless they have switched it off. */
const Hints = () => (useSettings()[0].companion ? <Companion /> : null)

function Decide() {
  const { decision } = useTable()
  const say = useSay(tableTexts)
  if (!decision)
    return (
      <p class="card-searching" role="status">
        {say('searching')}
      </p>
    )
  return (
    <div class="card-decision">
      <ErrorBoundary>
        <DecisionBody />
      </ErrorBoundary>
    </div>
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

/** Why the last action was not possible, in words and with the rule. */
function Refused() {
  const { refusal, dismissRefusal, session } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const hasWords = useLaterWords(session.game.title.id)
  if (!refusal || !hasWords) return null
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
  const narrow = useNarrow()
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
      {/* on a desk it lies open below */}
      {narrow && (
        <Button look="primary" onPress={() => openPanel('end')}>
          {say('result')}
        </Button>
      )}
    </div>
  )
}
