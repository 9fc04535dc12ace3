import type { Language, Params } from '@stellwerk/texts'
import type { Paint } from './paint.js'
import { coloured, plain } from './paint.js'
import type { Table } from './table.js'
import { draw } from './table.js'
import type { MessageKey } from './texts.js'
import { say } from './texts.js'

interface Stream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
}

/** The surroundings of a command. */
export interface Surroundings {
  readonly stdout: Stream
  readonly stderr: Stream
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
}

/** Where a command speaks: to a person in a language, or to a program in JSON. */
export interface Output {
  readonly language: Language
  readonly json: boolean
  readonly paint: Paint
  /** How many characters fit into a line. */
  readonly columns: number
  readonly rows: number
  text(key: MessageKey, params?: Params): string
  line(text?: string): void
  table(table: Table): void
  data(value: unknown): void
  /** A remark beside the result. */
  remark(text: string): void
}

const columnsOfPaper = 100

export function output(
  { stdout, stderr, env }: Surroundings,
  language: Language,
  { json = false, color = true }: { readonly json?: boolean; readonly color?: boolean },
): Output {
  const colour = color && stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  const paint = colour ? coloured : plain
  const columns = stdout.columns ?? columnsOfPaper
  const line = (text = ''): void => void stdout.write(`${text}\n`)
  return {
    language,
    json,
    paint,
    columns,
    rows: stdout.rows ?? Infinity,
    text: (key, params) => say(language, key, params),
    line,
    table: (table) => draw(table, columns, paint).forEach((row) => line(row)),
    data: (value) => line(JSON.stringify(value, null, 2)),
    remark: (text) => void stderr.write(`${text}\n`),
  }
}
