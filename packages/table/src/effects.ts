import type { PlayerId } from '@stellwerk/engine'
import type { Company } from './company.js'
import type { Bearer, Effect, EffectKind } from './effect.js'
import type { BoardMap, MapHex } from './map.js'
import { changed, same, toneOf } from './difference.js'
import type { Fact, Lot, Player, RoundName, Table } from './table.js'
import { roundCode } from './turns.js'
import { worthOf } from './worth.js'
import type { HolderRef, Message, Value } from './values.js'
import {
  company,
  count,
  holderValue,
  list,
  money,
  moneyIfAny,
  name,
  none,
  percent,
  phase,
  player,
  playerHolding,
  says,
  tile,
  train,
} from './values.js'

/** An effect as it is found; whom it concerns and whether it is good is worked out later. */
interface Found {
  readonly what: EffectKind
  readonly of: Bearer
  readonly from: Value
  readonly to: Value
  readonly more?: 'better' | 'worse' | undefined
  readonly label?: Message | undefined
  readonly detail?: Value | undefined
  /** Nobody should miss it. */
  readonly weighty?: boolean
}

/** What differs between two tables, starting with what concerns the chooser. Works for any title. */
export function effectsBetween(before: Table, after: Table, chooser: PlayerId | null): readonly Effect[] {
  const led = new Set(before.companies.flatMap(({ ref, head }) => (head?.player === chooser ? [ref] : [])))
  const isOwn = (of: Bearer): boolean =>
    chooser !== null &&
    ((of.kind === 'player' && of.ref === chooser) || (of.kind === 'company' && led.has(of.ref)))
  return [
    ...playerEffects(before, after),
    ...changed(before.companies, after.companies, ({ ref }) => ref).flatMap(companyEffects),
    ...trainEffects(before, after),
    ...lotEffects(before, after, chooser),
    ...tableEffects(before, after),
  ]
    .filter(({ from, to }) => !same(from, to))
    .map(({ more, weighty, ...found }): Effect => ({
      ...found,
      tone: toneOf(found.from, found.to, more),
      rank: isOwn(found.of) ? 0 : weighty ? 1 : 2,
    }))
    .toSorted((a, b) => a.rank - b.rank)
}

function playerEffects(before: Table, after: Table): readonly Found[] {
  return after.players.flatMap((is) => {
    const was = before.players.find(({ ref }) => ref === is.ref)
    if (!was) return []
    const of: Bearer = { kind: 'player', ref: is.ref }
    const worth = (table: Table): Value => money(worthOf(table, is.ref).total)
    return [
      { what: 'cash', of, from: money(was.cash), to: money(is.cash), more: 'better' },
      { what: 'worth', of, from: worth(before), to: worth(after), more: 'better' },
      { what: 'priority', of, from: none, to: is.priority && !was.priority ? player(is.ref) : none },
      ...factEffects(was.facts, is.facts, of),
      ...secretEffects(was, is, of),
    ]
  })
}

function secretEffects(was: Player, is: Player, of: Bearer): readonly Found[] {
  return changed(was.secrets, is.secrets, ({ id }) => id).flatMap(([a, b]) =>
    a && b
      ? [
          { what: 'fact', of, label: b.label, from: a.inside, to: b.inside },
          ...factEffects(a.outside, b.outside, of),
        ]
      : [],
  )
}

function companyEffects([was, is]: readonly [Company | undefined, Company | undefined]): readonly Found[] {
  const ref = (is ?? was)?.ref ?? ''
  const of: Bearer = { kind: 'company', ref }
  const found = (what: EffectKind, value: (one: Company) => Value, more?: Found['more']): Found => ({
    what,
    of,
    from: was ? value(was) : none,
    to: is ? value(is) : none,
    more,
    weighty: what === 'state' || what === 'head',
  })
  const state = found('state', (one) => says(`state.${one.state}`))
  if (!was || !is) return [state]
  return [
    found('treasury', ({ treasury }) => moneyIfAny(treasury), 'better'),
    found('price', ({ price }) => moneyIfAny(price?.amount), 'better'),
    state,
    found('head', ({ head }) => (head ? player(head.player) : none)),
    found('owner', ({ owned }) => (owned ? holderValue(owned.by) : none)),
    found('trains', ({ trains }) => list(trains.map((one) => train(one.train)))),
    found('stations', ({ stations }) => (stations ? count(stations.left) : none)),
    ...shareEffects(was, is, of),
    ...factEffects(was.facts, is.facts, of),
  ]
}

/** Shares of players are their own effects, those of pools the company's. */
function shareEffects(was: Company, is: Company, of: Bearer): readonly Found[] {
  if (was.shares === is.shares) return []
  const share = (one: Company, holder: HolderRef): Value =>
    percent(one.shares.find((holding) => holding.holder === holder)?.percent ?? 0)
  return [...new Set([...was.shares, ...is.shares].map(({ holder }) => holder))].map((holder): Found => {
    const hands = playerHolding(holder)
    const [from, to] = [share(was, holder), share(is, holder)]
    if (hands === undefined) return { what: 'share', of, detail: holderValue(holder), from, to }
    const player: Bearer = { kind: 'player', ref: hands }
    return { what: 'share', of: player, detail: company(is.ref), from, to, more: 'better' }
  })
}

function trainEffects(before: Table, after: Table): readonly Found[] {
  const left = (amount: number | null | undefined): Value =>
    amount === null || amount === undefined ? says('unlimited') : count(amount)
  return changed(before.trains, after.trains, (stock) => stock.train).flatMap(
    ([was, is]): readonly Found[] => {
      if (!was || !is) return []
      const of: Bearer = { kind: 'train', ref: is.train }
      return [{ what: 'stock', of, from: left(was.left), to: left(is.left), weighty: is.left === 0 }]
    },
  )
}

function lotEffects(before: Table, after: Table, chooser: PlayerId | null): readonly Found[] {
  const of: Bearer = chooser === null ? { kind: 'table' } : { kind: 'player', ref: chooser }
  const own = (lot: Lot | undefined): Value =>
    moneyIfAny(lot?.bids.find((bid) => bid.player === chooser)?.amount)
  return changed(before.lots, after.lots, ({ id }) => id).map(([was, is]): Found => {
    return { what: 'bid', of, detail: (is ?? was)?.item, from: own(was), to: own(is) }
  })
}

function tableEffects(before: Table, after: Table): readonly Found[] {
  const of: Bearer = { kind: 'table' }
  const round = (one: RoundName): Value => name(roundCode(one))
  const over = says('round.end')
  return [
    { what: 'phase', of, from: phase(before.phase), to: phase(after.phase), weighty: true },
    { what: 'round', of, from: round(before.round), to: round(after.round), weighty: true },
    { what: 'bank', of, from: moneyIfAny(before.bank.left), to: moneyIfAny(after.bank.left) },
    { what: 'over', of, from: none, to: after.over && !before.over ? over : none, weighty: true },
    ...factEffects(before.facts, after.facts, of),
  ]
}

/** Facts of one bearer that came, went or changed. */
function factEffects(was: readonly Fact[], is: readonly Fact[], of: Bearer): readonly Found[] {
  return changed(was, is, ({ id }) => id).map(([a, b]): Found => {
    const { label, more, tone } = b ?? a ?? {}
    const [from, to] = [a?.value ?? none, b?.value ?? none]
    return { what: 'fact', of, label, from, to, more, weighty: tone === 'strong' }
  })
}

/** What differs between two boards: tiles, and what stops are worth. */
export function effectsOnMap(before: BoardMap, after: BoardMap): readonly Effect[] {
  const tileOf = (hex: MapHex): Value => (hex.tile ? tile(hex.tile.ref) : none)
  const valueOf = (hex: MapHex): Value => money(hex.stops.reduce((total, { value }) => total + value, 0))
  return Object.values(after.hexes).flatMap((is): readonly Effect[] => {
    const was = before.hexes[is.ref]
    if (!was || was === is) return []
    const of: Bearer = { kind: 'hex', ref: is.ref }
    const [from, to] = [valueOf(was), valueOf(is)]
    const found: readonly Effect[] = [
      { what: 'tile', of, from: tileOf(was), to: tileOf(is), tone: 'plain', rank: 2 },
      { what: 'value', of, from, to, tone: toneOf(from, to, 'better'), rank: 2 },
    ]
    return found.filter((one) => !same(one.from, one.to))
  })
}
