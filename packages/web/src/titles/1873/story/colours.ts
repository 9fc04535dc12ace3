/** How bright a colour such as `#326199` is, from 0 to 1, as WCAG measures it. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever reads better on a ground. */
export const inkOn = (ground: string): string =>
  contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff'

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

/** The seats in order; told apart by people who see fewer colours too, since they differ in brightness. */
const seats: readonly string[] = ['#2a7ab8', '#cf6a1c', '#8a5bb5', '#3f8f4a', '#c2477f']

export const seatColour = (seat: number): string => seats[seat % seats.length] as string

export const sourceColours = {
  railways: '#cf4a3c',
  publicMines: '#3f8f4a',
  mines: '#b07d1a',
  mhe: '#6d7886',
  building: '#8a5bb5',
} as const
