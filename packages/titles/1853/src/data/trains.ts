import type { Gauge, PhaseId, StandardTrainId, TrainCardId, TrainId } from './types.js'

export interface TrainFacts {
  readonly gauge: Gauge
  readonly price: number
  /** Large stations of a run (1853-4.5.4-a, -d). */
  readonly range: number
  /** The phase that the first one sold begins. */
  readonly begins?: PhaseId
  /** For trains that begin no phase: not on sale before. */
  readonly onSaleFrom?: PhaseId
  /** The phase that scraps it. */
  readonly scrappedIn?: PhaseId
  readonly smallCompaniesOnly?: true
}

/** Tables 5 and 6 (1853-4.8.19-e, 1853-4.10.5-d). */
export const trains: Readonly<Record<TrainId, TrainFacts>> = {
  2: { gauge: 'standard', price: 300, range: 2, onSaleFrom: '2', scrappedIn: '4' },
  3: { gauge: 'standard', price: 440, range: 3, begins: '3', scrappedIn: '5' },
  4: { gauge: 'standard', price: 620, range: 4, begins: '4' },
  5: { gauge: 'standard', price: 830, range: 5, begins: '5' },
  // 1853-4.8.3-b, 1853-4.10.5-b: beside the 5s, and no phase of its own
  6: { gauge: 'standard', price: 1050, range: 6, onSaleFrom: '5' },
  '1M': {
    gauge: 'metre',
    price: 180,
    range: 1,
    onSaleFrom: '2',
    scrappedIn: '4',
    smallCompaniesOnly: true,
  },
  '2M': { gauge: 'metre', price: 250, range: 2, onSaleFrom: '3', scrappedIn: '5' },
  '3M': { gauge: 'metre', price: 430, range: 3, onSaleFrom: '4' },
  '4M': { gauge: 'metre', price: 590, range: 4, onSaleFrom: '5' },
}

/** 1853-4.8.3-a, -b: the next group is on sale when the one before is gone; metre trains come with the phases. */
export const standardTrainGroups: readonly (readonly StandardTrainId[])[] = [['2'], ['3'], ['4'], ['5', '6']]

/** Table 5: without the figures in brackets, and with them if a small company is in operation after SR1 (1853-4.8.16-a). */
export const trainCards: Readonly<
  Record<'usual' | 'withSmallCompany', Readonly<Record<TrainCardId, number>>>
> = {
  usual: { 2: 6, '2/1M': 0, 3: 5, 4: 4, 5: 3, 6: 2, '2M': 2, '3M': 3, '4M': 2 },
  withSmallCompany: { 2: 0, '2/1M': 7, 3: 5, 4: 4, 5: 3, 6: 2, '2M': 3, '3M': 4, '4M': 2 },
}

/** what a card with two names can be bought as. */
export const usesOfDoubleCard: readonly TrainId[] = ['2', '1M']

/** 1853-4.8.15-a: large companies buy no metre trains before. */
export const metreForLargeCompaniesFrom: PhaseId = '3'

/** 1853-4.8.19-a: of each small company. */
export const trainTokens = 1

/** 1853-4.8.9-a: between companies. */
export const leastTrainPrice = 10
