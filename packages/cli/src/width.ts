// characters that terminals draw two columns wide, and zero columns wide
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/
const none = /\p{Mn}|\p{Cf}/u
// oxlint-disable-next-line no-control-regex
const escapes = /\u001b\[[0-9;]*m/g

const widthOf = (character: string): number => {
  if (character.length > 1) return 2
  return wide.test(character) ? 2 : none.test(character) ? 0 : 1
}

/** How many columns a text takes in a terminal. */
export function width(text: string): number {
  let columns = 0
  for (const character of text.replace(escapes, '')) columns += widthOf(character)
  return columns
}

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)))

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - width(text))) + text

/** Wraps a text to a number of columns, at spaces where possible; non-breaking spaces hold together. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (width(longer) <= columns) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = cut(word, columns)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return [...lines, line].map((l) => l.replaceAll('\u00a0', ' '))
}

/** Items side by side, in as many lines as they need. */
export function flow(items: readonly string[], columns: number, gap = '   '): string[] {
  const lines: string[] = []
  for (const item of items) {
    const line = lines.at(-1)
    if (line !== undefined && width(line + gap + item) <= columns) lines[lines.length - 1] = line + gap + item
    else lines.push(item)
  }
  return lines
}

function cut(word: string, columns: number): string[] {
  if (width(word) <= columns) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && width(piece) + widthOf(character) > columns) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

/** The beginning of a text that fits into so many columns. */
export function clip(text: string, columns: number): string {
  return width(text) <= columns ? text : `${cut(text, columns - 1)[0] ?? ''}…`
}
