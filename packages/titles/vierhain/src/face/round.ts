import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { RoundName, Turn } from '@stellwerk/table'
import { latest, playersFrom } from '@stellwerk/table'
import { rounds } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import type { OperatingFrame, StockFrame } from '../frames.js'
import type { State } from '../state.js'
import { directorOf } from '../state.js'

export const operatingRoundName = (set: number, part: number): RoundName => ({
  kind: 'operating',
  number: set,
  part,
  of: rounds.operating,
})

export function roundOf({ round: { set, operating }, over }: State): RoundName {
  if (over) return { kind: 'end', number: set, part: operating }
  return operating > 0 ? operatingRoundName(set, operating) : { kind: 'stock', number: set }
}

/** The company whose turn it is. */
export const companyOnTurn = (state: State): CompanyId | undefined => latest(state, 'company')

export function turnsOf(state: State): readonly Turn[] {
  const round = frameOf<OperatingFrame>(state, 'operating')
  if (round)
    return round.order.map((company, i) => ({
      player: directorOf(state, company),
      company,
      at: i < round.done - 1 ? 'done' : i === round.done - 1 ? 'now' : 'next',
    }))
  const stock = frameOf<StockFrame>(state, 'stock')
  return stock ? playersFrom(state.order, stock.turn satisfies PlayerId) : []
}
