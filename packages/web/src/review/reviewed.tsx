import { useMemo, useState } from 'preact/hooks'
import type { Finding, FindingKind, PlayerReview, Review } from '@stellwerk/bots'
import type { PlayerId } from '@stellwerk/engine'
import { ChartPicture } from '../charts/chart-picture.js'
import { ChartTable } from '../charts/charts-panel.js'
import { chartTexts } from '../charts/texts.js'
import { useLanguage, useSay } from '../language/language.js'
import type { Say } from '../language/texts.js'
import type { Chart } from '../story/charts.js'
import { chartsOf } from '../story/charts.js'
import { seatColour } from '../story/colours.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'
import { Decided } from './decided.js'
import { Findings } from './findings.js'
import type { ReviewPageProps } from './page.js'
import { Sources } from './sources.js'
import { Standings } from './standings.js'
import { reviewTexts } from './texts.js'
import { WorthPicture } from './worth-picture.js'

interface ReviewedProps extends ReviewPageProps {
  readonly review: Review
  onAgain(): void
}

/** What the findings are about that are listed. */
export type Shown = FindingKind | 'moments'

/** Everything that was found in a game, player by player. */
export function Reviewed({ review, onGo, onAgain }: ReviewedProps) {
  const { now } = useTable()
  const [who, setWho] = useState<PlayerId>(() => firstShown(review, now.mine))
  const [kind, setKind] = useState<Shown>('moments')
  const [picked, setPicked] = useState<Finding>()
  const player = review.players.find((one) => one.player === who)
  if (!player) return null
  const listed = kind === 'moments' ? player.moments : player.findings.filter((one) => one.kind === kind)
  const chosen = picked && listed.includes(picked) ? picked : costliest(listed)
  return (
    <>
      <div class="review-main">
        <Standings review={review} who={who} onChoose={setWho} />
        <Curves
          review={review}
          player={player}
          chosen={chosen}
          onChoose={(finding) => {
            setKind('moments')
            setPicked(finding)
          }}
        />
        <div class="review-boxes">
          <Sources player={player} />
          <Decided review={review} player={player} shown={kind} onShow={setKind} />
        </div>
      </div>
      <Findings
        player={player}
        findings={listed}
        kind={kind}
        chosen={chosen}
        onChoose={setPicked}
        onKind={setKind}
        onGo={onGo}
        onAgain={onAgain}
      />
    </>
  )
}

/** One's own review first; without one, that of the first seat. */
const firstShown = ({ players }: Review, mine: readonly PlayerId[]): PlayerId =>
  (players.find(({ player }) => mine.length === 1 && mine[0] === player) ?? players[0])?.player ??
  ('' as PlayerId)

const costliest = (findings: readonly Finding[]): Finding | undefined =>
  findings.toSorted((a, b) => a.amount - b.amount)[0]

interface CurvesProps {
  readonly review: Review
  readonly player: PlayerReview
  readonly chosen: Finding | undefined
  onChoose(finding: Finding): void
}

/** How worth, or income, developed. */
function Curves({ review, player, chosen, onChoose }: CurvesProps) {
  const say = useSay(reviewTexts)
  const sayChart = useSay(chartTexts)
  const language = useLanguage()
  const { session, show } = useTable()
  const { face, moments, words, bands } = useStory()
  const [measure, setMeasure] = useState<'worth' | 'income'>('worth')
  const nameOf = (one: PlayerId): string => session.nameOf(one)
  const { player: who } = player
  const worth = useMemo(() => worthChart(review, player, nameOf, say), [review, player, session, say])
  const income = useMemo(
    () =>
      measure === 'income'
        ? chartsOf(face, moments, { words, language, nameOf }).find(({ id }) => id === `income:${who}`)
        : undefined,
    [measure, face, moments, words, language, who],
  )
  const chart = income ?? worth
  return (
    <section class="review-box review-curves">
      <header>
        <h2>{chart.label}</h2>
        <span>{income ? '' : say('tap')}</span>
        <div class="overview-switch" role="group" aria-label={say('measure')}>
          {(['worth', 'income'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === measure} onClick={() => setMeasure(one)}>
              {say(one)}
            </button>
          ))}
        </div>
      </header>
      {income ? (
        <ChartPicture chart={income} hidden={nothing} onPick={show} />
      ) : (
        <WorthPicture
          chart={worth}
          who={who}
          moments={player.moments}
          chosen={chosen}
          bands={bands}
          onChoose={onChoose}
        />
      )}
      <details class="charts-table">
        <summary>{sayChart('table')}</summary>
        <ChartTable chart={chart} />
      </details>
    </section>
  )
}

const nothing: ReadonlySet<string> = new Set()

function worthChart(
  { samples, players }: Review,
  { player: who, expected }: PlayerReview,
  nameOf: (player: PlayerId) => string,
  say: Say<keyof typeof reviewTexts.messages>,
): Chart {
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
