import type { MountainId, MountainRailway, PhaseId, PrivateId } from './types.js'

/** 1854-auction-e, 1854-privates-b, -f, -h to -k; home hexes: F-06. */
export const mountainRailways: Readonly<Record<MountainId, MountainRailway>> = {
  AUS: {
    name: 'Außerfernbahn',
    price: 20,
    income: 5,
    hex: 'E5',
    power: { kind: 'cheaperMountain', amount: 20 },
  },
  MUR: {
    name: 'Murthalbahn',
    price: 50,
    income: 10,
    hex: 'F16',
    power: { kind: 'cheaperTunnel', amount: 40 },
  },
  GKB: {
    name: 'Graz-Köflacher Bahn',
    price: 70,
    income: 15,
    hex: 'F20',
    power: { kind: 'bonus', hex: 'F22', amount: 10 },
  },
  ARL: {
    name: 'Arlbergbahn',
    price: 170,
    income: 20,
    hex: 'F4',
    power: { kind: 'certificate', of: 'VB', percent: 20 },
  },
  SEM: {
    name: 'Semmeringbahn',
    price: 190,
    income: 25,
    hex: 'E23',
    power: { kind: 'certificate', of: 'SD', percent: 20 },
  },
}

/** 1854-privates-m. */
export const mountainRailwaysCloseIn: PhaseId = '5'

/** 1854-setup-f. */
export const auctionOrder: readonly PrivateId[] = [
  'AUS',
  'MUR',
  'GKB',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'ARL',
  'SEM',
]

/** 1854-auction-d: a bid is at least this much above the face price or the highest bid. */
export const bidStep = 5

/** 1854-auction-r: the only price that falls, and by how much. */
export const fallingPrice: { readonly of: PrivateId; readonly by: number } = { of: 'AUS', by: 5 }
