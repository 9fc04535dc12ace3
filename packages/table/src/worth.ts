import type { PlayerId } from '@stellwerk/engine'
import type { Company, Holding } from './company.js'
import type { Asset, Table } from './table.js'
import type { Count, Money, Percent } from './values.js'
import { heldBy, msg, playerHolding } from './values.js'

/** What a player is worth, in parts. */
export interface Worth {
  readonly total: Money
  /** Cash, shares, companies owned whole, then what else the title counts. */
  readonly parts: readonly Asset[]
}

/** What a holding is worth: its part of the price, unless the title says otherwise. */
export function worthOfHolding({ price }: Company, { worth, percent }: Holding): Money {
  return worth ?? (price ? (price.amount * percent) / price.percent : 0)
}

/** What a player would have if the game ended now. */
export function worthOf(table: Table, player: PlayerId): Worth {
  const { cash = 0, assets = [] } = table.players.find(({ ref }) => ref === player) ?? {}
  const holdings = holdingsOf(table, player)
  const owned = table.companies.flatMap((one) => (one.owned?.by === heldBy(player) ? [one.owned] : []))
  const shares = sum(holdings.map(({ company, holding }) => worthOfHolding(company, holding)))
  const parts: readonly Asset[] = [
    { label: msg('worth.cash'), amount: cash },
    { label: msg('worth.shares'), amount: shares },
    ...(owned.length > 0
      ? [{ label: msg('worth.owned'), amount: sum(owned.map(({ worth }) => worth)) }]
      : []),
    ...assets,
  ]
  return { total: sum(parts.map(({ amount }) => amount)), parts }
}

/** Cash, and what the shares that could be sold in a stock round now would bring. */
export function liquidityOf(table: Table, player: PlayerId): Money {
  const { cash = 0 } = table.players.find(({ ref }) => ref === player) ?? {}
  return cash + sum(holdingsOf(table, player).map(({ holding }) => holding.sellable?.money ?? 0))
}

/** The certificates of a player that count towards the limit. */
export function certificatesOf(table: Table, player: PlayerId): Count {
  return (
    sum(holdingsOf(table, player).map(({ holding }) => holding.counted ?? holding.certificates)) +
    sum(table.companies.map(({ owned }) => (owned?.by === heldBy(player) ? owned.certificates : 0)))
  )
}

/** All shares of a player, company by company. */
export function holdingsOf(
  { companies }: Table,
  player: PlayerId,
): readonly { readonly company: Company; readonly holding: Holding }[] {
  const holder = heldBy(player)
  return companies.flatMap((company) =>
    company.shares.flatMap((holding) => (holding.holder === holder ? [{ company, holding }] : [])),
  )
}

/** The players who hold most of a company, and how much; nobody if no player holds any. */
export function largestHolders({ shares }: Company): {
  readonly players: readonly PlayerId[]
  readonly percent: Percent
} {
  const held = shares.flatMap(({ holder, percent }) => {
    const player = playerHolding(holder)
    return player === undefined || percent === 0 ? [] : [{ player, percent }]
  })
  const most = Math.max(0, ...held.map(({ percent }) => percent))
  return {
    players: held.flatMap(({ player, percent }) => (percent === most ? [player] : [])),
    percent: most,
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
