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

/** The seats in order; told apart by people who see fewer colours too, since they differ in brightness. */
const seats: readonly string[] = ['#2a7ab8', '#cf6a1c', '#8a5bb5', '#3f8f4a', '#c2477f', '#1a9a9a']

export const seatColour = (seat: number): string => seats[seat % seats.length] as string
