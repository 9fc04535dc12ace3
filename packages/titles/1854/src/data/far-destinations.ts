import type { HexId, PrintedHex } from './types.js'

/** F-13, 1854-revenue-b: the places off the Austria map and the track that leads to them. */
export const farDestinations: Readonly<Record<HexId, PrintedHex>> = {
  A19: {
    use: 'far',
    colour: 'red',
    stops: [{ kind: 'far', name: 'Prag', circles: 0, value: { yellow: 20, green: 30, brown: 50, grey: 50 } }],
    track: [{ ends: [5, 's0'] }],
  },
  A25: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'Brünn', circles: 0, value: { yellow: 20, green: 30, brown: 40, grey: 40 } },
    ],
    track: [{ ends: [5, 's0'] }],
  },
  C27: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'Pressburg', circles: 0, value: { yellow: 20, green: 30, brown: 40, grey: 50 } },
    ],
    track: [{ ends: [1, 's0'] }],
  },
  D0: {
    use: 'far',
    colour: 'grey',
    stops: [{ kind: 'far', name: 'Paris', circles: 0, value: 90 }],
    track: [{ ends: [5, 's0'], only: '80x' }],
  },
  // F-13: the name is from one public source alone
  D4: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'Augsburg', circles: 0, value: { yellow: 0, green: 20, brown: 30, grey: 40 } },
    ],
    track: [{ ends: [0, 's0'] }],
  },
  // F-16: the customs sign lies on the track between E11 and D14, which does not touch München
  D12: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'München', circles: 0, value: { yellow: 20, green: 30, brown: 40, grey: 50 } },
    ],
    track: [{ ends: [5, 's0'] }, { ends: [0, 4], customs: 10 }],
  },
  D28: {
    use: 'far',
    colour: 'red',
    onePlace: 'Budapest',
    stops: [
      { kind: 'far', name: 'Budapest', circles: 0, value: { yellow: 30, green: 40, brown: 50, grey: 60 } },
    ],
    track: [{ ends: [1, 's0'] }, { ends: [0, 's0'], only: '80x' }],
  },
  // F-13: the last value is 50; the board of the first edition has 40
  E1: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'Zürich', circles: 0, value: { yellow: 20, green: 30, brown: 40, grey: 50 } },
    ],
    track: [{ ends: [4, 's0'] }, { ends: [5, 's0'] }, { ends: [2, 's0'], only: '80x' }],
  },
  E27: {
    use: 'far',
    colour: 'red',
    onePlace: 'Budapest',
    stops: [
      { kind: 'far', name: 'Budapest', circles: 0, value: { yellow: 30, green: 40, brown: 50, grey: 60 } },
    ],
    track: [{ ends: [2, 's0'] }, { ends: [5, 's0'], only: '80x' }, { ends: [5, 3], only: '80x' }],
  },
  // F-17: 90, as Paris; the board of the first edition has 70
  F28: {
    use: 'far',
    colour: 'grey',
    stops: [{ kind: 'far', name: 'Konstantinopel', circles: 0, value: 90 }],
    track: [{ ends: [2, 's0'], only: '80x' }],
  },
  G1: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'Vaduz', circles: 0, value: { yellow: 20, green: 20, brown: 20, grey: 20 } },
    ],
    track: [{ ends: [3, 's0'] }],
  },
  H10: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'Brenner', circles: 0, value: { yellow: 30, green: 40, brown: 50, grey: 60 } },
    ],
    track: [{ ends: [2, 's0'] }, { ends: [3, 's0'] }],
  },
  I15: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'Venedig', circles: 0, value: { yellow: 20, green: 30, brown: 40, grey: 50 } },
    ],
    track: [{ ends: [3, 's0'] }],
  },
  I19: {
    use: 'far',
    colour: 'red',
    stops: [
      { kind: 'far', name: 'Laibach', circles: 0, value: { yellow: 20, green: 30, brown: 30, grey: 40 } },
    ],
    track: [{ ends: [2, 's0'] }],
  },
}
