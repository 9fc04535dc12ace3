import type { Stop, Tile, TileId } from './types.js'

const town: Stop = { kind: 'town', circles: 0, value: 10 }

export const yellowTiles: Readonly<Record<TileId, Tile>> = {
  '1': {
    colour: 'yellow',
    count: 2,
    stops: [town, town],
    track: [
      { ends: [1, 's0'], gauge: 'standard' },
      { ends: ['s0', 3], gauge: 'standard' },
      { ends: [0, 's1'], gauge: 'standard' },
      { ends: ['s1', 4], gauge: 'standard' },
    ],
    upgradesTo: [],
  },
  '2': {
    colour: 'yellow',
    count: 2,
    stops: [town, town],
    track: [
      { ends: [0, 's0'], gauge: 'standard' },
      { ends: ['s0', 3], gauge: 'standard' },
      { ends: [1, 's1'], gauge: 'standard' },
      { ends: ['s1', 2], gauge: 'standard' },
    ],
    upgradesTo: [],
  },
  '3': {
    colour: 'yellow',
    count: 10,
    stops: [town],
    track: [
      { ends: [0, 's0'], gauge: 'standard' },
      { ends: [1, 's0'], gauge: 'standard' },
    ],
    upgradesTo: ['12', '14', '15', '716', '717', '718', '719'],
  },
  '4': {
    colour: 'yellow',
    count: 14,
    stops: [town],
    track: [
      { ends: [0, 's0'], gauge: 'standard' },
      { ends: [3, 's0'], gauge: 'standard' },
    ],
    upgradesTo: ['14', '15', '87', '88', '716', '717', '718', '719'],
  },
  '5': {
    colour: 'yellow',
    count: 4,
    stops: [{ kind: 'city', circles: 1, value: 20 }],
    track: [
      { ends: [0, 's0'], gauge: 'standard' },
      { ends: [1, 's0'], gauge: 'standard' },
    ],
    upgradesTo: ['12', '14', '15', '716', '717', '718', '719'],
  },
  '6': {
    colour: 'yellow',
    count: 8,
    stops: [{ kind: 'city', circles: 1, value: 20 }],
    track: [
      { ends: [0, 's0'], gauge: 'standard' },
      { ends: [2, 's0'], gauge: 'standard' },
    ],
    upgradesTo: ['12', '13', '14', '15', '716', '717', '718', '719'],
  },
  '7': {
    colour: 'yellow',
    count: 6,
    stops: [],
    track: [{ ends: [0, 1], gauge: 'standard' }],
    upgradesTo: ['80', '82', '83', '234'],
  },
  '8': {
    colour: 'yellow',
    count: 14,
    stops: [],
    track: [{ ends: [0, 2], gauge: 'standard' }],
    upgradesTo: ['80', '81', '82', '83', '250'],
  },
  '9': {
    colour: 'yellow',
    count: 14,
    stops: [],
    track: [{ ends: [0, 3], gauge: 'standard' }],
    upgradesTo: ['82', '83', '233'],
  },
  '55': {
    colour: 'yellow',
    count: 2,
    stops: [town, town],
    track: [
      { ends: [0, 's0'], gauge: 'standard' },
      { ends: ['s0', 3], gauge: 'standard' },
      { ends: [1, 's1'], gauge: 'standard' },
      { ends: ['s1', 4], gauge: 'standard' },
    ],
    upgradesTo: [],
  },
  '56': {
    colour: 'yellow',
    count: 2,
    stops: [town, town],
    track: [
      { ends: [0, 's0'], gauge: 'standard' },
      { ends: ['s0', 2], gauge: 'standard' },
      { ends: [1, 's1'], gauge: 'standard' },
      { ends: ['s1', 3], gauge: 'standard' },
    ],
    upgradesTo: [],
  },
  '58': {
    colour: 'yellow',
    count: 10,
    stops: [town],
    track: [
      { ends: [0, 's0'], gauge: 'standard' },
      { ends: [2, 's0'], gauge: 'standard' },
    ],
    upgradesTo: ['87', '88', '716', '717', '718', '719'],
  },
  // M-06: the public catalogues give this shape the number 115
  '69': {
    colour: 'yellow',
    count: 2,
    stops: [{ kind: 'city', circles: 1, value: 20 }],
    track: [{ ends: [0, 's0'], gauge: 'standard' }],
    upgradesTo: ['12', '13', '14', '15', '716', '717', '718', '719'],
  },
  // M-06: both towns on one line, as in the public catalogues
  '71': {
    colour: 'yellow',
    count: 2,
    stops: [town, town],
    track: [
      { ends: [0, 's0'], gauge: 'metre' },
      { ends: ['s0', 's1'], gauge: 'metre' },
      { ends: ['s1', 4], gauge: 'metre' },
    ],
    upgradesTo: [],
  },
  '72': {
    colour: 'yellow',
    count: 4,
    stops: [town],
    track: [
      { ends: [0, 's0'], gauge: 'metre' },
      { ends: [1, 's0'], gauge: 'metre' },
    ],
    upgradesTo: ['89', '716', '717', '718', '719', '100', '116', '117'],
  },
  '73': {
    colour: 'yellow',
    count: 6,
    stops: [town],
    track: [
      { ends: [0, 's0'], gauge: 'metre' },
      { ends: [2, 's0'], gauge: 'metre' },
    ],
    upgradesTo: ['89', '716', '717', '718', '719', '100', '101', '116', '117'],
  },
  '74': {
    colour: 'yellow',
    count: 4,
    stops: [town],
    track: [
      { ends: [0, 's0'], gauge: 'metre' },
      { ends: [3, 's0'], gauge: 'metre' },
    ],
    upgradesTo: ['89', '716', '717', '718', '719', '116'],
  },
  '75': {
    colour: 'yellow',
    count: 2,
    stops: [{ kind: 'city', circles: 1, value: 20 }],
    track: [
      { ends: [0, 's0'], gauge: 'metre' },
      { ends: [1, 's0'], gauge: 'metre' },
    ],
    upgradesTo: ['716', '717', '718', '719', '100'],
  },
  '76': {
    colour: 'yellow',
    count: 2,
    stops: [{ kind: 'city', circles: 1, value: 20 }],
    track: [
      { ends: [0, 's0'], gauge: 'metre' },
      { ends: [2, 's0'], gauge: 'metre' },
    ],
    upgradesTo: ['716', '717', '718', '719', '100', '101'],
  },
  '77': {
    colour: 'yellow',
    count: 4,
    stops: [],
    track: [{ ends: [0, 1], gauge: 'metre' }],
    upgradesTo: ['84', '85', '86', '234'],
  },
  '78': {
    colour: 'yellow',
    count: 6,
    stops: [],
    track: [{ ends: [0, 2], gauge: 'metre' }],
    upgradesTo: ['84', '85', '86', '250'],
  },
  '79': {
    colour: 'yellow',
    count: 6,
    stops: [],
    track: [{ ends: [0, 3], gauge: 'metre' }],
    upgradesTo: ['85', '86', '233'],
  },
  '113': {
    colour: 'yellow',
    count: 2,
    stops: [{ kind: 'city', circles: 1, value: 20 }],
    track: [{ ends: [0, 's0'], gauge: 'metre' }],
    upgradesTo: ['716', '717', '718', '719', '100', '101'],
  },
}
