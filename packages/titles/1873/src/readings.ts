import { titleReadings } from '@stellwerk/engine'

/** What the sources leave open. Rules ask for the reading they need and nowhere for anything else. */
export const { readings, reading } = titleReadings({
  saleAlone: { ruling: 'RUL-05', values: ['no pass', 'a pass'] },
  mineConnection: { ruling: 'RUL-14', values: ['markers pass', 'markers interrupt'] },
  refunds: { ruling: 'RUL-15', values: ['hexes of the table', 'all route hexes'] },
  doubleVillages: { ruling: 'RUL-21', values: ['circle on the track', 'any circle'] },
  twoTiles: { ruling: 'RUL-23', values: ['same hex allowed', 'different hexes'] },
  trainlessMarkers: { ruling: 'RUL-29', values: ['turn inactive', 'stay active'] },
})
