import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameReport, Trial } from '@stellwerk/bots'
import { readJson } from '@stellwerk/engine'
import { programFolder } from '../places.js'

/** A line of the file: a game of a trial, or that a build plays like an earlier one. */
interface Line {
  /** The build that played the game, or that the earlier one was compared with. */
  readonly program: string
  readonly title: string
  readonly trial: string
  readonly report?: GameReport
  readonly playsLike?: string
}

/**
 * The games of a long series in a file, so that it can be stopped and resumed, even by a later build that plays the
 * same way.
 */
export class KeptGames {
  private readonly lines: Line[]

  constructor(
    private readonly file: string,
    private readonly program = programFingerprint(),
  ) {
    this.lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parsed) : []
  }

  /** The games of this build, and of those that it plays like. */
  of(title: string, trial: Trial): readonly GameReport[] {
    return this.gamesBy(this.program, this.linesOf(title, trial))
  }

  /** Games of the latest other build, which count if this one plays like it; none where it is known to do so. */
  earlier(title: string, trial: Trial): readonly GameReport[] {
    const lines = this.linesOf(title, trial)
    const other = otherThan(this.program, lines)
    const isKnown = lines.some(({ program, playsLike }) => program === this.program && playsLike === other)
    return other === undefined || isKnown ? [] : this.gamesBy(other, lines)
  }

  add(title: string, trial: Trial, report: GameReport): void {
    this.write({ program: this.program, title, trial: trial.id, report: shortened(report, trial) })
  }

  /** Notes that this build plays like the latest other one. */
  confirm(title: string, trial: Trial): void {
    const playsLike = otherThan(this.program, this.linesOf(title, trial))
    if (playsLike !== undefined) this.write({ program: this.program, title, trial: trial.id, playsLike })
  }

  private linesOf(title: string, { id }: Trial): readonly Line[] {
    return this.lines.filter((line) => line.title === title && line.trial === id)
  }

  private gamesBy(build: string, lines: readonly Line[]): readonly GameReport[] {
    const own = lines.filter(({ program }) => program === build)
    return own.flatMap(({ report, playsLike }) =>
      report ? [report] : playsLike === undefined ? [] : this.gamesBy(playsLike, lines),
    )
  }

  private write(line: Line): void {
    this.lines.push(line)
    mkdirSync(dirname(this.file), { recursive: true })
    appendFileSync(this.file, `${JSON.stringify(line)}\n`)
  }
}

const otherThan = (build: string, lines: readonly Line[]): string | undefined =>
  lines.findLast(({ program }) => program !== build)?.program

/** The last line of a file that was being written to may be half a line. */
function parsed(line: string): Line[] {
  const read = readJson(line)
  return read ? [read.value as Line] : []
}

/** Times to a tenth of a millisecond, and only where the trial asks for them: they are most of a report. */
function shortened(report: GameReport, { demands }: Trial): GameReport {
  const isTimed = demands.some(({ figure }) => figure === 'median')
  const times = (all: readonly number[]): readonly number[] =>
    isTimed ? all.map((ms) => Math.round(ms * 10) / 10) : []
  return { ...report, seats: report.seats.map((seat) => ({ ...seat, times: times(seat.times) })) }
}

/**
 * A fingerprint of all scripts of the program, including the bundle with the players, so that games of different builds
 * are not mixed.
 */
function programFingerprint(): string {
  const folder = fileURLToPath(programFolder)
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.c?js$/.test(name))
    .toSorted()
  const sum = createHash('sha256')
  for (const name of scripts) sum.update(name).update(readFileSync(join(folder, name)))
  return sum.digest('hex').slice(0, 16)
}
