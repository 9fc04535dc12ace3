import { useEffect, useRef, useState } from 'preact/hooks'
import type { Finding, PlayerReview } from '@stellwerk/bots'
import { useLanguage, useSay } from '../language/language.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { Select } from '../ui/select.js'
import { useFailure } from '../ui/use-failure.js'
import type { ReviewPageProps } from './page.js'
import { canPlayOn, playOn } from './play-on.js'
import { Position } from './position.js'
import type { Shown } from './reviewed.js'
import { reviewTexts } from './texts.js'
import { useReviewWords } from './words.js'

interface FindingsProps extends ReviewPageProps {
  readonly player: PlayerReview
  readonly findings: readonly Finding[]
  readonly kind: Shown
  readonly chosen: Finding | undefined
  onChoose(finding: Finding): void
  onKind(kind: Shown): void
  onAgain(): void
}

/** What was found for one player, with the position of the chosen moment and the ways into it. */
export function Findings(props: FindingsProps) {
  const { player, findings, kind, chosen, onChoose, onKind, onGo, onAgain } = props
  const say = useSay(reviewTexts)
  const language = useLanguage()
  const { session } = useTable()
  const tutor = useReviewWords()
  const list = useRef<HTMLOListElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    // on a phone the page begins at its top
    if (!isNew.current)
      list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
    isNew.current = false
  }, [chosen])
  const lost = findings.reduce((sum, { amount }) => sum - Math.min(0, amount), 0)
  return (
    <aside class="review-aside">
      <header class="review-aside-head">
        <h2>{kind === 'moments' ? say('moments') : tutor({ key: `review.kind.${kind}` })}</h2>
        <Select<Shown>
          label={say('show')}
          value={kind}
          options={[
            ['moments', say('moments')],
            ...player.tallies.map(
              (tally) => [tally.kind, tutor({ key: `review.kind.${tally.kind}` })] as const,
            ),
          ]}
          onChange={onKind}
        />
        <p class="review-soft">
          {findings.length === 0
            ? say('none')
            : say('sum', {
                count: findings.length,
                name: session.nameOf(player.player),
                lost: session.game.texts.money(language, lost),
              })}
        </p>
      </header>
      <ol class="review-findings" ref={list}>
        {findings.map((finding, i) => (
          <li key={`${finding.at} ${finding.kind}`}>
            <FindingRow
              finding={finding}
              number={i + 1}
              remark={remarkOn(finding, findings)}
              isChosen={finding === chosen}
              onChoose={() => onChoose(finding)}
              onGo={() => onGo(finding.at)}
            />
          </li>
        ))}
      </ol>
      {chosen && <Position finding={chosen} />}
      <footer class="review-foot">
        {chosen && <Ways finding={chosen} player={player} onGo={onGo} />}
        <Button look="quiet" onPress={onAgain} title={say('again')}>
          {say('anew')}
        </Button>
      </footer>
    </aside>
  )
}

/** What is to be said of one finding among others. */
function remarkOn(finding: Finding, all: readonly Finding[]): 'largest' | 'best' | undefined {
  const amounts = all.map(({ amount }) => amount)
  if (finding.amount > 0 && finding.amount === Math.max(...amounts)) return 'best'
  return all.length > 1 && finding.amount < 0 && finding.amount === Math.min(...amounts)
    ? 'largest'
    : undefined
}

interface WaysProps extends ReviewPageProps {
  readonly finding: Finding
  readonly player: PlayerReview
}

/** From a finding to its position on the board, to the run that was better, or into a game from there on. */
function Ways({ finding: { at, plan }, player: { player }, onGo }: WaysProps) {
  const say = useSay(reviewTexts)
  const fail = useFailure()
  const { session, now, lines } = useTable()
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const vary = (): void => void lines.tryFrom(at).then(() => onGo(at), fail)
  // a variation of a game, or a game that still runs on a server, is tried in a variation of its own
  const isPlayable = !lines.shown && canPlayOn(session)
  const state = now.at(at)?.state
  const tryFrom = async (): Promise<void> => {
    if (!isPlayable || !state) return vary()
    setBusy(true)
    const isOn = await playOn(lines.game, at, state, player)
    setBusy(false)
    setRefused(!isOn)
  }
  return (
    <>
      {isRefused && <p role="alert">{say('noPlayOn')}</p>}
      <Button onPress={() => onGo(at)}>{say('go')}</Button>
      {plan && <Button onPress={() => onGo(at, plan)}>{say('showRun')}</Button>}
      {isPlayable && session.kind === 'online' && (
        <Button title={say('tryAlone')} onPress={vary}>
          {say('variation')}
        </Button>
      )}
      <Button
        look="primary"
        disabled={isBusy}
        title={isPlayable ? say('playOn') : say('tryAlone')}
        onPress={() => void tryFrom().catch(fail)}
      >
        {say('tryFrom')}
      </Button>
    </>
  )
}

interface FindingRowProps {
  readonly finding: Finding
  readonly number: number
  readonly remark: 'largest' | 'best' | undefined
  readonly isChosen: boolean
  onChoose(): void
  onGo(): void
}

function FindingRow({ finding, number, remark, isChosen, onChoose, onGo }: FindingRowProps) {
  const say = useSay(reviewTexts)
  const language = useLanguage()
  const { session, now } = useTable()
  const tutor = useReviewWords()
  const { at, round, kind, amount, exact, why, action, better } = finding
  const { texts } = session.game
  const state = now.at(at)?.state
  const named = (one: Finding['action']): string =>
    state ? session.named(texts.choice(language, one, state)) : one.type
  return (
    <button
      type="button"
      class="review-finding"
      aria-pressed={isChosen}
      onClick={onChoose}
      onDblClick={onGo}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isChosen) return
        event.preventDefault()
        onGo()
      }}
    >
      <i class={amount > 0 ? 'review-number review-mark-good' : 'review-number'} aria-hidden="true">
        {number}
      </i>
      <span class="review-told">
        <b>
          {round} · {tutor({ key: `review.kind.${kind}` })}
        </b>{' '}
        {remark && <small class="review-remark">{say(remark)}</small>}
        <small>{say('did', { choice: named(action) })}</small>
        {better && <small>{say('better', { choice: named(better) })}</small>}
        <span>{tutor(why)}</span>
      </span>
      {amount !== 0 && (
        <b class={amount < 0 ? 'review-lost' : 'review-won'}>
          {amount < 0 ? '− ' : '+ '}
          {texts.money(language, Math.abs(amount))}
          {exact && <small>{say('exact')}</small>}
        </b>
      )}
    </button>
  )
}
