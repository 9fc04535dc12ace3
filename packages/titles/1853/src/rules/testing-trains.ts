import type { BuyTrain } from '../actions.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { Table } from '../testing.js'
import type { Rest } from './running/testing-lines.js'
import { inStep } from './running/testing-lines.js'

/** A company of player A about to buy trains. */
export const buying = (company: CompanyId, trains: readonly TrainId[], rest: Rest = {}): Table =>
  inStep('trains', company, trains, { cash: { [company]: 3000 }, operatingRounds: 3, ...rest })

/** What can be bought: seller, train and price, and how it is paid. */
export const onOffer = (table: Table): readonly string[] =>
  table
    .actions<BuyTrain>('buyTrain')
    .map(({ from, train, price, gift, credit, token }) =>
      [
        from,
        train,
        price,
        gift === undefined ? '' : `gift ${gift}`,
        credit ? 'credit' : '',
        token ? 'token' : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
