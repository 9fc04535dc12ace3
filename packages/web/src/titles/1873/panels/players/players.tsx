import { fortuneOf, privateMinesOf } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import type { Incomes } from '../../story/chronicle.js'
import { chronicle, sources } from '../../story/chronicle.js'
import { seatColour } from '../../story/colours.js'
import { storyTexts } from '../../story/texts.js'
import type { Board, PanelProps } from '../board.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts, Pointed } from '../../../../panels/parts.js'
import { MineName } from '../mine-name.js'
import { heldBy } from './held.js'
import { Holdings } from './holdings.js'
import { ShareTable } from './share-table.js'
import { playerTexts } from './texts.js'
import '../../../../panels/players.css'

/** What every player has, in the player order, and all shares side by side. */
function Players({ board, moments }: PanelProps) {
  const { incomes } = chronicle(moments)
  const say = useSay(playerTexts)
  return (
    <div class="panel">
      <section>
        <h2>{say('order')}</h2>
        <ol class="panel-cards">
          {board.state.order.map((player, i) => (
            <PlayerSheet key={player} board={board} player={player} place={i + 1} incomes={incomes} />
          ))}
        </ol>
      </section>
      <ShareTable board={board} />
    </div>
  )
}

export const PlayersPanel = panelOf(Players)

interface SheetProps {
  readonly board: Board
  readonly player: PlayerId
  readonly place: number
  readonly incomes: Incomes
}

function PlayerSheet({ board, player, place, incomes }: SheetProps) {
  const say = useSay(playerTexts)
  const { state, money } = board
  const { cash, shares, mines, total } = fortuneOf(state, player)
  const inShares = shares.reduce((sum, { value }) => sum + value, 0)
  const width = (value: number) => ({ width: `${(100 * value) / Math.max(1, total)}%` })
  const { concessions, options } = heldBy(state, player)
  const owned = privateMinesOf(state, player)
  return (
    <li>
      <Pointed as="article" kind="player" id={player} class="panel-card">
        <header class="panel-head">
          <span
            class="player-seat"
            style={{ background: seatColour(state.players.indexOf(player)) }}
            aria-hidden="true"
          />
          <h3>{board.nameOf(player)}</h3>
          <span class="panel-note">{say('place', { place })}</span>
          <span class="panel-value">
            <span class="visually-hidden">{say('fortune')} </span>
            {money(total)}
          </span>
        </header>
        <div class="player-parts" aria-hidden="true">
          <span class="player-cash" style={width(cash)} />
          <span class="player-shares" style={width(inShares)} />
          <span class="player-others" style={width(mines)} />
        </div>
        <p class="panel-note">
          {say('parts', { cash: money(cash), shares: money(inShares), mines: money(mines) })}
        </p>
        <Holdings board={board} player={player} />
        {(owned.length > 0 || concessions.length > 0 || options.length > 0) && (
          <Facts>
            {owned.length > 0 && (
              <Fact label={say('mines')} wide>
                {owned.map((mine) => (
                  <MineName key={mine} mine={mine} />
                ))}
              </Fact>
            )}
            {concessions.length > 0 && <Fact label={say('concessions')}>{concessions.join(', ')}</Fact>}
            {options.length > 0 && <Fact label={say('options')}>{options.join(', ')}</Fact>}
          </Facts>
        )}
        <Received board={board} incomes={incomes[player]} />
      </Pointed>
    </li>
  )
}

interface ReceivedProps {
  readonly board: Board
  readonly incomes: Incomes[PlayerId] | undefined
}

function Received({ board, incomes }: ReceivedProps) {
  const say = useSay(playerTexts)
  const story = useSay(storyTexts)
  if (!incomes || Object.values(incomes).every((amount) => amount === 0)) return null
  const parts = sources
    .filter((source) => incomes[source] > 0)
    .map((source) => `${story(`source.${source}`)} ${board.money(incomes[source])}`)
  return <p class="panel-note">{say('received', { parts: listed(board.language, parts) })}</p>
}
