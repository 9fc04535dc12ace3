import { contrast } from '../story/colours.js'

/** The printed ink where it can be read on the colour, else black or white. */
export function inkOn({ colour, ink }: { readonly colour: string; readonly ink: string }): string {
  if (contrast(colour, ink) >= 4.5) return ink
  return contrast(colour, '#000000') > contrast(colour, '#ffffff') ? '#000000' : '#ffffff'
}
