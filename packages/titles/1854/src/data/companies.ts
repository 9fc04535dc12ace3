import type { HexId, LocalAg, LocalAgId, LocalId, LocalRailway, Major, MajorId, TileId } from './types.js'

/** 1854-majors-a, -f. */
export const majors: Readonly<Record<MajorId, Major>> = {
  KE: {
    name: 'Kaiserin Elisabeth-Westbahn',
    home: { hex: 'C23', stop: 1 },
    markers: 4,
    colour: '#F0AC9D',
    ink: '#000000',
  },
  FJ: {
    name: 'Kaiser Franz Joseph-Bahn',
    home: { hex: 'C23', stop: 2 },
    markers: 3,
    colour: '#D4AB6F',
    ink: '#000000',
  },
  SD: { name: 'Südbahn', home: { hex: 'C23', stop: 0 }, markers: 4, colour: '#E5712F', ink: '#000000' },
  KR: {
    name: 'Kronprinz Rudolf-Bahn',
    home: { hex: 'C17', stop: 0 },
    markers: 4,
    colour: '#82B642',
    ink: '#000000',
  },
  KT: { name: 'Kärntner Bahn', home: { hex: 'H18', stop: 0 }, markers: 3, colour: '#FFFFFF', ink: '#000000' },
  SB: {
    name: 'Salzburger Bahn',
    home: { hex: 'E13', stop: 0 },
    markers: 3,
    colour: '#FF3B1E',
    ink: '#000000',
  },
  NT: {
    name: 'Nordtiroler Staatsbahn',
    home: { hex: 'F8', stop: 0 },
    markers: 4,
    colour: '#7DC5E0',
    ink: '#000000',
  },
  VB: {
    name: 'Vorarlberger Bahn',
    home: { hex: 'E3', stop: 0 },
    markers: 3,
    colour: '#ECE821',
    ink: '#000000',
  },
}

const black = { colour: '#000000', ink: '#FFFFFF' }
const white = { colour: '#FFFFFF', ink: '#000000' }

/** 1854-locals-e, -i; price: F-04. */
export const localRailways: Readonly<Record<LocalId, LocalRailway>> = {
  1: { name: 'Mariazellerbahn', price: 150, home: { hex: 'J38', stop: 0 }, markers: 2, ...black },
  2: { name: 'Kernhofer Bahn', price: 150, home: { hex: 'J38', stop: 1 }, markers: 2, ...black },
  3: { name: 'Ybbstalbahn', price: 150, home: { hex: 'M35', stop: 0 }, markers: 2, ...black },
  4: { name: 'Steyrtalbahn', price: 150, home: { hex: 'J32', stop: 0 }, markers: 2, ...black },
  5: { name: 'Pyhrnbahn', price: 150, home: { hex: 'J28', stop: 0 }, markers: 2, ...black },
  6: { name: 'Salzkammergutbahn', price: 150, home: { hex: 'L28', stop: 0 }, markers: 2, ...black },
}

/** 1854-locals-c: paid by the bank when the railway is sold. */
export const localRailwayCapital = 150

export const localAgs: Readonly<Record<LocalAgId, LocalAg>> = {
  A: { name: 'Lokalbahn AG A', markers: 2, ...white },
  B: { name: 'Lokalbahn AG B', markers: 2, ...white },
  C: { name: 'Lokalbahn AG C', markers: 2, ...white },
}

/** 1854-local-ags-e, R-50: Steyr and Sankt Pölten. */
export const localAgHomes: readonly HexId[] = ['D18', 'D20']

/** 1854-local-ags-f: the green tiles that make room for the home marker. */
export const localAgHomeTiles: readonly TileId[] = ['14', '15', '619']

/** 1854-token-b: the home marker first. */
export const markerCosts: readonly number[] = [0, 40, 100, 100]
