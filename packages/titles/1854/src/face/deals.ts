import type { Message, Value } from '@stellwerk/table'
import { company, money, msg, name, says, train } from '@stellwerk/table'
import type { TrainId } from '../data/types.js'
import type { Deal } from '../rules/deals.js'
import type { State } from '../state.js'
import { companyIfAny } from '../state.js'

/** Whoever sells a train: the bank, one of the pools of trains, or a company. */
export const seller = (state: State, from: string): Value =>
  companyIfAny(state, from) ? company(from) : says(`seller.${from}`)

const trainName = (id: TrainId): Value =>
  says('name.train', { plain: name(String(/^\d$/.test(id))), train: train(id) })

/** What two players agree on, in the words of the log. */
export function dealSaid(state: State, deal: Deal): Message {
  if (deal.type === 'merge')
    return msg('deal.merge', { local: company(deal.local), with: company(deal.with) })
  const { buyer, from, price, gives } = deal
  return msg('deal.buyTrain', {
    buyer: company(buyer),
    seller: seller(state, from),
    train: trainName(deal.train),
    price: money(price),
    givesIs: name(gives === undefined ? 'none' : gives),
    gives: gives && trainName(gives),
  })
}
