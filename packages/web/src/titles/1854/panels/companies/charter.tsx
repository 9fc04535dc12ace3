import type { CompanyId, LocalId, ShareCompanyId } from '@stellwerk/1854'
import {
  floatPercent,
  isBeyondRedLine,
  isMajor,
  localOf,
  localRailways,
  mailContracts,
  majors,
  percentWithPlayers,
  phases,
  priceAt,
  shareCompanyOf,
  spaceAfter,
} from '@stellwerk/1854'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { Fact, Facts, HexName, Pointed } from '../../../../panels/parts.js'
import { Sparkline } from '../../../../panels/sparkline.js'
import { CompanyChip } from '../../chip.js'
import { fullName, placeName } from '../../names.js'
import type { Earning } from '../../story/chronicle.js'
import { lineOf } from '../../story/colours.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { Equipment } from './equipment.js'
import { Ownership } from './ownership.js'
import { companyTexts } from './texts.js'

interface CharterProps<Id extends CompanyId> {
  readonly board: Board
  readonly id: Id
  readonly earnings: readonly Earning[]
}

/** Everything about a major or a local AG. */
export function ShareCharter({ board, id, earnings }: CharterProps<ShareCompanyId>) {
  const say = useSay(companyTexts)
  const { state } = board
  const { director, space, acted, mail } = shareCompanyOf(state, id)
  const issuePrice = isMajor(id) ? state.majors[id].issuePrice : null
  const income = mail && mailContracts[mail].income[phases[state.phase].value]
  return (
    <li>
      <Pointed as="article" kind="company" id={id} class="panel-card">
        <header class="panel-head">
          <CompanyChip company={id} />
          <h3>{fullName(board.language, id)}</h3>
          <StateBadges board={board} id={id} />
          {space !== null && <Value board={board} amount={priceAt(space)} />}
        </header>
        <Ownership board={board} company={id} />
        <Facts>
          {space !== null && <Equipment board={board} id={id} />}
          {issuePrice !== null && <Fact label={say('issuePrice')}>{board.money(issuePrice)}</Fact>}
          {mail && income !== null && (
            <Fact label={say('mail')} wide>
              {say(`mail.${mail}`, { income: board.money(income) })}
            </Fact>
          )}
          {isMajor(id) && <Home hex={majors[id].home.hex} />}
          <Revenues board={board} id={id} earnings={earnings} />
        </Facts>
        {space === null && (
          <p class="panel-note">
            {director === null
              ? say('noDirector')
              : say('toFloat', {
                  percent: board.percent(percentWithPlayers(state, id)),
                  needed: board.percent(floatPercent),
                })}
          </p>
        )}
        {space !== null && !acted && <p class="panel-note">{say('notActed')}</p>}
      </Pointed>
    </li>
  )
}

/** Split, or one payout before it. */
function StateBadges({ board, id }: { readonly board: Board; readonly id: ShareCompanyId }) {
  const say = useSay(companyTexts)
  if (!isMajor(id)) return null
  const { split, space } = board.state.majors[id]
  if (split) return <span class="panel-badge">{say('split')}</span>
  if (space === null || !isBeyondRedLine(spaceAfter(space, 'paidOut'))) return null
  return <span class="panel-badge panel-badge-bad">{say('nearSplit')}</span>
}

/** Everything about a local railway. */
export function LocalCharter({ board, id, earnings }: CharterProps<LocalId>) {
  const say = useSay(companyTexts)
  const { owner } = localOf(board.state, id)
  return (
    <li>
      <Pointed as="article" kind="company" id={id} class="panel-card">
        <header class="panel-head">
          <CompanyChip company={id} />
          <h3>{fullName(board.language, id)}</h3>
        </header>
        <Facts>
          {owner !== null && <Fact label={say('owner')}>{board.nameOf(owner)}</Fact>}
          <Equipment board={board} id={id} />
          <Home hex={localRailways[id].home.hex} />
          <Revenues board={board} id={id} earnings={earnings} />
        </Facts>
      </Pointed>
    </li>
  )
}

function Home({ hex }: { readonly hex: string }) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  return (
    <Fact label={say('home')}>
      {placeName(hex)} <HexName hex={hex} label={common('hexOnMap', { hex })} />
    </Fact>
  )
}

function Value({ board, amount }: { readonly board: Board; readonly amount: number }) {
  const common = useSay(panelTexts)
  return (
    <span class="panel-value">
      <span class="visually-hidden">{common('price')} </span>
      {board.money(amount)}
    </span>
  )
}

/** The last revenue and all of them as a picture. */
function Revenues({ board, id, earnings }: CharterProps<CompanyId>) {
  const say = useSay(companyTexts)
  const last = earnings.at(-1)
  if (!last) return null
  const values = earnings.map(({ revenue }) => revenue)
  const label = say('history', {
    company: fullName(board.language, id),
    values: listed(board.language, values.map(board.number)),
  })
  return (
    <Fact label={say('last')} wide>
      {board.money(last.revenue)}{' '}
      {last.how && <span class="panel-note">{say('used', { how: last.how })}</span>}{' '}
      <Sparkline label={label} values={values} kind="bars" colour={lineOf(id)} />
    </Fact>
  )
}
