import type { Paint } from '../paint.js'

export type Style = 'none' | 'yellow' | 'green' | 'brown' | 'grey' | 'red'

/** Grounds of the 256 terminal colours; the ink is black. */
const grounds: Readonly<Record<Exclude<Style, 'none'>, number>> = {
  yellow: 228,
  green: 114,
  brown: 173,
  grey: 250,
  red: 210,
}

interface Cell {
  readonly text: string
  readonly style: Style
}

const [up, right, down, left] = [1, 2, 4, 8]
/** Box characters by the directions in which they go on. */
const corners = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'

/** Characters on a grid, with boxes whose borders join. */
export class Canvas {
  private readonly cells: Cell[][] = []
  private readonly borders: number[][] = []

  put(x: number, y: number, text: string, style: Style): void {
    ;(this.cells[y] ??= [])[x] = { text, style }
  }

  write(x: number, y: number, text: string, style: Style): void {
    Array.from(text, (character, i) => this.put(x + i, y, character, style))
  }

  box(x: number, y: number, across: number, high: number): void {
    for (let i = 0; i < across; i++)
      for (const row of [y, y + high]) {
        this.join(x + i, row, right)
        this.join(x + i + 1, row, left)
      }
    for (let i = 0; i < high; i++)
      for (const column of [x, x + across]) {
        this.join(column, y + i, down)
        this.join(column, y + i + 1, up)
      }
  }

  private join(x: number, y: number, direction: number): void {
    const row = (this.borders[y] ??= [])
    row[x] = (row[x] ?? 0) | direction
  }

  lines(paint: Paint): string[] {
    const height = Math.max(this.cells.length, this.borders.length)
    return Array.from({ length: height }, (_, y) => this.line(y, paint))
  }

  private line(y: number, paint: Paint): string {
    const across = Math.max(this.cells[y]?.length ?? 0, this.borders[y]?.length ?? 0)
    const runs: { text: string; style: Style }[] = []
    for (let x = 0; x < across; x++) {
      const { text, style } = this.cellAt(x, y)
      const last = runs.at(-1)
      if (last?.style === style) last.text += text
      else runs.push({ text, style })
    }
    return runs
      .map(({ text, style }) => (style === 'none' ? text : paint.on(text, grounds[style], 16)))
      .join('')
      .trimEnd()
  }

  private cellAt(x: number, y: number): Cell {
    const border = this.borders[y]?.[x]
    if (border) return { text: corners[border] ?? ' ', style: 'none' }
    return this.cells[y]?.[x] ?? { text: ' ', style: 'none' }
  }
}
