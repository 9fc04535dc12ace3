import type { Stop, Tile, TileId } from './types.js'

const junction: Stop = { kind: 'junction', circles: 0, value: 0 }

export const brownAndGreyTiles: Readonly<Record<TileId, Tile>> = {
  '102': {
    colour: 'brown',
    count: 3,
    stops: [{ kind: 'city', circles: 2, value: 30 }],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's0'], gauge: 'dual' },
      { ends: [2, 's0'], gauge: 'dual' },
      { ends: [3, 's0'], gauge: 'dual' },
      { ends: [4, 's0'], gauge: 'dual' },
      { ends: [5, 's0'], gauge: 'dual' },
    ],
    upgradesTo: [],
  },
  '103': {
    colour: 'brown',
    count: 4,
    stops: [{ kind: 'city', circles: 2, value: 40 }],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [2, 's0'], gauge: 'dual' },
      { ends: [3, 's0'], gauge: 'dual' },
      { ends: [4, 's0'], gauge: 'dual' },
    ],
    upgradesTo: ['109'],
  },
  // M-10: 50 in three public records, 40 in two others
  '105': {
    colour: 'brown',
    count: 2,
    mark: 'BM',
    stops: [{ kind: 'city', circles: 3, value: 50 }],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's0'], gauge: 'dual' },
      { ends: [2, 's0'], gauge: 'dual' },
    ],
    upgradesTo: ['111'],
  },
  '106': {
    colour: 'brown',
    count: 2,
    stops: [junction],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [2, 's0'], gauge: 'dual' },
      { ends: [3, 's0'], gauge: 'dual' },
      { ends: [4, 's0'], gauge: 'dual' },
    ],
    upgradesTo: ['112'],
  },
  '107': {
    colour: 'brown',
    count: 2,
    stops: [junction],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's0'], gauge: 'dual' },
      { ends: [3, 's0'], gauge: 'dual' },
      { ends: [4, 's0'], gauge: 'dual' },
    ],
    upgradesTo: ['112'],
  },
  '108': {
    colour: 'brown',
    count: 2,
    stops: [junction],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [3, 's0'], gauge: 'dual' },
      { ends: [4, 's0'], gauge: 'dual' },
      { ends: [5, 's0'], gauge: 'dual' },
    ],
    upgradesTo: ['112'],
  },
  // M-06: a placeholder; the printed number is not known
  'CD-brown': {
    colour: 'brown',
    count: 2,
    mark: 'CD',
    stops: [
      { kind: 'city', circles: 1, value: 70 },
      { kind: 'city', circles: 1, value: 70 },
      { kind: 'city', circles: 1, value: 70 },
      { kind: 'city', circles: 1, value: 70 },
      { kind: 'city', circles: 1, value: 70 },
    ],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's1'], gauge: 'dual' },
      { ends: [2, 's2'], gauge: 'dual' },
      { ends: [3, 's3'], gauge: 'dual' },
      { ends: [4, 's4'], gauge: 'dual' },
    ],
    upgradesTo: ['900'],
  },
  // M-06: a placeholder with the four land neighbours of Waltair as exits; the printed number is not known
  'W-brown': {
    colour: 'brown',
    count: 1,
    mark: 'W',
    stops: [{ kind: 'city', circles: 2, value: 40 }],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's0'], gauge: 'dual' },
      { ends: [2, 's0'], gauge: 'dual' },
      { ends: [3, 's0'], gauge: 'dual' },
    ],
    upgradesTo: [],
  },
  '109': {
    colour: 'grey',
    count: 2,
    stops: [{ kind: 'city', circles: 2, value: 50 }],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's0'], gauge: 'dual' },
      { ends: [2, 's0'], gauge: 'dual' },
      { ends: [3, 's0'], gauge: 'dual' },
      { ends: [4, 's0'], gauge: 'dual' },
    ],
    upgradesTo: [],
  },
  // M-06: a placeholder, with the stations of the brown tile
  '900': {
    colour: 'grey',
    count: 1,
    mark: 'CD',
    stops: [
      { kind: 'city', circles: 1, value: 100 },
      { kind: 'city', circles: 1, value: 100 },
      { kind: 'city', circles: 1, value: 100 },
      { kind: 'city', circles: 1, value: 100 },
      { kind: 'city', circles: 1, value: 100 },
    ],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's1'], gauge: 'dual' },
      { ends: [2, 's2'], gauge: 'dual' },
      { ends: [3, 's3'], gauge: 'dual' },
      { ends: [4, 's4'], gauge: 'dual' },
    ],
    upgradesTo: [],
  },
  '111': {
    colour: 'grey',
    count: 2,
    mark: 'BM',
    stops: [{ kind: 'city', circles: 3, value: 70 }],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's0'], gauge: 'dual' },
      { ends: [2, 's0'], gauge: 'dual' },
    ],
    upgradesTo: [],
  },
  '112': {
    colour: 'grey',
    count: 2,
    stops: [junction],
    track: [
      { ends: [0, 's0'], gauge: 'dual' },
      { ends: [1, 's0'], gauge: 'dual' },
      { ends: [2, 's0'], gauge: 'dual' },
      { ends: [3, 's0'], gauge: 'dual' },
      { ends: [4, 's0'], gauge: 'dual' },
    ],
    upgradesTo: [],
  },
}
