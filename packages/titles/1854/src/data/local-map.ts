import type { HexId, PrintedHex } from './types.js'

/**
 * The printed small map, on which local railways build. Its names are beside those of the Austria map, no hex of which it
 * touches. Where three values are printed, the third one stays in the grey phase.
 */
export const region: Readonly<Record<HexId, PrintedHex>> = {
  I29: {
    use: 'far',
    colour: 'red',
    stops: [{ kind: 'far', circles: 0, value: { yellow: 10, green: 20, brown: 30, grey: 30 } }],
    track: [{ ends: [5, 's0'] }],
  },
  I31: { use: 'fixed', colour: 'grey', stops: [], track: [{ ends: [0, 5] }] },
  I37: { use: 'fixed', colour: 'grey', stops: [], track: [{ ends: [0, 5] }] },
  J28: {
    use: 'fixed',
    colour: 'grey',
    stops: [
      {
        kind: 'city',
        name: 'Kirchdorf',
        circles: 1,
        value: { yellow: 10, green: 20, brown: 30, grey: 30 },
        homeOf: '5',
      },
    ],
    track: [{ ends: [4, 's0'] }, { ends: ['s0', 5] }],
  },
  J30: {
    use: 'build',
    colour: 'none',
    stops: [
      { kind: 'town', circles: 0, value: 0 },
      { kind: 'town', circles: 0, value: 0 },
    ],
    track: [],
  },
  J32: {
    use: 'build',
    colour: 'none',
    stops: [{ kind: 'city', name: 'Steyr', circles: 1, value: 0, homeOf: '4' }],
    track: [],
  },
  J34: {
    use: 'build',
    colour: 'none',
    stops: [{ kind: 'city', name: 'Amstetten', circles: 1, value: 0 }],
    track: [],
  },
  // F-14: mountains, as on K33 and K37; one drawing shows a river or no sign
  J36: {
    use: 'build',
    colour: 'none',
    terrain: { kind: 'mountain', cost: 50 },
    stops: [
      { kind: 'town', circles: 0, value: 0 },
      { kind: 'town', circles: 0, value: 0 },
    ],
    track: [],
  },
  // F-05: 1 leaves to the west, 2 to the south-east
  J38: {
    use: 'build',
    colour: 'yellow',
    onePlace: 'Sankt Pölten',
    upgradesTo: ['15'],
    stops: [
      { kind: 'city', name: 'Sankt Pölten', circles: 1, value: 20, homeOf: '1' },
      { kind: 'city', name: 'Sankt Pölten', circles: 1, value: 20, homeOf: '2' },
    ],
    track: [{ ends: [1, 's0'] }, { ends: [5, 's1'] }],
  },
  K29: { use: 'build', colour: 'none', terrain: { kind: 'mountain', cost: 60 }, stops: [], track: [] },
  K31: { use: 'build', colour: 'none', terrain: { kind: 'mountain', cost: 60 }, stops: [], track: [] },
  K33: {
    use: 'build',
    colour: 'none',
    terrain: { kind: 'mountain', cost: 50 },
    stops: [{ kind: 'town', circles: 0, value: 0 }],
    track: [],
  },
  K35: { use: 'build', colour: 'none', stops: [], track: [] },
  K37: {
    use: 'build',
    colour: 'none',
    terrain: { kind: 'mountain', cost: 50 },
    stops: [
      { kind: 'town', circles: 0, value: 0 },
      { kind: 'town', circles: 0, value: 0 },
    ],
    track: [],
  },
  K39: {
    use: 'build',
    colour: 'none',
    terrain: { kind: 'mountain', cost: 60 },
    stops: [{ kind: 'town', circles: 0, value: 0 }],
    track: [],
  },
  L28: {
    use: 'fixed',
    colour: 'grey',
    stops: [{ kind: 'city', name: 'Bad Ischl', circles: 1, value: 20, homeOf: '6' }],
    track: [{ ends: [3, 's0'] }, { ends: ['s0', 4] }],
  },
  L30: {
    use: 'build',
    colour: 'none',
    terrain: { kind: 'mountain', cost: 60 },
    stops: [{ kind: 'town', circles: 0, value: 0 }],
    track: [],
  },
  L32: {
    use: 'build',
    colour: 'none',
    terrain: { kind: 'mountain', cost: 80 },
    stops: [
      { kind: 'town', circles: 0, value: 0 },
      { kind: 'town', circles: 0, value: 0 },
    ],
    track: [],
  },
  L34: { use: 'build', colour: 'none', stops: [], track: [] },
  L36: {
    use: 'build',
    colour: 'none',
    terrain: { kind: 'mountain', cost: 60 },
    stops: [{ kind: 'town', circles: 0, value: 0 }],
    track: [],
  },
  L38: { use: 'build', colour: 'none', terrain: { kind: 'mountain', cost: 70 }, stops: [], track: [] },
  M31: {
    use: 'fixed',
    colour: 'grey',
    stops: [{ kind: 'town', circles: 0, value: 10 }],
    track: [{ ends: [2, 's0'] }, { ends: ['s0', 3] }],
  },
  M35: {
    use: 'fixed',
    colour: 'grey',
    stops: [
      {
        kind: 'city',
        name: 'Hieflau',
        circles: 1,
        value: { yellow: 10, green: 20, brown: 30, grey: 30 },
        homeOf: '3',
      },
    ],
    track: [{ ends: [2, 's0'] }, { ends: ['s0', 3] }],
  },
  M37: {
    use: 'fixed',
    colour: 'grey',
    stops: [{ kind: 'town', circles: 0, value: 10 }],
    track: [{ ends: [2, 's0'] }, { ends: ['s0', 3] }],
  },
  M39: {
    use: 'far',
    colour: 'red',
    stops: [{ kind: 'far', circles: 0, value: { yellow: 10, green: 20, brown: 30, grey: 30 } }],
    track: [{ ends: [2, 's0'] }],
  },
}
