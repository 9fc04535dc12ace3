import type { ConcessionHex, ConcessionRoute, HexId, RailwayId } from './types.js'

/** The hexes of each concession route in order; `join` are the two ends that the line connects there. */
export const concessionRoutes: Readonly<Record<RailwayId, readonly ConcessionRoute[]>> = {
  HBE: [
    [
      { hex: 'B19', join: ['s0', 1] },
      { hex: 'B17', join: [4, 0] },
      { hex: 'C16', join: [3, 0] },
      { hex: 'D15', join: [3, 's0'] },
    ],
  ],
  GHE: [
    [
      { hex: 'G20', join: ['s0', 0] },
      { hex: 'H19', join: [3, 1] },
      { hex: 'H17', join: [4, 5] },
      { hex: 'I18', join: [2, 's0'] },
    ],
  ],
  NWE: [
    [
      { hex: 'B9', join: ['s0', 0] },
      { hex: 'C8', join: [3, 0] },
      { hex: 'D7', join: [3, 0] },
      { hex: 'E6', join: [3, 0] },
      { hex: 'F5', join: [3, 5] },
      { hex: 'G6', join: [2, 's0'] },
    ],
    [
      { hex: 'G6', join: ['s0', 5] },
      { hex: 'H7', join: [2, 4] },
      { hex: 'H9', join: [1, 0] },
      { hex: 'I8', join: [3, 0] },
      { hex: 'J7', join: [3, 's0'] },
    ],
  ],
  SHE: [
    [
      { hex: 'E4', join: ['s0', 0] },
      { hex: 'F3', join: [3, 0] },
      { hex: 'G2', join: [3, 0] },
      { hex: 'H1', join: [3, 5] },
      { hex: 'I2', join: [2, 's0'] },
    ],
  ],
  KEZ: [
    [
      { hex: 'G4', join: ['s0', 0] },
      { hex: 'H3', join: [3, 5] },
      { hex: 'I4', join: [2, 's0'] },
    ],
  ],
  WBE: [
    [
      { hex: 'B9', join: ['s0', 5] },
      { hex: 'C10', join: [2, 4] },
      { hex: 'C12', join: [1, 4] },
      { hex: 'C14', join: [1, 5] },
      { hex: 'D15', join: [2, 's0'] },
    ],
  ],
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
