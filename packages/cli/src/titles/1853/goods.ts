import type { State, TrainCardId, TrainId } from '@stellwerk/1853'
import { trainLimit, trains, trainsOnSale, usesOfDoubleCard } from '@stellwerk/1853'
import { flow } from '../../width.js'
import type { Look } from '../face.js'
import { list } from '../words.js'
import { say } from './texts.js'

/** The trains of the bank: those left, those that came back, and the limit. */
export function goodsLines(state: State, look: Look): string[] {
  const { language, columns } = look
  return [
    ...flow(trainsLeft(state, look), columns),
    say(language, 'returned', { trains: list(state.returned) }),
    say(language, 'limit', { limit: trainLimit(state) }),
  ]
}

const usesOf = (card: TrainCardId): readonly TrainId[] => (card === '2/1M' ? usesOfDoubleCard : [card])

/** In the first operating round the cards with two names never end, so they are told without being counted. */
function trainsLeft(state: State, { language }: Look): string[] {
  const onSale = trainsOnSale(state, 'bank')
  return (Object.keys(state.trains) as TrainCardId[]).flatMap((card) => {
    const left = state.trains[card]
    const endless = card === '2/1M' && state.doubleCards
    const sold = usesOf(card).some((train) => onSale.includes(train)) && (left > 0 || endless)
    if (left === 0 && !sold) return []
    const price = usesOf(card)
      .map((train) => trains[train].price)
      .join('/')
    return [say(language, sold ? 'onSale' : 'train', { train: card, left: left === 0 ? '∞' : left, price })]
  })
}

export function tileLines(state: State, { columns }: Look): string[] {
  const left = Object.entries(state.supply).map(([tile, count]) => `${tile}×${count}`)
  return flow(left, columns, '  ')
}
