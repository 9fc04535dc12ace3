import { titleReadings } from '@stellwerk/engine'

/** What the sources leave open. Rules ask for the reading they need and nowhere for anything else. */
export const { readings, reading } = titleReadings({
  completionAfterSale: { ruling: 'R-05', values: ['allowed', 'refused'] },
  newLocalAg: { ruling: 'R-06', values: ['acts at once', 'waits'] },
  localAgHomeTile: { ruling: 'R-08', values: ['tile of the turn', 'extra tile'] },
  localAgTrains: { ruling: 'R-09', values: ['3', '2'] },
})
