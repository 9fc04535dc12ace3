import type { State } from '@stellwerk/1854'
import {
  countedCertificates,
  directorOf,
  fortuneOf,
  holderOf,
  isOverLimit,
  limitOf,
  majorIds,
  optionOf,
  percentOf,
  privatesOf,
  shareCompanyIds,
} from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { useSay } from '../../../../language/language.js'
import { Holdings } from '../../../../panels/holdings.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts } from '../../../../panels/parts.js'
import { PlayerCards, PlayerSheet, Received } from '../../../../panels/player-sheet.js'
import { CompanyChip } from '../../chip.js'
import { boundMoney, freeMoney } from './free-money.js'
import { shortName } from '../../names.js'
import type { Incomes } from '../../story/chronicle.js'
import { chronicle, sources } from '../../story/chronicle.js'
import { storyTexts } from '../../story/texts.js'
import type { Board, PanelProps } from '../board.js'
import { panelTexts } from '../texts.js'
import { CertificateTable } from './certificate-table.js'
import { playerTexts } from './texts.js'

/** What every player has, in the seating order, and all certificates side by side. */
function Players({ board, moments }: PanelProps) {
  const { incomes } = chronicle(moments)
  const say = useSay(playerTexts)
  const { state } = board
  return (
    <div class="panel">
      <PlayerCards
        heading={say('order')}
        players={state.order}
        sheet={(player) => <Sheet key={player} board={board} player={player} incomes={incomes[player]} />}
      >
        <p class="panel-note">
          {say('limitNote', {
            splits: majorIds.filter((id) => state.majors[id].split).length,
            limit: limitOf(state),
          })}
        </p>
      </PlayerCards>
      <CertificateTable board={board} />
    </div>
  )
}

export const PlayersPanel = panelOf(Players)

interface SheetProps {
  readonly board: Board
  readonly player: PlayerId
  readonly incomes: Incomes[PlayerId] | undefined
}

function Sheet({ board, player, incomes }: SheetProps) {
  const say = useSay(playerTexts)
  const common = useSay(panelTexts)
  const story = useSay(storyTexts)
  const { state, money, language } = board
  const { cash, certificates, privates, total } = fortuneOf(state, player)
  const inCertificates = certificates.reduce((sum, { value }) => sum + value, 0)
  const bound = boundMoney(state, player)
  const owned = privatesOf(state, player)
  const option = optionOf(state, player)
  return (
    <PlayerSheet
      board={board}
      player={player}
      marks={state.priority === player && <span class="panel-badge">{say('priority')}</span>}
      fortune={{
        cash,
        shares: inCertificates,
        others: privates,
        total,
        words: say('parts', {
          cash: money(cash),
          certificates: money(inCertificates),
          privates: money(privates),
        }),
      }}
    >
      <Holdings
        board={board}
        label={say('holdings')}
        held={certificatesOf(state, player)}
        director={common('director')}
        Chip={CompanyChip}
      />
      <Facts>
        {bound > 0 && (
          <>
            <Fact label={say('bound')}>{money(bound)}</Fact>
            <Fact label={say('free')}>{money(freeMoney(state, player))}</Fact>
          </>
        )}
        <Fact label={say('certificates')}>
          {say('ofLimit', { held: countedCertificates(state, player), limit: limitOf(state) })}{' '}
          {isOverLimit(state, player) && <span class="panel-badge panel-badge-bad">{say('over')}</span>}
        </Fact>
        {option && (
          <Fact label={say('option')} wide>
            {say('optionOn', { company: option.company, price: money(option.price) })}
          </Fact>
        )}
        {owned.length > 0 && (
          <Fact label={say('privates')} wide>
            {owned.map((id) => shortName(language, id)).join(', ')}
          </Fact>
        )}
      </Facts>
      <Received
        board={board}
        incomes={incomes}
        sources={sources}
        nameOf={(source) => story(`source.${source}`)}
      />
    </PlayerSheet>
  )
}

/** A player's certificates: how much of each company, and which of them the player directs. */
const certificatesOf = (state: State, player: PlayerId) =>
  shareCompanyIds(state)
    .map((company) => ({
      company,
      percent: percentOf(state, company, holderOf(player)),
      directs: directorOf(state, company) === player,
    }))
    .filter(({ percent }) => percent > 0)
