import { count, list, msg, playerHolding, train } from '@stellwerk/table'
import type { Sight } from '../panels/sight.js'
import { poolName } from '../panels/pools.js'
import type { Matrix } from './matrix.js'
import { heldOf, standingOf } from './matrix.js'

/** The matrix as a table of plain words and numbers, for spreadsheets: companies, then what players have. */
export function recordsOf(sight: Sight, { companies, players, holders, rounds }: Matrix): string[][] {
  const { table, words, nameOf } = sight
  const say = (key: string): string => words.say(msg(key))
  const holderName = (holder: (typeof holders)[number]): string => {
    const player = playerHolding(holder)
    const pool = table.pools.find(({ ref }) => ref === holder)
    return player === undefined ? (pool ? poolName(words, pool) : holder) : nameOf(player)
  }
  const gap = Array.from({ length: 5 + rounds.length }, () => '')
  const line = (label: string, value: (player: (typeof players)[number]) => number): string[] => [
    label,
    ...gap,
    ...players.map((player) => String(value(player))),
  ]
  const standing = new Map(players.map((player) => [player.ref, standingOf(table, player)]))
  return [
    [
      say('column.company'),
      say('column.name'),
      ...['price', 'treasury', 'trains', 'stations'].map((column) => say(`column.${column}`)),
      ...rounds.map(({ label }) => label),
      ...holders.map(holderName),
    ],
    ...companies.map((company) => [
      company.mark,
      company.name,
      company.price ? String(company.price.amount) : '',
      company.treasury === null ? '' : String(company.treasury),
      company.trains.length === 0 ? '' : words.cell(list(company.trains.map((one) => train(one.train)))),
      company.stations ? words.cell(count(company.stations.left, company.stations.all)) : '',
      ...rounds.map(({ earned }) => String(earned.get(company.ref)?.amount ?? '')),
      ...holders.map((holder) => String(heldOf(company, holder).percent || '')),
    ]),
    line(say('column.cash'), ({ cash }) => cash),
    line(say('column.liquidity'), ({ ref }) => standing.get(ref)?.liquidity ?? 0),
    line(say('column.worth'), ({ ref }) => standing.get(ref)?.worth ?? 0),
    line(say('panel.certificates'), ({ ref }) => standing.get(ref)?.certificates ?? 0),
  ]
}
