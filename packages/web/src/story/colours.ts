/** How bright a colour such as `#326199` is, from 0 to 1, as WCAG measures it. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever reads better on a ground. */
export const inkOn = (ground: string): string =>
  contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff'

/** The seats in order; told apart by people who see fewer colours too, since they differ in brightness. */
const seats: readonly string[] = ['#2a7ab8', '#cf6a1c', '#8a5bb5', '#3f8f4a', '#c2477f', '#1a9a9a']

export const seatColour = (seat: number): string => seats[seat % seats.length] as string

const sources: readonly string[] = [
  '#cf4a3c',
  '#3f8f4a',
  '#6d7886',
  '#b07d1a',
  '#8a5bb5',
  '#2a7ab8',
  '#c2477f',
  '#1a9a9a',
]

/** Where income came from, in the order in which a title names it. */
export const sourceColour = (source: number): string => sources[source % sources.length] as string

/** A line stands out by 3 to 1 on the light and on the dark ground alike. */
const [darkest, brightest] = [0.155, 0.285]

/** A colour as near as possible to another one that stands out as a line on either ground. */
export function lineColour(colour: string): string {
  const bright = luminance(colour)
  if (bright >= darkest && bright <= brightest) return colour.toLowerCase()
  const towards = bright < darkest ? 255 : 0
  let mixed = colour
  for (let part = 1; part <= 100; part++) {
    mixed = `#${partsOf(colour)
      .map((one) => Math.round(one + ((towards - one) * part) / 100))
      .map((one) => one.toString(16).padStart(2, '0'))
      .join('')}`
    const now = luminance(mixed)
    if (now >= darkest && now <= brightest) break
  }
  return mixed
}

/** For companies that have no colour of their own. */
const spare: readonly string[] = [
  '#5c7fb8',
  '#8b6bb5',
  '#4c9a86',
  '#a3728f',
  '#7d8a3c',
  '#b0645f',
  '#8a7458',
  '#5d8a5d',
  '#6d7886',
  '#b5651d',
]

/** A line for each of these, near its own colour; where several have the same, all but the first get others. */
export function lineColours(
  all: Iterable<{ readonly ref: string; readonly colour: string }>,
): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  const taken = new Set<string>()
  for (const { ref, colour } of all) {
    const own = lineColour(colour)
    const line = taken.has(own) ? (spare.find((one) => !taken.has(one)) ?? own) : own
    taken.add(line)
    lines.set(ref, line)
  }
  return lines
}
