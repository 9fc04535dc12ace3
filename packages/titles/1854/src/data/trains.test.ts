import { describe, expect, it } from 'vitest'
import { mailContracts } from './mail.js'
import { localAgTrainLimit, phaseOrder, phases } from './phases.js'
import { mountainRailwaysCloseIn } from './privates.js'
import { loneTrain, repairSurcharge, repairedTrainThatEnds, trainStacks, trains } from './trains.js'
import type { PhaseId, TrainId } from './types.js'

const trainIds = Object.keys(trains) as TrainId[]
const byPhase = <T>(fact: (phase: PhaseId) => T): T[] => phaseOrder.map(fact)
const scrappedIn = (phase: PhaseId): TrainId[] => trainIds.filter((id) => trains[id].scrappedIn === phase)

describe('trains', () => {
  it('1854-trains-a numbers and prices', () => {
    const facts = trainIds.map((id) => `${id} x${trains[id].count ?? 'any'} ${trains[id].price}`)
    expect(facts).toEqual([
      '2 x6 100',
      '3 x5 200',
      '4 x4 320',
      '5 x3 530',
      '6 x2 670',
      '8 xany 900',
      '80x xany 1200',
      '1+ x6 100',
      '2+ x4 120',
      '3+ x3 160',
    ])
  })

  it('1854-terms-j the regular trains and the plus trains, each in the stack of its kind', () => {
    expect(trainStacks.regular.flat()).toEqual(['2', '3', '4', '5', '6', '8', '80x'])
    expect(trainStacks.plus.flat()).toEqual(['1+', '2+', '3+'])
    for (const kind of ['regular', 'plus'] as const)
      for (const id of trainStacks[kind].flat()) expect([id, trains[id].kind]).toEqual([id, kind])
    expect(Object.values(trainStacks).flat(2).toSorted()).toEqual(trainIds.toSorted())
  })

  it('each stack rises in range and price, and its trains without a number come last (trains-e)', () => {
    for (const stack of Object.values(trainStacks)) {
      const facts = stack.flat().map((id) => trains[id])
      for (const [i, train] of facts.entries()) {
        const after = facts[i + 1]
        if (after === undefined) continue
        expect([after.price > train.price, after.range >= train.range]).toEqual([true, true])
        if (train.count === null) expect(after.count).toBe(null)
      }
    }
  })

  it('the range is the printed number (run-e, -f), and only the 80x skips stops', () => {
    for (const id of trainIds) {
      const printed = id === '80x' ? 8 : Number.parseInt(id, 10)
      expect([id, trains[id].range, trains[id].maySkip ?? false]).toEqual([id, printed, id === '80x'])
    }
  })

  it('repaired trains cost 130, 230 and 350: the regular trains that a phase scraps (local-ags-k)', () => {
    const repaired = trainStacks.regular.flat().filter((id) => trains[id].scrappedIn !== undefined)
    expect(repaired.map((id) => [id, trains[id].price + repairSurcharge])).toEqual([
      ['2', 130],
      ['3', 230],
      ['4', 350],
    ])
    expect(repaired).toContain(repairedTrainThatEnds.first)
    expect(repaired).toContain(repairedTrainThatEnds.ends)
  })

  it('the lone train is the one that began the phase in which it may leave (trains-n)', () => {
    expect(trains[loneTrain.train].begins).toBe(loneTrain.inPhase)
  })
})

describe('phases', () => {
  it('every phase but the first begins with a train, in the order of the stacks (phase-c to -i)', () => {
    const begun = byPhase((phase) => trainIds.filter((id) => trains[id].begins === phase).join(' '))
    expect(begun).toEqual(['', '2 1+', '3', '4', '5', '6', '8 80x'])
    expect(trainIds.filter((id) => trains[id].begins === undefined)).toEqual(['2+', '3+'])
  })

  it('2 and 1+ are scrapped in phase 4, 2+ in 5, 3 and 3+ in 6, 4 in 7, all others never (phase-e to -h)', () => {
    expect(byPhase((phase) => scrappedIn(phase).join(' '))).toEqual(['', '', '', '2 1+', '2+', '3 3+', '4'])
  })

  it('a train is scrapped only after it came on sale', () => {
    for (const id of trainIds) {
      const { begins, onSaleFrom, scrappedIn: scrapped } = trains[id]
      if (scrapped !== undefined)
        expect([id, Number(scrapped) > Number(onSaleFrom ?? begins)]).toEqual([id, true])
    }
  })

  it('1854-trains-i the train limits', () => {
    expect(byPhase((phase) => phases[phase].trainLimit.major)).toEqual([4, 4, 4, 3, 2, 2, 2])
    expect(byPhase((phase) => phases[phase].trainLimit.local)).toEqual([2, 2, 2, 1, 1, 1, 1])
    expect(localAgTrainLimit).toEqual({ 3: 3, 2: 2 })
  })

  it('operating rounds, tiles and values of each phase (rounds-c, upgrade-a, revenue-b)', () => {
    expect(byPhase((phase) => phases[phase].operatingRounds)).toEqual([1, 1, 2, 2, 3, 3, 3])
    expect(byPhase((phase) => phases[phase].tiles.length)).toEqual([1, 1, 2, 2, 3, 3, 4])
    for (const phase of phaseOrder) expect(phases[phase].tiles.at(-1)).toBe(phases[phase].value)
    expect(phases[7].tiles).toEqual(['yellow', 'green', 'brown', 'grey'])
  })

  it('trade from phase 3, mergers from phase 5, forced ones from phase 6 (trade-a, merge-a)', () => {
    expect(phaseOrder.find((phase) => phases[phase].trade)).toBe('3')
    expect(byPhase((phase) => phases[phase].mergers)).toEqual([
      'none',
      'none',
      'none',
      'none',
      'agreed',
      'forced',
      'forced',
    ])
    expect(mountainRailwaysCloseIn).toBe('5')
  })
})

describe('mail contracts', () => {
  it('1854-setup-j twelve contracts: six small ones at 100, six large ones at 200', () => {
    expect(Object.values(mailContracts).map(({ count, price }) => [count, price])).toEqual([
      [6, 100],
      [6, 200],
    ])
  })

  it('1854-mail-b the income of each phase', () => {
    const income = (size: keyof typeof mailContracts): number[] =>
      byPhase((phase) => mailContracts[size].income[phases[phase].value])
    expect(income('small')).toEqual([10, 10, 20, 20, 30, 30, 40])
    expect(income('large')).toEqual([30, 30, 40, 40, 50, 50, 60])
  })
})
