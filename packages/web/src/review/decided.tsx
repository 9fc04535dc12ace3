import type { PlayerReview, Review } from '@stellwerk/bots'
import { useLanguage, useSay } from '../language/language.js'
import { useTable } from '../table/table.js'
import type { Shown } from './reviewed.js'
import { reviewTexts } from './texts.js'
import { useReviewWords } from './words.js'

interface DecidedProps {
  readonly review: Review
  readonly player: PlayerReview
  readonly shown: Shown
  onShow(kind: Shown): void
}

/** How a player decided, kind by kind; a kind leads to its findings. */
export function Decided({ review: { runs }, player, shown, onShow }: DecidedProps) {
  const say = useSay(reviewTexts)
  const language = useLanguage()
  const { session } = useTable()
  const { money } = session.game.texts
  const tutor = useReviewWords()
  return (
    <section class="review-box">
      <h2>{say('decided')}</h2>
      <table class="review-tallies">
        <tbody>
          {player.tallies.map(({ kind, best, decisions, lost }) => (
            <tr key={kind}>
              <th scope="row">
                <button type="button" aria-pressed={kind === shown} onClick={() => onShow(kind)}>
                  {tutor({ key: `review.kind.${kind}` })}
                </button>
              </th>
              <td>{say('tally', { best, decisions })}</td>
              <td class="review-lost">{lost > 0 && `− ${money(language, lost)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {runs.all > 0 && (
        <p class="review-soft">{say('runs', { ...runs, lost: money(language, runs.lost) })}</p>
      )}
    </section>
  )
}
