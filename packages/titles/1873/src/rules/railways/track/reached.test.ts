import { describe, expect, it } from 'vitest'
import type { Board } from '../testing-board.js'
import { boardState } from '../testing-board.js'
import { layChoices, refuseLay } from '../track.js'

const hbe = { kind: 'railway', railway: 'HBE' } as const
const nwe = { kind: 'railway', railway: 'NWE' } as const

function refused(board: Board, text: string, builder: typeof hbe | typeof nwe = hbe): unknown {
  const [hex = '', tile = '', rotation = ''] = text.split(' ')
  const no = refuseLay(boardState(board), builder, { hex, tile, rotation: Number(rotation) })
  return no && [no.rule, no.params['edges']]
}

const built = { B17: ['78', 4] } as const

describe('new track must be reached', () => {
  it('1873-4.4.1-o a first tile needs one end that the railway reaches', () => {
    const board = { tiles: built, markers: { B19: [['HBE']], D15: [['HBE']] } }
    expect(refused(board, 'E16 75 1')).toBeUndefined()
    expect(refused(board, 'E16 75 0')).toEqual(['1873-4.4.1-o', [0, 1]])
    expect(refused(board, 'G14 75 0')).toEqual(['1873-4.4.1-o', [0, 1]])
  })

  it('1873-4.4.1-o both pieces of a tile count, and only the new one must be reached', () => {
    // C18 has a curve from Langenstein (C16) to D19; the new piece joins D17 and Halberstadt (B19).
    const tiles = { ...built, C16: ['977', 0], C18: ['78', 5] } as const
    const board = { tiles, markers: { C16: [['HBE']] }, phase: '5' } as const
    expect(refused(board, 'C18 960 3')).toEqual(['1873-4.4.1-o', [0, 3]])
    const wider = { ...tiles, B19: ['987', 5] } as const
    expect(refused({ ...board, tiles: wider }, 'C18 960 3')).toBeUndefined()
    const onlyHalberstadt = {
      tiles: wider,
      markers: { B19: [['HBE']], C16: [['GHE', 'NWE']] },
      phase: '5',
    } as const
    expect(refused(onlyHalberstadt, 'C18 960 3')).toBeUndefined()
  })

  it('1873-4.4.1-p a place full of other markers is not passed, not even on the new tile', () => {
    const tiles = { E16: ['75', 1] } as const
    const blocked = { tiles, markers: { D15: [['HBE']], E16: [['GHE']] }, phase: '3' } as const
    expect(refused({ ...blocked, markers: { D15: [['HBE']] } }, 'E16 100 0')).toBeUndefined()
    expect(refused(blocked, 'E16 100 0')).toEqual(['1873-4.4.1-o', [0]])
    // Thale (F15) lies behind the new edge.
    const fromThale = { ...blocked, markers: { ...blocked.markers, F15: [['HBE']] } }
    expect(refused(fromThale, 'E16 100 0')).toBeUndefined()
  })

  it('1873-4.4.1-p state track gives no reach', () => {
    const board = { markers: { E20: [['HBE']] }, phase: '5' } as const
    expect(refused(board, 'B19 987 5')).toEqual(['1873-4.4.1-o', [0]])
    expect(refused({ ...board, markers: { B19: [['HBE']] } }, 'B19 987 5')).toBeUndefined()
  })

  it('1873-4.4.1-q an inactive marker is no start, but does not block its own railway', () => {
    expect(refused({ markers: { D15: [['-HBE']] } }, 'E16 75 1')).toEqual(['1873-4.4.1-o', [1, 2]])
    const passing = { tiles: built, markers: { B19: [['HBE']], C16: [['-HBE']], D15: [['GHE', '-HBE']] } }
    expect(refused(passing, 'E16 75 1')).toBeUndefined()
    expect(
      refused({ ...passing, markers: { ...passing.markers, D15: [['GHE', 'NWE']] } }, 'E16 75 1'),
    ).toEqual(['1873-4.4.1-o', [1, 2]])
  })

  it('1873-4.4.1-ak joining two circles is legal if then all track of the tile is reached', () => {
    const board = { phase: '5', railways: { HBE: {}, NWE: {} } } as const
    const sorge = (s0: readonly string[], s1: readonly string[]): Board => ({
      ...board,
      tiles: { E6: ['956', 0] },
      markers: { E6: [['NWE']], F5: [s0, s1] },
    })
    expect(refused(sorge([], []), 'F5 977 1', nwe)).toBeUndefined()
    expect(refused(sorge(['HBE'], []), 'F5 977 1', nwe)).toBeUndefined()
    expect(refused(sorge(['HBE'], ['NWE']), 'F5 977 1', nwe)).toBeUndefined()
    expect(refused(sorge(['HBE'], ['GHE']), 'F5 977 1', nwe)).toEqual(['1873-4.4.1-ak', [1, 4, 5]])
  })

  it('1873-4.4.1-ak an upgrade of which the railway reaches nothing is refused', () => {
    const board = { phase: '5', markers: { B19: [['HBE']] } } as const
    expect(refused(board, 'F5 977 1')).toEqual(['1873-4.4.1-ak', [1, 3, 4, 5]])
    expect(refused(board, 'F7 975 0')).toEqual(['1873-4.4.1-ak', [0, 1, 3, 4]])
    expect([...layChoices(boardState(board), hbe)].filter(({ hex }) => hex === 'F5')).toEqual([])
  })

  it('offers each look of a symmetric tile once, with its smallest rotation', () => {
    const board = { tiles: built, markers: { B19: [['HBE']], D15: [['HBE']] }, phase: '1' } as const
    const offered = [...layChoices(boardState(board), hbe)].map(
      ({ hex, tile, rotation }) => `${hex} ${tile} ${rotation}`,
    )
    expect(offered).toEqual([
      'B15 77 4',
      'B15 77 5',
      'B15 78 5',
      'D13 75 4',
      'D13 76 4',
      'D13 956 1',
      'E16 75 1',
      'E16 75 2',
      'E16 76 0',
      'E16 76 2',
    ])
    expect(refused(board, 'D13 956 4')).toBeUndefined()
  })
})
