/** Colours of the terminal, or none. */
export interface Paint {
  heading(text: string): string
  strong(text: string): string
  dim(text: string): string
  bad(text: string): string
  good(text: string): string
  /** Ink on a ground, as numbers of the 256 terminal colours. */
  on(text: string, ground: number, ink: number): string
  /** Whether headings need a line below them, because nothing else sets them off. */
  readonly ruled: boolean
}

const sgr =
  (code: string) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${code}m${text}\u001b[0m`

export const coloured: Paint = {
  heading: sgr('1;4'),
  strong: sgr('1'),
  dim: sgr('2'),
  bad: sgr('31'),
  good: sgr('32'),
  on: (text, ground, ink) => sgr(`48;5;${ground};38;5;${ink}`)(text),
  ruled: false,
}

const same = (text: string): string => text

export const plain: Paint = {
  heading: same,
  strong: same,
  dim: same,
  bad: same,
  good: same,
  on: same,
  ruled: true,
}
