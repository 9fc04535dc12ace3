import type { State } from '@stellwerk/1853'
import { companyOrder, fortuneOf, heldBy, limitsOf, papersHeld } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts, Pointed } from '../../../../panels/parts.js'
import { seatColour } from '../../../../story/colours.js'
import { CompanyChip } from '../../chip.js'
import { unredeemedOf } from '../../facts.js'
import type { Incomes } from '../../story/chronicle.js'
import { chronicle, sources } from '../../story/chronicle.js'
import { storyTexts } from '../../story/texts.js'
import type { Board, PanelProps } from '../board.js'
import { ContractView } from './contract-view.js'
import { ShareTable } from './share-table.js'
import { playerTexts } from './texts.js'
import '../../../../panels/players.css'
import './players.css'

/** What every player has, in the seating order, and all shares side by side. */
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
  const { cash, shares, total } = fortuneOf(state, player)
  const inShares = shares.reduce((sum, { value }) => sum + value, 0)
  const width = (value: number) => ({ width: `${(100 * value) / Math.max(1, total)}%` })
  const unredeemed = companyOrder.reduce((sum, company) => sum + unredeemedOf(state, company, player), 0)
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
          {state.elephant === player && <span class="panel-badge">{say('elephant')}</span>}
          <span class="panel-note">{say('place', { place })}</span>
          <span class="panel-value">
            <span class="visually-hidden">{say('fortune')} </span>
            {money(total)}
          </span>
        </header>
        <div class="player-parts" aria-hidden="true">
          <span class="player-cash" style={width(cash)} />
          <span class="player-shares" style={width(inShares)} />
        </div>
        <p class="panel-note">{say('parts', { cash: money(cash), shares: money(inShares) })}</p>
        <Holdings state={state} player={player} />
        <Facts>
          <Fact label={say('papers')}>
            {say('papersOf', { held: papersHeld(state, player), most: limitsOf(state).papers })}
          </Fact>
          {unredeemed > 0 && <Fact label={say('unredeemed')}>{board.number(unredeemed)}</Fact>}
          <Bond board={board} player={player} />
        </Facts>
        <ContractView board={board} player={player} named={state.contracts[player]?.cities ?? []} />
        <Received board={board} incomes={incomes[player]} />
      </Pointed>
    </li>
  )
}

/** What is open about a contract: the bond once all are known, the number of cities, whether it is fulfilled. */
function Bond({ board, player }: Omit<SheetProps, 'place' | 'incomes'>) {
  const say = useSay(playerTexts)
  const contract = board.state.contracts[player]
  if (!contract) return null
  const { bond, cities, count, fulfilled } = contract
  return (
    <>
      <Fact label={say('bond')}>{bond === 0 ? say('bondOpen') : board.money(bond)}</Fact>
      {bond > 0 && (
        <Fact label={say('contract')}>
          {say('cities', { count })}{' '}
          {fulfilled ? (
            <span class="panel-badge panel-badge-good">{say('fulfilled')}</span>
          ) : cities ? (
            <span class="panel-note">{!board.state.over && say('ownOnly')}</span>
          ) : (
            <span class="panel-note">{say('secret')}</span>
          )}
        </Fact>
      )}
    </>
  )
}

function Holdings({ state, player }: { readonly state: State; readonly player: PlayerId }) {
  const held = companyOrder.filter((company) => heldBy(state, company, player) > 0)
  if (held.length === 0) return null
  return (
    <ul class="panel-list">
      {held.map((company) => (
        <li key={company}>
          <CompanyChip company={company} /> {heldBy(state, company, player)}
          {state.companies[company].director === player && ' ★'}
        </li>
      ))}
    </ul>
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
