import type { PieceWord } from '@stellwerk/rails'
import { pieces } from '@stellwerk/rails'
import type { ConcessionHex, ConcessionRoute, HexId, RailwayId } from './types.js'

const route = (...steps: readonly `${HexId} ${PieceWord}`[]): ConcessionRoute =>
  steps.flatMap((step) => {
    const [hex = '', track] = step.split(' ')
    return pieces(track as PieceWord).map(({ ends }) => ({ hex, join: ends }))
  })

/** The hexes of each concession route in order, with the two ends that the line connects there. */
export const concessionRoutes: Readonly<Record<RailwayId, readonly ConcessionRoute[]>> = {
  HBE: [route('B19 s0-1', 'B17 4-0', 'C16 3-0', 'D15 3-s0')],
  GHE: [route('G20 s0-0', 'H19 3-1', 'H17 4-5', 'I18 2-s0')],
  NWE: [
    route('B9 s0-0', 'C8 3-0', 'D7 3-0', 'E6 3-0', 'F5 3-5', 'G6 2-s0'),
    route('G6 s0-5', 'H7 2-4', 'H9 1-0', 'I8 3-0', 'J7 3-s0'),
  ],
  SHE: [route('E4 s0-0', 'F3 3-0', 'G2 3-0', 'H1 3-5', 'I2 2-s0')],
  KEZ: [route('G4 s0-0', 'H3 3-5', 'I4 2-s0')],
  WBE: [route('B9 s0-5', 'C10 2-4', 'C12 1-4', 'C14 1-5', 'D15 2-s0')],
  QLB: [],
}

/** 1873-T1-d: the hexes that need a tile, with their cost and the tile that carries just this track. */
export const concessionHexes: Readonly<Record<HexId, ConcessionHex>> = {
  B17: { railway: 'HBE', join: [4, 0], cost: 0, first: { tile: '78', rotation: 4 } },
  H19: { railway: 'GHE', join: [3, 1], cost: 150, first: { tile: '78', rotation: 1 } },
  C8: { railway: 'NWE', join: [3, 0], cost: 150, first: { tile: '79', rotation: 0 } },
  D7: { railway: 'NWE', join: [3, 0], cost: 50, first: { tile: '956', rotation: 0 } },
  E6: { railway: 'NWE', join: [3, 0], cost: 50, first: { tile: '956', rotation: 0 } },
  H7: { railway: 'NWE', join: [2, 4], cost: 100, first: { tile: '78', rotation: 2 } },
  I8: { railway: 'NWE', join: [3, 0], cost: 150, first: { tile: '956', rotation: 0 } },
  F3: { railway: 'SHE', join: [3, 0], cost: 150, first: { tile: '956', rotation: 0 } },
  G2: { railway: 'SHE', join: [3, 0], cost: 150, first: { tile: '956', rotation: 0 } },
  H3: { railway: 'KEZ', join: [3, 5], cost: 100, first: { tile: '78', rotation: 3 } },
  C10: { railway: 'WBE', join: [2, 4], cost: 0, first: { tile: '78', rotation: 2 } },
  C12: { railway: 'WBE', join: [1, 4], cost: 0, first: { tile: '956', rotation: 1 } },
  C14: { railway: 'WBE', join: [1, 5], cost: 0, first: { tile: '76', rotation: 5 } },
  D15: { railway: 'WBE', join: [2, 's0'], cost: 0, first: { tile: '974', rotation: 5 } },
}
