import { titleReadings } from '@stellwerk/engine'

/** What the sources leave open. Rules ask for the reading they need and nowhere for anything else. */
export const { readings, reading } = titleReadings({
  /** The unit of a bond. */
  bonds: { ruling: '1853-R-01', values: ['tens', 'any pound'] },
  /** When a manager may take a train on credit. */
  credit: { ruling: '1853-R-22', values: ['no train affordable', 'this train not affordable'] },
  /** How many bases a company places in one turn. */
  bases: { ruling: '1853-R-35', values: ['one', 'any number'] },
  /** Whether a line may go over from one gauge to the other on dual track. */
  gauge: { ruling: '1853-R-69', values: ['one throughout', 'changes on dual track'] },
})
