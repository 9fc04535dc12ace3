import { fortuneOf, privateMinesOf } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { useSay } from '../../../../language/language.js'
import { Holdings } from '../../../../panels/holdings.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts } from '../../../../panels/parts.js'
import { PlayerCards, PlayerSheet, Received } from '../../../../panels/player-sheet.js'
import { CompanyChip } from '../../chip.js'
import type { Incomes } from '../../story/chronicle.js'
import { chronicle, sources } from '../../story/chronicle.js'
import { storyTexts } from '../../story/texts.js'
import type { Board, PanelProps } from '../board.js'
import { MineName } from '../mine-name.js'
import { heldBy, sharesOf } from './held.js'
import { ShareTable } from './share-table.js'
import { playerTexts } from './texts.js'

/** What every player has, in the player order, and all shares side by side. */
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
  const { cash, shares, mines, total } = fortuneOf(state, player)
  const inShares = shares.reduce((sum, { value }) => sum + value, 0)
  const { concessions, options } = heldBy(state, player)
  const owned = privateMinesOf(state, player)
  return (
    <PlayerSheet
      board={board}
      player={player}
      marks={<span class="panel-note">{say('place', { place })}</span>}
      fortune={{
        cash,
        shares: inShares,
        others: mines,
        total,
        words: say('parts', { cash: money(cash), shares: money(inShares), mines: money(mines) }),
      }}
    >
      <Holdings
        board={board}
        label={say('shares')}
        held={sharesOf(state, player)}
        director={say('directs')}
        Chip={CompanyChip}
      />
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
      <Received
        board={board}
        incomes={incomes}
        sources={sources}
        nameOf={(source) => story(`source.${source}`)}
      />
    </PlayerSheet>
  )
}
