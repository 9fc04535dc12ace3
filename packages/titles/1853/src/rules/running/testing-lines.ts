import type { Run } from '../../actions.js'
import type { CompanyId, TrainId } from '../../data/types.js'
import type { DescribedCompany, Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { at } from '../../testing.js'

/** From Calcutta over a town to Patna: 50, 10 and 20. */
export const toPatna = { I27: '4:2', H26: '8:5', H24: '6:2' }
/** On from Patna over a town to Benares and Allahabad: 10, 20 and 20. */
export const toAllahabad = { ...toPatna, G23: '3:5', H22: '6:1', H20: '69:4' }
export const route = {
  patna: ['J28', 'I27', 'H26', 'H24'],
  benares: ['J28', 'I27', 'H26', 'H24', 'G23', 'H22'],
  allahabad: ['J28', 'I27', 'H26', 'H24', 'G23', 'H22', 'H20'],
}

export type Rest = Omit<Partial<Description>, 'companies'> & {
  readonly companies?: Partial<Record<CompanyId, DescribedCompany>>
  readonly at?: Description['at']
}

/** A company of player A in a step of its turn; B has shares of it too. */
export const inStep = (
  step: string,
  company: CompanyId,
  trains: readonly TrainId[],
  { companies = {}, ...rest }: Rest,
): Table =>
  at({
    players: ['A', 'B', 'C'],
    at: { round: 'operating', turn: company, step },
    ...rest,
    companies: { ...companies, [company]: { shares: { A: 4, B: 2 }, trains, ...companies[company] } },
  })

/** A company about to run. */
export const running = (company: CompanyId, trains: readonly TrainId[], rest: Rest = {}): Table =>
  inStep('run', company, trains, { phase: '3', ...rest })

/** The runs that are offered: for a dividend, and for the treasury if they differ. */
export const offered = (table: Table): readonly Run[] => table.actions<Run>('run')

/** What a run earns, and its mail. */
export function earned(
  table: Table,
  { runs, mail }: { readonly runs: readonly object[]; readonly mail?: number },
): readonly [number, number] {
  table.act('run', { runs, ...(mail === undefined ? {} : { mail }) })
  const [ran] = table.told('ran')
  return [ran?.revenue ?? -1, ran?.mailMoney ?? -1]
}
