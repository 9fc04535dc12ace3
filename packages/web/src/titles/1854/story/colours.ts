/**
 * Lines of charts, close to the printed colours of the companies but of such a brightness that they stand out on the
 * light and on the dark ground alike.
 */
const lines: { readonly [company: string]: string } = {
  KE: '#c9705c',
  FJ: '#a67a35',
  SD: '#d4621f',
  KR: '#5f9126',
  KT: '#85827b',
  SB: '#e0301a',
  NT: '#3b8fb0',
  VB: '#8f8b12',
  1: '#5c7fb8',
  2: '#8b6bb5',
  3: '#4c9a86',
  4: '#a3728f',
  5: '#7d8a3c',
  6: '#b0645f',
  A: '#6d7886',
  B: '#8a7458',
  C: '#5d8a5d',
}

export const lineOf = (company: string): string => lines[company] ?? '#80703f'
