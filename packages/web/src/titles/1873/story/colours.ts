export { contrast, inkOn, luminance, seatColour } from '../../../story/colours.js'

/**
 * Lines of charts, close to the printed colours of the companies but of such a brightness that they stand out on the
 * light and on the dark ground alike.
 */
const lines: { readonly [company: string]: string } = {
  HBE: '#e3201b',
  GHE: '#3f78bd',
  NWE: '#7c7b1b',
  SHE: '#b8860b',
  KEZ: '#80703f',
  WBE: '#8c8b87',
  QLB: '#d9620c',
  CO: '#0f9468',
  MO: '#448a28',
  SN: '#d0606a',
  UN: '#c83c5c',
  HW: '#b0562a',
  MHE: '#6d7886',
}

export const lineOf = (company: string): string => lines[company] ?? '#80703f'
