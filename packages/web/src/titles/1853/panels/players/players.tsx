import type { State } from '@stellwerk/1853'
import { companyOrder, fortuneOf, heldBy, limitsOf, papersHeld } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts } from '../../../../panels/parts.js'
import { PlayerCards, PlayerSheet, Received } from '../../../../panels/player-sheet.js'
import { CompanyChip } from '../../chip.js'
import { unredeemedOf } from '../../facts.js'
import type { Incomes } from '../../story/chronicle.js'
import { chronicle, sources } from '../../story/chronicle.js'
import { storyTexts } from '../../story/texts.js'
import type { Board, PanelProps } from '../board.js'
import { ContractView } from './contract-view.js'
import { ShareTable } from './share-table.js'
import { playerTexts } from './texts.js'
import './players.css'

/** What every player has, in the seating order, and all shares side by side. */
function Players({ board, moments }: PanelProps) {
  const { incomes } = chronicle(moments)
  const say = useSay(playerTexts)
  return (
    <div class="panel">
      <PlayerCards
        heading={say('order')}
        players={board.state.order}
        sheet={(player, place) => (
          <Sheet key={player} board={board} player={player} place={place} incomes={incomes[player]} />
        )}
      />
      <ShareTable board={board} />
    </div>
  )
}

export const PlayersPanel = panelOf(Players)

interface SheetProps {
  readonly board: Board
  readonly player: PlayerId
  readonly place: number
  readonly incomes: Incomes[PlayerId] | undefined
}

function Sheet({ board, player, place, incomes }: SheetProps) {
  const say = useSay(playerTexts)
  const story = useSay(storyTexts)
  const { state, money } = board
  const { cash, shares, total } = fortuneOf(state, player)
  const inShares = shares.reduce((sum, { value }) => sum + value, 0)
  const unredeemed = companyOrder.reduce((sum, company) => sum + unredeemedOf(state, company, player), 0)
  return (
    <PlayerSheet
      board={board}
      player={player}
      marks={
        <>
          {state.elephant === player && <span class="panel-badge">{say('elephant')}</span>}
          <span class="panel-note">{say('place', { place })}</span>
        </>
      }
      fortune={{
        cash,
        shares: inShares,
        total,
        words: say('parts', { cash: money(cash), shares: money(inShares) }),
      }}
    >
      <Holdings state={state} player={player} />
      <Facts>
        <Fact label={say('papers')}>
          {say('papersOf', { held: papersHeld(state, player), most: limitsOf(state).papers })}
        </Fact>
        {unredeemed > 0 && <Fact label={say('unredeemed')}>{board.number(unredeemed)}</Fact>}
        <Bond board={board} player={player} />
      </Facts>
      <ContractView board={board} player={player} named={state.contracts[player]?.cities ?? []} />
      <Received
        board={board}
        incomes={incomes}
        sources={sources}
        nameOf={(source) => story(`source.${source}`)}
      />
    </PlayerSheet>
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
