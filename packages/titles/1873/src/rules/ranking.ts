import type { PlayerId, Standing } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import { mines } from '../data/mines.js'
import type { CompanyId, MineId } from '../data/types.js'
import type { State } from '../state.js'
import { cashOf, holderOf } from '../state.js'
import { priceOf } from './market.js'
import { countOf, sharesOf } from './shares.js'

/** 1873-7-d to -g: cash, shares at their price and face values of private mines. */
export function fortune(
  state: State,
  player: PlayerId,
): { cash: number; shares: number; mines: number; total: number } {
  const companies = ['MHE', ...Object.keys(state.railways), ...Object.keys(state.publicMines)] as (
    CompanyId | 'MHE'
  )[]
  const shares = companies.reduce(
    (sum, company) => sum + countOf(sharesOf(state, company), holderOf(player)) * priceOf(state, company),
    0,
  )
  const owned = (Object.keys(mines).map(Number) as MineId[]).filter(
    (mine) => state.mines[mine]?.owner === holderOf(player),
  )
  const faceValues = owned.reduce((sum, mine) => sum + mines[mine].faceValue, 0)
  const cash = cashOf(state, purseOf(player))
  return { cash, shares, mines: faceValues, total: cash + shares + faceValues }
}

/** 1873-7-h: the largest fortune wins; equal fortunes share a rank. */
export function ranking(state: State): readonly Standing[] {
  const standings = state.players
    .map((player) => ({ player, fortune: fortune(state, player).total }))
    .toSorted((a, b) => b.fortune - a.fortune)
  return standings.map(({ player, fortune: total }) => ({
    player,
    fortune: total,
    rank: 1 + standings.filter((other) => other.fortune > total).length,
  }))
}
