import { useMemo, useState } from 'preact/hooks'
import type { FindingKind, Review } from '@stellwerk/bots'
import type { PlayerId } from '@stellwerk/engine'
import { tableWords } from '@stellwerk/texts'
import { tutorSays, withTutorTexts } from '@stellwerk/texts/tutor'
import { ChartView } from '../charts/charts-panel.js'
import { useLanguage, useSay } from '../language/language.js'
import type { Say } from '../language/texts.js'
import type { Chart } from '../story/charts.js'
import { seatColour } from '../story/colours.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { SelectField } from '../ui/select.js'
import { Findings } from './findings.js'
import { reviewTexts } from './texts.js'
import { useReview } from './use-review.js'
import './review.css'

/** Looking back at a game: asked for, under way, or there. */
export function ReviewPanel() {
  const say = useSay(reviewTexts)
  const { session } = useTable()
  const { moments } = useStory()
  const { state, start, cancel } = useReview(session, moments)
  if (moments.length === 0) return <p class="review">{say('loading')}</p>
  if (state.kind === 'done') return <Reviewed review={state.review} onAgain={start} />
  return (
    <div class="review">
      <p>{say('lead')}</p>
      {state.kind === 'failed' && <p role="alert">{say('failed')}</p>}
      {state.kind === 'working' ? (
        <div class="review-row" role="status">
          <progress value={state.progress} aria-label={say('start')} />
          <span>{say('working', { percent: Math.round(100 * state.progress) })}</span>
          <Button onPress={cancel}>{say('cancel')}</Button>
        </div>
      ) : (
        <Button look="primary" onPress={start}>
          {say('start')}
        </Button>
      )}
    </div>
  )
}

/** The tutor's words with every company that there ever was. */
function useReviewWords() {
  const { session } = useTable()
  const { chronicle } = useStory()
  const language = useLanguage()
  return useMemo(() => {
    const words = tableWords({
      language,
      texts: withTutorTexts(session.game.texts),
      table: { companies: [...(chronicle?.cast.values() ?? [])] },
      nameOf: (player) => session.nameOf(player),
    })
    return (message: Parameters<typeof tutorSays>[2]): string => tutorSays(language, words, message)
  }, [session, chronicle, language])
}

function Reviewed({ review, onAgain }: { readonly review: Review; onAgain(): void }) {
  const say = useSay(reviewTexts)
  const language = useLanguage()
  const { session, now, show } = useTable()
  const tutor = useReviewWords()
  const [who, setWho] = useState<PlayerId>(() => firstShown(review, now.mine))
  const [kind, setKind] = useState<FindingKind | 'moments'>('moments')
  const chart = useMemo(
    () => chartOf(review, who, (player) => session.nameOf(player), say),
    [review, who, session, say],
  )
  const player = review.players.find((one) => one.player === who)
  if (!player) return null
  const shown = kind === 'moments' ? player.moments : player.findings.filter((one) => one.kind === kind)
  const { money } = session.game.texts
  return (
    <div class="review">
      {review.runs.all > 0 && (
        <p>{say('runs', { ...review.runs, lost: money(language, review.runs.lost) })}</p>
      )}
      <SelectField
        class="review-row"
        label={say('player')}
        value={who}
        options={review.players.map((one) => [one.player, session.nameOf(one.player)])}
        onChange={setWho}
      />
      <ChartView chart={chart} onPick={show} />
      <h3>{say('decided')}</h3>
      <table class="review-tallies">
        <tbody>
          {player.tallies.map((tally) => (
            <tr key={tally.kind}>
              <th scope="row">{tutor({ key: `review.kind.${tally.kind}` })}</th>
              <td>{say('tally', { best: tally.best, decisions: tally.decisions })}</td>
              <td class="review-lost">{tally.lost > 0 && `− ${money(language, tally.lost)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SelectField<FindingKind | 'moments'>
        class="review-row"
        label={say('show')}
        value={kind}
        options={[
          ['moments', say('moments')],
          ...player.tallies.map(
            (tally) => [tally.kind, tutor({ key: `review.kind.${tally.kind}` })] as const,
          ),
        ]}
        onChange={setKind}
      />
      <Findings findings={shown} player={who} tutor={tutor} />
      <Button look="quiet" onPress={onAgain}>
        {say('again')}
      </Button>
    </div>
  )
}

/** One's own review first; without one, that of the first seat. */
const firstShown = ({ players }: Review, mine: readonly PlayerId[]): PlayerId =>
  (players.find(({ player }) => mine.length === 1 && mine[0] === player) ?? players[0])?.player ??
  ('' as PlayerId)

function chartOf(
  { samples, players }: Review,
  who: PlayerId,
  nameOf: (player: PlayerId) => string,
  say: Say<keyof typeof reviewTexts.messages>,
): Chart {
  const expected = players.find(({ player }) => player === who)?.expected ?? []
  return {
    id: 'review',
    label: say('chart'),
    kind: 'line',
    samples: samples.map(({ at, round }) => ({ at, label: round === '' ? say('begin') : round })),
    series: [
      ...players.map(({ player, worths }, seat) => ({
        id: player,
        label: nameOf(player),
        colour: seatColour(seat),
        values: worths,
      })),
      {
        id: 'expected',
        label: say('expected', { name: nameOf(who) }),
        colour: seatColour(players.findIndex(({ player }) => player === who)),
        values: expected,
      },
    ],
  }
}
