import type { BuyTrain } from '../actions.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { DescribedCompany, Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

type Rest = Omit<Partial<Description>, 'companies'> & {
  readonly companies?: Partial<Record<CompanyId, DescribedCompany>>
}

/** A company of player A about to buy trains. */
export function buying(
  company: CompanyId,
  trains: readonly TrainId[],
  { companies = {}, ...rest }: Rest = {},
): Table {
  return at({
    players: ['A', 'B', 'C'],
    cash: { [company]: 3000 },
    operatingRounds: 3,
    at: { round: 'operating', turn: company, step: 'trains' },
    ...rest,
    companies: { ...companies, [company]: { shares: { A: 4, B: 2 }, trains, ...companies[company] } },
  })
}

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
