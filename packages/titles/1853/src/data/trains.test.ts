import { describe, expect, it } from 'vitest'
import { secondTileFreeFrom } from './building.js'
import { phaseOrder, phases } from './phases.js'
import {
  leastTrainPrice,
  metreForLargeCompaniesFrom,
  standardTrainGroups,
  trainCards,
  trainTokens,
  trains,
  usesOfDoubleCard,
} from './trains.js'
import type { PhaseId, TrainCardId, TrainId } from './types.js'

const trainIds = Object.keys(trains) as TrainId[]
const cardIds = Object.keys(trainCards.usual) as TrainCardId[]
const byPhase = <T>(fact: (phase: PhaseId) => T): T[] => phaseOrder.map(fact)
const comesIn = (id: TrainId): PhaseId | undefined => trains[id].begins ?? trains[id].onSaleFrom
const total = (cards: Readonly<Record<TrainCardId, number>>): number =>
  Object.values(cards).reduce((a, b) => a + b, 0)

describe('trains', () => {
  it('1853-1.3-a nine kinds: five of standard gauge, four of metre gauge', () => {
    const of = (gauge: string): TrainId[] => trainIds.filter((id) => trains[id].gauge === gauge)
    expect(of('standard')).toEqual(['2', '3', '4', '5', '6'])
    expect(of('metre')).toEqual(['1M', '2M', '3M', '4M'])
  })

  it('Table 5 numbers and prices (1853-4.8.19-e)', () => {
    expect(trainIds.map((id) => `${id} ${trains[id].price}`)).toEqual([
      '2 300',
      '3 440',
      '4 620',
      '5 830',
      '6 1050',
      '1M 180',
      '2M 250',
      '3M 430',
      '4M 590',
    ])
    const counts = cardIds.map((id) => `${id}: ${trainCards.usual[id]} (${trainCards.withSmallCompany[id]})`)
    expect(counts.toSorted()).toEqual([
      '2/1M: 0 (7)',
      '2: 6 (0)',
      '2M: 2 (3)',
      '3: 5 (5)',
      '3M: 3 (4)',
      '4: 4 (4)',
      '4M: 2 (2)',
      '5: 3 (3)',
      '6: 2 (2)',
    ])
  })

  it('a small company adds three cards: a 2, a 2M and a 3M (2.8.4-a)', () => {
    expect(total(trainCards.withSmallCompany) - total(trainCards.usual)).toBe(3)
  })

  it('R-39 the 37 trains of the rulebook count both uses of the seven double cards', () => {
    const { withSmallCompany: cards } = trainCards
    expect(total(cards) + cards['2/1M'] * (usesOfDoubleCard.length - 1)).toBe(37)
    expect(usesOfDoubleCard).toEqual(['2', '1M'])
  })

  it('the range is the printed number; prices rise with it in each gauge; metre trains are cheaper', () => {
    for (const id of trainIds) expect([id, trains[id].range]).toEqual([id, Number.parseInt(id, 10)])
    for (const gauge of ['standard', 'metre']) {
      const prices = trainIds.filter((id) => trains[id].gauge === gauge).map((id) => trains[id].price)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
    for (const n of ['2', '3', '4'] as const) expect(trains[`${n}M`].price).toBeLessThan(trains[n].price)
  })

  it('only the 1M is for small companies alone (4.8.18-a)', () => {
    expect(trainIds.filter((id) => trains[id].smallCompaniesOnly)).toEqual(['1M'])
  })

  it('4.8.3-a, -b standard trains come one after the other, the 6s beside the 5s', () => {
    expect(standardTrainGroups).toEqual([['2'], ['3'], ['4'], ['5', '6']])
    expect(standardTrainGroups.flat().map(comesIn)).toEqual(['2', '3', '4', '5', '5'])
  })

  it('a token buys a 2M in phase 2, a 3M in phase 3, a 4M in phase 4, nothing in phase 5 (4.8.19-b, -d)', () => {
    const ofNextPhase = byPhase((phase) =>
      trainIds.find((id) => trains[id].gauge === 'metre' && Number(comesIn(id)) === Number(phase) + 1),
    )
    expect(ofNextPhase).toEqual(['2M', '3M', '4M', undefined])
    expect([trainTokens, leastTrainPrice]).toEqual([1, 10])
  })
})

describe('phases', () => {
  it('phase 2 begins the game; 3, 4 and 5 begin with the first train of their number (4.10.1-a, R-55)', () => {
    const begun = byPhase((phase) => trainIds.filter((id) => trains[id].begins === phase))
    expect(begun).toEqual([[], ['3'], ['4'], ['5']])
  })

  it('metre trains and 6s never change the phase (4.8.11-a, 4.10.5-b)', () => {
    const quiet = trainIds.filter((id) => trains[id].begins === undefined)
    expect(quiet).toEqual(['2', '6', '1M', '2M', '3M', '4M'])
    for (const id of trainIds)
      expect([id, trains[id].begins === undefined]).toEqual([id, trains[id].onSaleFrom !== undefined])
  })

  it('Table 6 the trains of each phase and those it scraps (1853-4.10.5-d)', () => {
    const inUse = byPhase((phase) =>
      trainIds.filter((id) => {
        const { scrappedIn } = trains[id]
        return Number(comesIn(id)) <= Number(phase) && (scrappedIn === undefined || scrappedIn > phase)
      }),
    )
    expect(inUse).toEqual([
      ['2', '1M'],
      ['2', '3', '1M', '2M'],
      ['3', '4', '2M', '3M'],
      ['4', '5', '6', '3M', '4M'],
    ])
    const scrapped = byPhase((phase) => trainIds.filter((id) => trains[id].scrappedIn === phase))
    expect(scrapped).toEqual([[], [], ['2', '1M'], ['3', '2M']])
  })

  it('Table 6 tiles, train limits and operating rounds (4.2.1-b, 4.8.5-a)', () => {
    expect(byPhase((phase) => phases[phase].tiles.join(' '))).toEqual([
      'yellow',
      'yellow green',
      'yellow green brown',
      'yellow green brown grey',
    ])
    expect(byPhase((phase) => phases[phase].trainLimit)).toEqual([4, 4, 3, 2])
    expect(byPhase((phase) => phases[phase].operatingRounds)).toEqual([1, 2, 3, 3])
  })

  it('the area limits are relaxed in phase 5 (4.10.5-a)', () => {
    expect(phaseOrder.filter((phase) => phases[phase].beyondHomeArea)).toEqual(['5'])
  })

  it('phase 3 brings the free second tile and metre trains for large companies (4.1.3-b, 4.8.15-a)', () => {
    expect([secondTileFreeFrom, metreForLargeCompaniesFrom]).toEqual(['3', '3'])
    // what they could buy before is not theirs to buy
    const before = trainIds.filter((id) => trains[id].gauge === 'metre' && comesIn(id) === '2')
    expect(before.every((id) => trains[id].smallCompaniesOnly)).toBe(true)
  })
})
