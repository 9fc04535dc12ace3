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
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts, Pointed } from '../../../../panels/parts.js'
import { seatColour } from '../../../../story/colours.js'
import { CompanyChip } from '../../chip.js'
import { boundMoney, freeMoney } from '../../decision/facts.js'
import { shortName } from '../../names.js'
import type { Incomes } from '../../story/chronicle.js'
import { chronicle, sources } from '../../story/chronicle.js'
import { storyTexts } from '../../story/texts.js'
import type { Board, PanelProps } from '../board.js'
import { panelTexts } from '../texts.js'
import { CertificateTable } from './certificate-table.js'
import { playerTexts } from './texts.js'
import '../../../../panels/players.css'

/** What every player has, in the seating order, and all certificates side by side. */
function Players({ board, moments }: PanelProps) {
  const { incomes } = chronicle(moments)
  const say = useSay(playerTexts)
  const { state } = board
  return (
    <div class="panel">
      <section>
        <h2>{say('order')}</h2>
        <ol class="panel-cards">
          {state.order.map((player) => (
            <PlayerSheet key={player} board={board} player={player} incomes={incomes[player]} />
          ))}
        </ol>
        <p class="panel-note">
          {say('limitNote', {
            splits: majorIds.filter((id) => state.majors[id].split).length,
            limit: limitOf(state),
          })}
        </p>
      </section>
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

function PlayerSheet({ board, player, incomes }: SheetProps) {
  const say = useSay(playerTexts)
  const { state, money, language } = board
  const { cash, certificates, privates, total } = fortuneOf(state, player)
  const inCertificates = certificates.reduce((sum, { value }) => sum + value, 0)
  const width = (value: number) => ({ width: `${(100 * value) / Math.max(1, total)}%` })
  const bound = boundMoney(state, player)
  const owned = privatesOf(state, player)
  const option = optionOf(state, player)
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
          {state.priority === player && <span class="panel-badge">{say('priority')}</span>}
          <span class="panel-value">
            <span class="visually-hidden">{say('fortune')} </span>
            {money(total)}
          </span>
        </header>
        <div class="player-parts" aria-hidden="true">
          <span class="player-cash" style={width(cash)} />
          <span class="player-shares" style={width(inCertificates)} />
          <span class="player-others" style={width(privates)} />
        </div>
        <p class="panel-note">
          {say('parts', {
            cash: money(cash),
            certificates: money(inCertificates),
            privates: money(privates),
          })}
        </p>
        <Holdings board={board} player={player} />
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
        <Received board={board} incomes={incomes} />
      </Pointed>
    </li>
  )
}

/** "KE 40% ★": a player's certificates. */
function Holdings({ board, player }: { readonly board: Board; readonly player: PlayerId }) {
  const say = useSay(playerTexts)
  const common = useSay(panelTexts)
  const { state } = board
  const held = shareCompanyIds(state).filter((id) => percentOf(state, id, holderOf(player)) > 0)
  if (held.length === 0) return null
  return (
    <ul class="panel-list" aria-label={say('holdings')}>
      {held.map((id) => (
        <Pointed as="li" kind="company" id={id} key={id} class="player-holding">
          <CompanyChip company={id} />
          {board.percent(percentOf(state, id, holderOf(player)))}
          {directorOf(state, id) === player && (
            <>
              <b aria-hidden="true">★</b>
              <span class="visually-hidden">{common('director')}</span>
            </>
          )}
        </Pointed>
      ))}
    </ul>
  )
}

function Received({ board, incomes }: Omit<SheetProps, 'player'>) {
  const say = useSay(playerTexts)
  const story = useSay(storyTexts)
  const parts = sources
    .filter((source) => (incomes?.[source] ?? 0) > 0)
    .map((source) => `${story(`source.${source}`)} ${board.money(incomes?.[source] ?? 0)}`)
  if (parts.length === 0) return null
  return <p class="panel-note">{say('received', { parts: listed(board.language, parts) })}</p>
}
