import type { CityName, CompanyId } from './types.js'

type Side = 'northOf' | 'southOf' | 'westOf' | 'eastOf'

/** Table 2 (1853-1.8-g); the named cities belong to the area. */
export const homeAreaBorders: Readonly<Record<CompanyId, Readonly<Partial<Record<Side, CityName>>>>> = {
  EIR: { northOf: 'Calcutta', westOf: 'Calcutta', eastOf: 'Delhi' },
  GIP: { eastOf: 'Bombay', southOf: 'Delhi', westOf: 'Allahabad', northOf: 'Hyderabad' },
  NWR: { westOf: 'Delhi', northOf: 'Karachi' },
  BNR: { westOf: 'Calcutta', eastOf: 'Hyderabad', southOf: 'Allahabad', northOf: 'Madras' },
  BBCI: { northOf: 'Bombay', southOf: 'Delhi', westOf: 'Nagpur' },
  MSM: { southOf: 'Bombay', northOf: 'Madras' },
  SIR: { southOf: 'Madras' },
  ECR: { southOf: 'Calcutta', northOf: 'Madras', eastOf: 'Nagpur' },
}

/** The first and the last column of each row, both of the area. */
export type HomeArea = Readonly<Record<string, readonly [first: number, last: number]>>

/** M-04: the areas are drawn on sheets that are not at hand; these are the borders of Table 2 read by R-30. */
export const homeAreas: Readonly<Record<CompanyId, HomeArea>> = {
  EIR: {
    C: [15, 15],
    D: [14, 16],
    E: [15, 17],
    F: [14, 20],
    G: [15, 23],
    H: [14, 28],
    I: [15, 27],
    J: [14, 28],
  },
  GIP: {
    F: [10, 20],
    G: [9, 19],
    H: [10, 20],
    I: [9, 19],
    J: [10, 20],
    K: [9, 19],
    L: [10, 20],
    M: [9, 19],
    N: [10, 20],
    O: [9, 19],
  },
  NWR: { B: [8, 12], C: [5, 13], D: [2, 14], E: [3, 13], F: [2, 14], G: [3, 13], H: [2, 14], I: [3, 13] },
  BNR: {
    H: [16, 28],
    I: [15, 27],
    J: [16, 28],
    K: [15, 27],
    L: [16, 26],
    M: [15, 23],
    N: [16, 22],
    O: [15, 21],
    P: [16, 18],
    Q: [15, 17],
    R: [16, 18],
  },
  BBCI: { F: [2, 16], G: [3, 17], H: [2, 16], I: [3, 17], J: [4, 16], K: [5, 17], L: [6, 16], M: [9, 17] },
  MSM: { M: [9, 23], N: [10, 22], O: [9, 21], P: [12, 18], Q: [11, 17], R: [12, 18] },
  SIR: { R: [12, 18], S: [13, 17], T: [14, 18], U: [13, 17], V: [14, 16] },
  ECR: {
    J: [18, 28],
    K: [17, 29],
    L: [18, 26],
    M: [17, 23],
    N: [18, 22],
    O: [17, 21],
    P: [18, 18],
    Q: [17, 17],
    R: [18, 18],
  },
}
