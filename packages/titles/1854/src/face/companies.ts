import { frameOf } from '@stellwerk/engine'
import type { Company, Fact, Holding, Message, Value } from '@stellwerk/table'
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
  present,
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
    note: noteOn(state, id),
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

function noteOn(state: State, id: ShareCompanyId): Message | undefined {
  const { director, space, acted } = shareCompanyOf(state, id)
  if (space !== null) return acted ? undefined : msg('note.notActed')
  return director === null ? undefined : msg('note.notFloated')
}

function sharedFacts(state: State, id: ShareCompanyId): readonly Fact[] {
  const { mail, space } = shareCompanyOf(state, id)
  const { issuePrice = null, split = false } = isMajor(id) ? state.majors[id] : {}
  const income = mail && mailContracts[mail].income[phases[state.phase].value]
  return present<Fact>(
    fact('issue', moneyIfAny(issuePrice), 'overview'),
    fact('mail', mail === null ? none : says(`mail.${mail}`), 'overview'),
    fact('mailIncome', moneyIfAny(income), 'card', 'better'),
    fact('split', flag(split), 'card'),
    space === null && fact('float', soldOf(state, id), 'card'),
    space !== null &&
      wouldSplit(state, id, spaceAfter(space, 'paidOut')) && {
        ...fact('nearSplit', flag(true), 'card'),
        tone: 'bad',
      },
    fact('soldOut', flag(space !== null && isSoldOut(state, id)), 'card', 'better'),
    fact('reach', reached(state, id), 'change', 'better'),
  )
}

/** How much of it is sold, and how much it takes to float. */
const soldOf = (state: State, id: ShareCompanyId): Value =>
  says('float.at', { sold: percent(percentWithPlayers(state, id)), needed: percent(floatPercent) })

function holdings(state: State, id: ShareCompanyId): readonly Holding[] {
  const { director, certificates } = shareCompanyOf(state, id)
  const withDirector = director === null ? 'tableau' : heldBy(director)
  const holders = new Set([withDirector, ...Object.keys(certificates)]) as ReadonlySet<Holder>
  return [...holders].map((holder): Holding => {
    return {
      percent: percentOf(state, id, holder),
      certificates: certificatesOf(state, id, holder) + (holder === withDirector ? 1 : 0),
      // 1854-certlimit-c
      counted: counts(state, id) ? undefined : 0,
      ...(playerOf(holder) === undefined ? inPool(state, id, holder) : inHand(state, id, holder)),
    }
  })
}

type Held = Omit<Holding, 'percent' | 'certificates'>

function inPool(state: State, id: ShareCompanyId, holder: Holder): Held {
  const [stock, from] = [atStockRound(state), holder as BuyShare['from']]
  return {
    holder: `pool:${holder}`,
    offered: refuseSource(stock, id, from)
      ? undefined
      : { price: certificatePrice(stock, id, from), percent: certificatePercent(stock, id) },
  }
}

function inHand(state: State, id: ShareCompanyId, holder: Holder): Held {
  const player = playerOf(holder) as NonNullable<ReturnType<typeof playerOf>>
  const option = optionOf(state, player)
  return {
    holder: heldBy(player),
    head: shareCompanyOf(state, id).director === player,
    // 1854-score-c: before the float the issue price counts
    worth: priceIfAny(state, id) === undefined ? valueOf(state, id, player) : undefined,
    sellable: packetOf(atStockRound(state), id, player),
    note: option?.company === id ? msg('note.option', { price: money(option.price) }) : undefined,
  }
}
