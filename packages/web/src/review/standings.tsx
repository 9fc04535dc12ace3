import type { Review } from '@stellwerk/bots'
import type { PlayerId } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { levelTexts } from '../computers/texts.js'
import { useLanguage, useSay } from '../language/language.js'
import { seatColour } from '../story/colours.js'
import { useTable } from '../table/table.js'
import { reviewTexts } from './texts.js'

interface StandingsProps {
  readonly review: Review
  readonly who: PlayerId
  onChoose(player: PlayerId): void
}

/** Everybody with what they have, the richest first; whose game is looked at is chosen here. */
export function Standings({ review: { players }, who, onChoose }: StandingsProps) {
  const say = useSay(reviewTexts)
  const sayLevel = useSay(levelTexts)
  const language = useLanguage()
  const { session } = useTable()
  const { money } = session.game.texts
  const ranked = players
    .map(({ player, worths }, seat) => ({ player, seat, worth: worths.at(-1) ?? 0 }))
    .toSorted((a, b) => b.worth - a.worth)
  const own = ranked.find(({ player }) => player === who)?.worth ?? 0
  const beside = (place: number, player: PlayerId, worth: number): string => {
    if (player !== who) return signed(language, worth - own)
    const other = ranked[place === 0 ? 1 : place - 1]?.worth ?? worth
    return say(place === 0 ? 'ahead' : 'behind', { amount: money(language, Math.abs(worth - other)) })
  }
  return (
    <div class="review-players" role="group" aria-label={say('player')}>
      {ranked.map(({ player, seat, worth }, place) => {
        const level = session.computers?.[player]
        return (
          <button
            key={player}
            type="button"
            class="review-player"
            style={{ '--seat': seatColour(seat) }}
            aria-pressed={player === who}
            onClick={() => onChoose(player)}
          >
            <span>
              <b>
                {numeral(language, place + 1)}. {session.nameOf(player)}
              </b>{' '}
              {level && <small>{sayLevel(level)}</small>}
            </span>
            <strong>{money(language, worth)}</strong>
            <small>{beside(place, player, worth)}</small>
          </button>
        )
      })}
    </div>
  )
}

const signed = (language: Parameters<typeof numeral>[0], amount: number): string =>
  `${amount < 0 ? '−' : '+'}${numeral(language, Math.abs(amount))}`
