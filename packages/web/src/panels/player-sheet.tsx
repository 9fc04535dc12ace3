import type { CoreState, PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import type { ComponentChildren } from 'preact'
import { useSay } from '../language/language.js'
import { seatColour } from '../story/colours.js'
import type { Board } from './board.js'
import { Pointed } from './parts.js'
import { sheetTexts } from './texts.js'
import './players.css'

interface PlayerCardsProps {
  readonly heading: string
  readonly players: readonly PlayerId[]
  readonly sheet: (player: PlayerId, place: number) => ComponentChildren
  readonly children?: ComponentChildren
}

/** The sheets of all players, in their order. */
export const PlayerCards = ({ heading, players, sheet, children }: PlayerCardsProps) => (
  <section>
    <h2>{heading}</h2>
    <ol class="panel-cards">{players.map((player, i) => sheet(player, i + 1))}</ol>
    {children}
  </section>
)

interface Fortune {
  readonly cash: number
  readonly shares: number
  /** Mines, private companies, or what else a title counts. */
  readonly others?: number
  readonly total: number
  /** The parts in words. */
  readonly words: string
}

interface PlayerSheetProps<S extends CoreState> {
  readonly board: Board<S>
  readonly player: PlayerId
  /** What stands between the name and the fortune. */
  readonly marks: ComponentChildren
  readonly fortune: Fortune
  readonly children: ComponentChildren
}

/** What a player has: the fortune with its parts, then whatever a title tells. */
export function PlayerSheet<S extends CoreState>({
  board,
  player,
  marks,
  fortune,
  children,
}: PlayerSheetProps<S>) {
  const say = useSay(sheetTexts)
  const { cash, shares, others, total, words } = fortune
  const width = (value: number) => ({ width: `${(100 * value) / Math.max(1, total)}%` })
  return (
    <li>
      <Pointed as="article" kind="player" id={player} class="panel-card">
        <header class="panel-head">
          <span
            class="player-seat"
            style={{ background: seatColour(board.state.players.indexOf(player)) }}
            aria-hidden="true"
          />
          <h3>{board.nameOf(player)}</h3>
          {marks}
          <span class="panel-value">
            <span class="visually-hidden">{say('fortune')} </span>
            {board.money(total)}
          </span>
        </header>
        <div class="player-parts" aria-hidden="true">
          <span class="player-cash" style={width(cash)} />
          <span class="player-shares" style={width(shares)} />
          {others !== undefined && <span class="player-others" style={width(others)} />}
        </div>
        <p class="panel-note">{words}</p>
        {children}
      </Pointed>
    </li>
  )
}

interface ReceivedProps<S extends CoreState, Source extends string> {
  readonly board: Board<S>
  readonly incomes: Readonly<Record<Source, number>> | undefined
  readonly sources: readonly Source[]
  nameOf(source: Source): string
}

/** What a player has received so far, by its sources. */
export function Received<S extends CoreState, Source extends string>({
  board,
  incomes,
  sources,
  nameOf,
}: ReceivedProps<S, Source>) {
  const say = useSay(sheetTexts)
  const parts = sources.flatMap((source) => {
    const amount = incomes?.[source] ?? 0
    return amount > 0 ? [`${nameOf(source)} ${board.money(amount)}`] : []
  })
  if (parts.length === 0) return null
  return <p class="panel-note">{say('received', { parts: listed(board.language, parts) })}</p>
}
