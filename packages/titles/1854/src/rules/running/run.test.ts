import { describe, expect, it } from 'vitest'
import { edges, neighbour, sideName } from '@stellwerk/hex'
import { faultOfRoute, isStop } from '@stellwerk/router'
import { bestRun, estimatedRun, taskFor, trainFor } from './best-run.js'
import { linesOf } from './lines.js'
import { bestOf, revenue, running, runningLocal } from './testing-lines.js'

/** Klagenfurt with track to Villach and Venedig, and to Laibach. */
const carinthia = { H18: '14:1', H16: '1:0' }
const toLaibach = { train: '2', route: ['H18', 'I19'] }
const toVenedig = { train: '3', route: ['H18', 'H16', 'I15'] }

describe('what a route is', () => {
  it('1854-run-a: each train that the company owns runs one route; others do not', () => {
    const table = running('KT', ['2', '3'], { tiles: carinthia })
    expect(table.refused('run', { runs: [toLaibach, toLaibach] })).toBe('1854-run-a')
    expect(table.refused('run', { runs: [{ train: '4', route: ['H18', 'I19'] }] })).toBe('1854-run-a')
    expect(table.refused('run', { runs: [toLaibach, toVenedig] })).toBeUndefined()
  })

  it('1854-run-b: it joins two different stops by track', () => {
    const table = running('KT', ['2'], { tiles: carinthia })
    expect(table.refused('run', { runs: [{ train: '2', route: ['H18'] }] })).toBe('1854-run-b')
    expect(table.refused('run', { runs: [{ train: '2', route: ['H18', 'G19'] }] })).toBe('1854-run-b')
    expect(table.refused('run', { runs: [{ train: '2', route: ['H18', 'F22'] }] })).toBe('1854-run-b')
    expect(table.refused('run', { runs: [{ train: '2', route: ['H18', 'nowhere'] }] })).toBe('1854-run-b')
  })

  it('1854-run-c: a marker of the company is on it, at an end or in between', () => {
    const table = running('KT', ['3'], { tiles: carinthia })
    expect(table.refused('run', { runs: [{ train: '3', route: ['H16', 'I15'] }] })).toBe('1854-run-c')
    const through = { train: '3', route: ['I15', 'H16', 'H18', 'I19'] }
    expect(
      running('KT', ['4'], { phase: '4', tiles: carinthia }).refused('run', {
        runs: [{ ...through, train: '4' }],
      }),
    ).toBeUndefined()
  })

  it('1854-run-d: a city full of others’ markers is an end, an open one is passed', () => {
    const tiles = { H18: '57:1', H20: '8:1', G21: '9:0', F22: '57:0', E23: '9:0', D24: '4:0' }
    const majors = { SD: { issuePrice: 67, director: 'B', certificates: { B: 1 } } }
    const toGraz = { train: '3', route: ['H18', 'H20', 'G21', 'F22'] }
    const onward = { train: '3', route: [...toGraz.route, 'E23', 'D24'] }
    const full = running('KT', ['3'], { tiles, majors, markers: { F22: ['SD'] } })
    expect(full.refused('run', { runs: [toGraz] })).toBeUndefined()
    expect(full.refused('run', { runs: [onward] })).toBe('1854-run-d')
    const open = running('KT', ['3'], { tiles, majors })
    expect(open.refused('run', { runs: [onward] })).toBeUndefined()
    const own = running('KT', ['3'], { tiles, majors, markers: { F22: ['KT'] } })
    expect(own.refused('run', { runs: [onward] })).toBeUndefined()
  })

  it('1854-run-e, 1854-run-g: a regular train calls everywhere on its way, at no more stops than its number', () => {
    const table = running('KT', ['2'], { tiles: carinthia })
    expect(table.refused('run', { runs: [{ train: '2', route: ['H18', 'H16', 'I15'] }] })).toBe('1854-run-e')
    const three = running('KT', ['3'], { tiles: carinthia })
    expect(three.refused('run', { runs: [{ ...toVenedig, passes: [1] }] })).toBe('1854-run-g')
    expect(three.refused('run', { runs: [{ ...toVenedig, passes: [] }] })).toBeUndefined()
  })

  it('EX-20: KT runs Klagenfurt–Laibach for 60 and Klagenfurt–Villach–Venedig for 70', () => {
    const table = running('KT', ['2', '3'], { tiles: carinthia })
    table.act('run', { runs: [toLaibach, toVenedig] })
    expect(table.told('ran')[0]).toMatchObject({ revenue: 130 })
    expect(table.step).toBe('payout')
  })

  it('1854-run-l, 1854-run-n: no track twice, neither by one train nor by two of the company', () => {
    // there and back over the same side
    const back = { train: '4', route: ['I19', 'H18', 'H20', 'G19', 'H18', 'H20'] }
    const loop = { ...carinthia, H20: '7:1', G19: '8:4' }
    expect(running('KT', ['4'], { phase: '4', tiles: loop }).refused('run', { runs: [back] })).toBe(
      '1854-run-b',
    )
    const table = running('KT', ['3', '4'], { phase: '4', tiles: carinthia })
    const same = { train: '4', route: ['H18', 'H16', 'I15'] }
    expect(table.refused('run', { runs: [toVenedig, same] })).toBe('1854-run-n')
    expect(table.refused('run', { runs: [toVenedig] })).not.toBe('1854-run-n')
  })

  it('1854-run-o: majors run regular trains, local railways plus trains', () => {
    const table = running('KT', ['2', '2+'], { tiles: carinthia })
    expect(table.refused('run', { runs: [{ train: '2+', route: ['H18', 'I19'] }] })).toBe('1854-run-o')
    expect(table.refused('run', { runs: [{ train: '2', route: ['H18', 'I19'] }] })).not.toBe('1854-run-o')
    const local = runningLocal('1', ['2', '1+'], { tiles: { J36: '1:3' } })
    expect(local.refused('run', { runs: [{ train: '2', route: ['J38', 'J36'] }] })).toBe('1854-run-o')
  })

  it('1854-run-q: less than the best is refused, and the best is told', () => {
    const table = running('KT', ['2', '3'], { tiles: carinthia })
    expect(table.refusal('run', { runs: [toLaibach] })).toMatchObject({
      rule: '1854-run-q',
      params: { total: 60, best: 130 },
    })
    expect(table.refused('run', { runs: [] })).toBe('1854-run-q')
    expect(estimatedRun(table.state, 'KT')).toMatchObject({ total: 130, proven: true })
    expect(bestRun(table.state, 'KT')).toMatchObject({ total: 130, proven: true })
    expect(revenue(table)).toBe(130)
  })

  it('1854-revenue-f: without a train, or without a route, the revenue is 0 and nobody is asked', () => {
    const none = running('KT', [], { tiles: carinthia })
    expect(none.step).not.toBe('run')
    expect(bestOf(none)).toEqual([])
  })

  it('1854-run-i: all stations of Wien are one city, called at once in a route', () => {
    const tiles = { B22: '2:4', C21: '2:2' }
    const table = running('FJ', ['4'], { phase: '4', tiles })
    const round = { train: '4', route: ['C23', 'B22', 'C21', 'C23'] }
    expect(table.refused('run', { runs: [round] })).toBe('1854-run-i')
    expect(table.refused('run', { runs: [{ train: '4', route: ['C23', 'B22', 'C21'] }] })).toBeUndefined()
  })

  it('1854-run-m: a station is left by any other track; a branch on open track is not reversed', () => {
    // G21 joins H20 with F22 and with G23; nothing leads from F22 to G23 there
    const tiles = { H18: '57:1', H20: '8:1', G21: '23:0', F22: '57:0', G23: '8:1' }
    const table = running('KT', ['2'], { tiles })
    expect(
      table.refused('run', { runs: [{ train: '2', route: ['H18', 'H20', 'G21', 'F22'] }] }),
    ).toBeUndefined()
    const reversed = running('KT', ['3'], { tiles, markers: { F22: ['KT'] } })
    expect(reversed.refused('run', { runs: [{ train: '3', route: ['F22', 'G21', 'G23'] }] })).toBe(
      '1854-run-b',
    )
    const through = running('KT', ['3'], { tiles: carinthia })
    const any = { train: '3', route: ['I19', 'H18', 'H16'] }
    expect(through.refused('run', { runs: [any] })).not.toBe('1854-run-b')
  })

  it('1854-run-p: a train bought in this turn does not run in it', () => {
    const table = running('KT', [], { tiles: carinthia, cash: { KT: 500 } })
    expect(table.step).toBe('trains')
    table.act('buyTrain', { from: 'bank', train: '3', price: 200 })
    expect(table.refused('run', { runs: [{ train: '3', route: ['H18', 'I19'] }] })).toBe('1854-or-turn-a')
  })
})

describe('plus trains', () => {
  const tiles = { J36: '1:0', K35: '8:3', L36: '58:0' }
  const all = ['J38', 'J36', 'K35', 'L36', 'M35']

  it('1854-run-f: one calls at no more big stations than its number, and at any number of small ones', () => {
    const one = runningLocal('1', ['1+'], { tiles })
    expect(one.refused('run', { runs: [{ train: '1+', route: all }] })).toBe('1854-run-f')
    expect(revenue(one)).toBe(40)
    expect(revenue(runningLocal('1', ['2+'], { tiles }))).toBe(60)
  })

  it('1854-revenue-g: Hieflau pays by phase, and its third value in the grey phase too', () => {
    const worth = (phase: '2' | '3' | '5' | '7'): number | undefined => {
      const { network } = linesOf(runningLocal('3', [], { tiles, phase }).state, '3')
      return network.points.filter(isStop).find(({ name }) => name === 'Hieflau')?.value
    }
    expect([worth('2'), worth('3'), worth('5'), worth('7')]).toEqual([10, 20, 30, 30])
    expect(revenue(runningLocal('3', ['1+'], { tiles, phase: '2' }))).toBe(30)
  })

  it('1854-locals-f: other trains stand still', () => {
    const local = runningLocal('1', ['2'], { tiles })
    expect(local.step).not.toBe('run')
  })
})

describe('far destinations and the 80x', () => {
  const sideBetween = (hex: string, next: string): string =>
    sideName(hex, edges.find((edge) => neighbour(hex, edge) === next) ?? 0)
  const west = { E3: '57:1', F2: '1:2' }
  const paris = { train: '80x', route: ['E3', 'E1', 'D0'] }

  it('1854-run-k: Paris is for an 80x alone', () => {
    expect(
      running('VB', ['8'], { phase: '7', tiles: west }).refused('run', { runs: [{ ...paris, train: '8' }] }),
    ).toBe('1854-run-k')
    expect(revenue(running('VB', ['80x'], { phase: '7', tiles: west }))).toBe(20 + 50 + 90)
  })

  it('1854-run-j: a far destination is an end, but for an 80x on its way to Paris', () => {
    const through = ['E3', 'E1', 'F2']
    for (const train of ['8', '80x'])
      expect(
        running('VB', [train], { phase: '7', tiles: west }).refused('run', {
          runs: [{ train, route: through }],
        }),
      ).toBe('1854-run-j')
  })

  it('1854-run-j: the way of an 80x past Zürich leads to Paris, and not back to the other side', () => {
    const lines = linesOf(running('VB', ['80x'], { phase: '7', tiles: west }).state, 'VB')
    const { points, segments } = lines.network
    const passed = points.findIndex((point) => isStop(point) && point.only !== undefined)
    const [before] = segments.filter(({ to }) => to === passed).map(({ from }) => from)
    const side = (hex: string): number => lines.sides.get(sideBetween('E1', hex)) ?? NaN
    const stopAt = (hex: string): number =>
      segments
        .filter(({ from, to }) => [from, to].includes(side(hex)))
        .flatMap(({ from, to }) => [from, to])
        .find((point) => lines.stops[point]?.hex === hex) ?? NaN
    const route = [stopAt('E3'), side('E3'), before, passed, before, side('F2'), stopAt('F2')] as number[]
    const along = route.slice(1).map((to, i) => {
      const ends = [route[i], to]
      return segments.findLastIndex((one) => ends.includes(one.from) && ends.includes(one.to))
    })
    expect(along).not.toContain(-1)
    expect(faultOfRoute(taskFor(lines, ['80x']), trainFor('80x'), { points: route, segments: along })).toBe(
      'twice',
    )
  })

  it('1854-run-h: an 80x passes what it likes, calls at eight stops at most and at a marker of its own', () => {
    const table = running('VB', ['80x'], { phase: '7', tiles: west })
    expect(table.refused('run', { runs: [{ ...paris, passes: [0] }] })).toBe('1854-run-h')
    expect(table.refused('run', { runs: [{ ...paris, passes: [2] }] })).toBe('1854-run-h')
    // legal, but less than the best
    expect(table.refused('run', { runs: [{ ...paris, passes: [1] }] })).toBe('1854-run-q')
  })
})

describe('what routes earn', () => {
  it('1854-revenue-a, 1854-revenue-b: the stops called at, far destinations by phase', () => {
    const paid = (phase: '2' | '3' | '5' | '7'): number =>
      revenue(running('KT', ['5'], { phase, tiles: { H18: '57:2' } }))
    expect([paid('2'), paid('3'), paid('5'), paid('7')]).toEqual([40, 50, 50, 60])
  })

  it('1854-revenue-c, EX-24: the customs on D12 cost 10 and use up no range', () => {
    const table = running('SB', ['2'], { phase: '2', tiles: { E13: '57:0', D14: '7:0', E11: '1:0' } })
    expect(bestOf(table)).toEqual([{ train: '2', route: ['E13', 'D14', 'D12', 'E11'] }])
    expect(revenue(table)).toBe(20)
  })

  it('1854-revenue-d, 1854-privates-j, EX-25: the owner of the Graz-Köflacher Bahn gets 10 for each route', () => {
    const tiles = {
      D22: '1:2',
      E23: '8:0',
      F22: '5:3',
      F24: '58:1',
      E25: '9:0',
      D26: '3:0',
      D24: '58:2',
    }
    const paid = (mountains: object): number =>
      revenue(
        running('SD', ['3', '4'], {
          phase: '4',
          tiles,
          markers: { F22: ['SD'] },
          mountains: mountains as never,
        }),
      )
    expect(paid({ GKB: { owner: 'A' } })).toBe(140)
    expect(paid({ GKB: { owner: 'B' } })).toBe(120)
    expect(paid({})).toBe(120)
  })

  it('1854-revenue-e: the bank pays it', () => {
    const table = running('KT', ['2'], { tiles: carinthia })
    const before = table.state.cash['bank'] as number
    revenue(table)
    table.act('payOut', { how: 'withhold' })
    expect(table.state.cash['bank']).toBe(before - 60)
  })
})
