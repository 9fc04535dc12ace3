import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameReport } from '@stellwerk/bots'
import { readJson } from '@stellwerk/engine'
import { programFolder } from '../places.js'

/** A game of a trial as a line of the file. */
interface KeptGame {
  /** The program that played it: another one plays otherwise. */
  readonly program: string
  readonly title: string
  readonly trial: string
  readonly report: GameReport
}

/** The games of a long series in a file, so that it can be stopped and gone on with. */
export class KeptGames {
  private readonly games: readonly KeptGame[]

  constructor(
    private readonly file: string,
    private readonly program = programFingerprint(),
  ) {
    this.games = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parsed) : []
  }

  /** Those of another program, which do not count. */
  get outdated(): number {
    return this.games.filter(({ program }) => program !== this.program).length
  }

  of(title: string, trial: string): readonly GameReport[] {
    return this.games
      .filter((one) => one.program === this.program && one.title === title && one.trial === trial)
      .map(({ report }) => report)
  }

  add(title: string, trial: string, report: GameReport): void {
    const game: KeptGame = { program: this.program, title, trial, report: rounded(report) }
    mkdirSync(dirname(this.file), { recursive: true })
    appendFileSync(this.file, `${JSON.stringify(game)}\n`)
  }
}

/** The last line of a file that was being written to may be half a line. */
function parsed(line: string): KeptGame[] {
  const read = readJson(line)
  return read ? [read.value as KeptGame] : []
}

/** Times to a tenth of a millisecond. */
const rounded = (report: GameReport): GameReport => ({
  ...report,
  seats: report.seats.map((seat) => ({ ...seat, times: seat.times.map((ms) => Math.round(ms * 10) / 10) })),
})

/** Of all scripts of the program, the bundle with the players in it among them, so that games of different builds are not mixed. */
function programFingerprint(): string {
  const folder = fileURLToPath(programFolder)
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.c?js$/.test(name))
    .toSorted()
  const sum = createHash('sha256')
  for (const name of scripts) sum.update(name).update(readFileSync(join(folder, name)))
  return sum.digest('hex').slice(0, 16)
}
