/** The size and depth of JSON, counted before it is parsed. */
export interface Outline {
  /** The most brackets within brackets. */
  readonly depth: number
  /** How many values follow another one. */
  readonly commas: number
}

/**
 * Nothing that people send is nested this deep, and processing more could exhaust the stack. An action that runs every
 * train of a large railway has some hundred commas.
 */
const usual: Outline = { depth: 40, commas: 5000 }

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const [openBracket, closeBracket] = [0x5b, 0x5d]
const [openBrace, closeBrace] = [0x7b, 0x7d]

/**
 * Counts brackets and commas outside of strings. This takes much less work than parsing: a body with a huge number of
 * fields would otherwise keep everybody waiting until it is parsed, measured and refused.
 */
export function outlineOf(bytes: Uint8Array): Outline {
  let depth = 0
  let most = 0
  let commas = 0
  let isString = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (byte === quote) isString = !isString
    else if (isString) {
      if (byte === backslash) i++
    } else if (byte === comma) commas++
    else if (byte === openBracket || byte === openBrace) most = Math.max(most, ++depth)
    else if (byte === closeBracket || byte === closeBrace) depth--
  }
  return { depth: most, commas }
}

export const isTooDeep = ({ depth }: Outline): boolean => depth > usual.depth

export const isTooWide = ({ commas }: Outline, most = usual.commas): boolean => commas > most
