import { contrast, inkOn } from '../story/colours.js'

/** The printed ink where it can be read on the colour, else black or white. */
export const readableInk = ({ colour, ink }: { readonly colour: string; readonly ink: string }): string =>
  contrast(colour, ink) >= 4.5 ? ink : inkOn(colour)
