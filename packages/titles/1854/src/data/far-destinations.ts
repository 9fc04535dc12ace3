import { spokes } from '@stellwerk/rails'
import { byColour, far } from './hex-notation.js'
import type { HexId, PrintedHex } from './types.js'

/** F-13, 1854-revenue-b: the places off the Austria map and the track that leads to them. */
export const farDestinations: Readonly<Record<HexId, PrintedHex>> = {
  A19: far('Prag', byColour(20, 30, 50, 50), spokes(5)),
  A25: far('Brünn', byColour(20, 30, 40, 40), spokes(5)),
  C27: far('Pressburg', byColour(20, 30, 40, 50), spokes(1)),
  D0: { ...far('Paris', 90, [{ ends: [5, 's0'], only: '80x' }]), colour: 'grey' },
  // F-13: the name is from one public source alone
  D4: far('Augsburg', byColour(0, 20, 30, 40), spokes(0)),
  // F-16: the customs sign lies on the track between E11 and D14, which does not touch München
  D12: far('München', byColour(20, 30, 40, 50), [...spokes(5), { ends: [0, 4], customs: 10 }]),
  D28: {
    ...far('Budapest', byColour(30, 40, 50, 60), [...spokes(1), { ends: [0, 's0'], only: '80x' }]),
    onePlace: 'Budapest',
  },
  // F-13: the last value is 50; the board of the first edition has 40
  E1: far('Zürich', byColour(20, 30, 40, 50), [...spokes(4, 5), { ends: [2, 's0'], only: '80x' }]),
  E27: {
    ...far('Budapest', byColour(30, 40, 50, 60), [
      ...spokes(2),
      { ends: [5, 's0'], only: '80x' },
      { ends: [5, 3], only: '80x' },
    ]),
    onePlace: 'Budapest',
  },
  // F-17: 90, as Paris; the board of the first edition has 70
  F28: { ...far('Konstantinopel', 90, [{ ends: [2, 's0'], only: '80x' }]), colour: 'grey' },
  G1: far('Vaduz', byColour(20, 20, 20, 20), spokes(3)),
  H10: far('Brenner', byColour(30, 40, 50, 60), spokes(2, 3)),
  I15: far('Venedig', byColour(20, 30, 40, 50), spokes(3)),
  I19: far('Laibach', byColour(20, 30, 30, 40), spokes(2)),
}
