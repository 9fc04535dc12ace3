import type { CompanyId, HexId, PrintedHex } from './types.js'

const home = (homeOf: CompanyId, name: string, exits: PrintedHex['exits']): PrintedHex => ({
  colour: 'yellow',
  exits,
  stop: { kind: 'city', name, homeOf },
  values: [20, 20],
})

/** The valley. Rows A to E from north to south, numbers grow to the east; values by vierhain-run-g and -h. */
export const hexes: Readonly<Record<HexId, PrintedHex>> = {
  A3: home('A', 'Ahornau', [4, 5]),
  A5: { colour: 'white', exits: [] },
  A7: { colour: 'red', exits: [0, 1, 5], stop: { kind: 'red', name: 'Hafen' }, values: [20, 50] },
  B2: { colour: 'white', exits: [], hill: 20 },
  B4: { colour: 'white', exits: [] },
  B6: { colour: 'white', exits: [], stop: { kind: 'city', name: 'Lindenhof' } },
  B8: home('B', 'Birkstein', [0, 1]),
  C1: { colour: 'red', exits: [3, 4, 5], stop: { kind: 'red', name: 'Pass' }, values: [30, 40] },
  C3: { colour: 'white', exits: [], stop: { kind: 'city', name: 'Buchenau' } },
  C5: {
    colour: 'yellow',
    exits: [0, 2, 4],
    stop: { kind: 'city', name: 'Mittmarkt' },
    values: [30, 30],
    letter: 'M',
  },
  C7: { colour: 'white', exits: [] },
  C9: { colour: 'white', exits: [], stop: { kind: 'city', name: 'Eschtal' } },
  D2: { colour: 'white', exits: [] },
  D4: { colour: 'white', exits: [] },
  D6: { colour: 'white', exits: [], hill: 20 },
  D8: home('D', 'Dornwald', [1, 2]),
  E3: home('E', 'Erlenried', [3, 4]),
  E5: { colour: 'white', exits: [], stop: { kind: 'city', name: 'Weidach' } },
  E7: { colour: 'red', exits: [1, 2, 3], stop: { kind: 'red', name: 'Zeche' }, values: [10, 60] },
}
