import type { ComponentChildren } from 'preact'
import { inkOn, seatColour } from '../../story/colours.js'
import { Nothing, lazy } from '../../ui/lazy.js'
import type { Glimpse } from './glimpse.js'
import './game-card.css'

/** Boards are drawn when there is one to be seen. */
const SmallBoard = lazy(async () => (await import('./small-board.js')).SmallBoard, Nothing)

interface GameCardProps {
  readonly href: string
  readonly name: string
  /** What is played, and when. */
  readonly facts: string
  readonly aside: ComponentChildren
  readonly players: readonly string[]
  readonly glimpse: Glimpse | undefined
  readonly go: string
  /** It waits for whoever is here. */
  readonly isTurn?: boolean
}

/** A game to go on with: a piece of its board, what is asked in it, who plays. */
export function GameCard({ href, name, facts, aside, players, glimpse, go, isTurn }: GameCardProps) {
  return (
    <article class={isTurn ? 'game-card game-card-turn' : 'game-card'}>
      <span class="game-card-board">
        {glimpse && <SmallBoard glimpse={glimpse} across={isTurn ? 4.5 : 6} />}
      </span>
      <span class="game-card-words">
        <span class="game-card-facts">
          <span>{[facts, glimpse?.round].filter(Boolean).join(' · ')}</span>
          <span class="game-card-aside">{aside}</span>
        </span>
        <strong>{name}</strong>
        <span class="game-card-step">
          {glimpse?.company && (
            <span
              class="game-card-company"
              style={{ background: glimpse.company.colour, color: glimpse.company.ink }}
            >
              {glimpse.company.mark}
            </span>
          )}{' '}
          {glimpse?.step}
          {glimpse?.purse && <span class="game-card-purse"> · {glimpse.purse}</span>}
        </span>
        <span class="game-card-foot">
          <span class="game-card-seats">
            {players.map((player, seat) => (
              <span
                key={player}
                title={player}
                style={{ background: seatColour(seat), color: inkOn(seatColour(seat)) }}
              >
                {String.fromCodePoint(player.codePointAt(0) ?? 32).toUpperCase()}
              </span>
            ))}
          </span>
          <a class={isTurn ? 'game-card-go game-card-go-turn' : 'game-card-go'} href={href}>
            {go}
            <span class="visually-hidden"> {name}</span>
          </a>
        </span>
      </span>
    </article>
  )
}
