import { frameOf } from '@stellwerk/engine'
import type { Company, Fact, Holding } from '@stellwerk/table'
import {
  companyWith,
  fact,
  flag,
  heldBy,
  memory,
  money,
  moneyIfAny,
  msg,
  none,
  percent,
  says,
} from '@stellwerk/table'
import type { BuyShare } from '../actions.js'
import { localAgs, localRailways, majors } from '../data/companies.js'
import { mailContracts } from '../data/mail.js'
import { phases } from '../data/phases.js'
import { floatPercent } from '../data/shares.js'
import type { LocalId, ShareCompanyId } from '../data/types.js'
import { certificatePrice, refuseSource } from '../rules/buying.js'
import { counts } from '../rules/cert-limit.js'
import { operatingOrder } from '../rules/course.js'
import { priceIfAny, spaceAfter } from '../rules/market.js'
import { mountainIds } from '../rules/mountains.js'
import { valueOf } from '../rules/ranking.js'
import { atStockRound, packetOf } from '../rules/sellable.js'
import {
  certificatePercent,
  certificatesOf,
  isSoldOut,
  optionOf,
  percentOf,
  percentWithPlayers,
  shareCompanyIds,
} from '../rules/shares.js'
import { wouldSplit } from '../rules/split.js'
import type { Holder, State } from '../state.js'
import { cashOf, isLocal, isMajor, playerOf, shareCompanyOf } from '../state.js'
import { onBoard, reached } from './on-board.js'
import { localOn, mountainOn } from './privates.js'

const remember = memory()

/** What operates, in its order; then what does not yet or no longer, and the mountain railways. */
export function companiesOf(state: State): readonly Company[] {
  const operating = operatingOrder(state)
  const idle = [...shareCompanyIds(state), ...(Object.keys(localRailways) as LocalId[])].filter(
    (id) => !operating.includes(id),
  )
  return [
    ...[...operating, ...idle].map((id) => (isLocal(id) ? localOn(state, id) : sharedOn(state, id))),
    ...mountainIds.map((id) => mountainOn(state, id)),
  ]
}

const sharedOn = (state: State, id: ShareCompanyId): Company =>
  remember(
    id,
    [
      shareCompanyOf(state, id),
      state.cash[id],
      state.phase,
      state.options,
      state.order,
      state.round.stock,
      frameOf(state, 'stock') !== undefined,
      state.tiles,
      state.tunnels,
      state.markers,
    ],
    () => describeShared(state, id),
  )

function describeShared(state: State, id: ShareCompanyId): Company {
  const { director, space } = shareCompanyOf(state, id)
  const price = priceIfAny(state, id)
  return {
    ...(isMajor(id) ? companyWith(id, 'major', majors[id]) : companyWith(id, 'localAg', localAgs[id])),
    state: space ? 'running' : director === null ? 'unsold' : 'waiting',
    ...noteOn(state, id),
    head: director === null ? null : { player: director, as: 'director' },
    price:
      price === undefined || space === null
        ? null
        : { amount: price, percent: isMajor(id) ? 10 : certificatePercent(state, id), space },
    treasury: space ? cashOf(state, id) : null,
    ...onBoard(state, id),
    shares: holdings(state, id),
    homes: isMajor(id) ? [majors[id].home.hex] : [],
    facts: sharedFacts(state, id),
  }
}

function noteOn(state: State, id: ShareCompanyId): Pick<Company, 'note'> {
  const { director, space, acted } = shareCompanyOf(state, id)
  if (space !== null) return acted ? {} : { note: msg('note.notActed') }
  return director === null ? {} : { note: msg('note.notFloated') }
}

function sharedFacts(state: State, id: ShareCompanyId): readonly Fact[] {
  const { mail, space } = shareCompanyOf(state, id)
  const { issuePrice = null, split = false } = isMajor(id) ? state.majors[id] : {}
  return [
    fact('issue', moneyIfAny(issuePrice), 'overview'),
    fact('mail', mail === null ? none : says(`mail.${mail}`), 'overview'),
    fact(
      'mailIncome',
      mail === null ? none : money(mailContracts[mail].income[phases[state.phase].value]),
      'card',
      'better',
    ),
    fact('split', flag(split), 'card'),
    ...(space === null
      ? [
          fact(
            'float',
            says('float.at', { sold: percent(percentWithPlayers(state, id)), needed: percent(floatPercent) }),
            'card',
          ),
        ]
      : wouldSplit(state, id, spaceAfter(space, 'paidOut'))
        ? [{ ...fact('nearSplit', flag(true), 'card'), tone: 'bad' as const }]
        : []),
    fact('soldOut', flag(space !== null && isSoldOut(state, id)), 'card', 'better'),
    fact('reach', reached(state, id), 'change', 'better'),
  ]
}

function holdings(state: State, id: ShareCompanyId): readonly Holding[] {
  const { director, certificates } = shareCompanyOf(state, id)
  const withDirector = director === null ? 'tableau' : heldBy(director)
  const holders = new Set([withDirector, ...Object.keys(certificates)]) as ReadonlySet<Holder>
  return [...holders].map((holder): Holding => {
    const papers = certificatesOf(state, id, holder) + (holder === withDirector ? 1 : 0)
    return {
      percent: percentOf(state, id, holder),
      certificates: papers,
      // 1854-certlimit-c
      ...(counts(state, id) ? {} : { counted: 0 }),
      ...(playerOf(holder) === undefined ? inPool(state, id, holder) : inHand(state, id, holder)),
    }
  })
}

function inPool(state: State, id: ShareCompanyId, holder: Holder): Pick<Holding, 'holder' | 'offered'> {
  const [stock, from] = [atStockRound(state), holder as BuyShare['from']]
  return {
    holder: `pool:${holder}`,
    ...(refuseSource(stock, id, from)
      ? {}
      : { offered: { price: certificatePrice(stock, id, from), percent: certificatePercent(stock, id) } }),
  }
}

function inHand(
  state: State,
  id: ShareCompanyId,
  holder: Holder,
): Pick<Holding, 'holder' | 'head' | 'worth' | 'sellable' | 'note'> {
  const player = playerOf(holder) as NonNullable<ReturnType<typeof playerOf>>
  const sellable = packetOf(atStockRound(state), id, player)
  const option = optionOf(state, player)
  return {
    holder: heldBy(player),
    ...(shareCompanyOf(state, id).director === player ? { head: true as const } : {}),
    // 1854-score-c: before the float the issue price counts
    ...(priceIfAny(state, id) === undefined ? { worth: valueOf(state, id, player) } : {}),
    ...(sellable ? { sellable } : {}),
    ...(option?.company === id ? { note: msg('note.option', { price: money(option.price) }) } : {}),
  }
}
