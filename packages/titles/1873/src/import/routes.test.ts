import { describe, expect, it } from 'vitest'
import { Untranslatable } from './fault.js'
import { hexesOf } from './routes.js'

const connections = [
  ['C16', 'D15'],
  ['B19', 'B17', 'C16'],
]

describe('the hexes of a stored route', () => {
  it('follow the stops, whatever the order and direction of the connections', () => {
    const there = ['D15', 'C16', 'B17', 'B19']
    expect(hexesOf({ train: '', revenue: 0, connections, hexes: ['D15', 'C16', 'B19'] })).toEqual(there)
    expect(
      hexesOf({ train: '', revenue: 0, connections: connections.toReversed(), hexes: ['B19', 'C16', 'D15'] }),
    ).toEqual(there.toReversed())
  })

  it('are put together at their ends where no stops are stored', () => {
    const pieces = [
      ['G6', 'F5'],
      ['E6', 'F5'],
      ['G6', 'H7', 'H9'],
      ['D7', 'E6'],
    ]
    for (const order of [
      pieces,
      pieces.toReversed(),
      [pieces[2], pieces[0], pieces[1], pieces[3]] as string[][],
    ]) {
      const hexes = hexesOf({ train: '', revenue: 0, connections: order })
      const whole = ['D7', 'E6', 'F5', 'G6', 'H7', 'H9']
      expect([whole.join(), whole.toReversed().join()]).toContain(hexes.join())
    }
  })

  it.each<[string, { connections?: string[][]; hexes?: string[] }]>([
    ['no connections', {}],
    ['stops that the connections do not join', { connections, hexes: ['D15', 'B19'] }],
    ['too few stops', { connections, hexes: ['D15', 'C16'] }],
    [
      'loose ends',
      {
        connections: [
          ['C16', 'D15'],
          ['I2', 'I4'],
        ],
      },
    ],
    ['a hex that is none', { connections: [['Z1', 'D15']], hexes: ['Z1', 'D15'] }],
  ])('are unknown with %s', (_, route) => {
    expect(() => hexesOf({ train: '', revenue: 0, ...route })).toThrow(Untranslatable)
  })
})
