import type { Language } from '@stellwerk/texts'
import type { PlayedGame } from '@stellwerk/titles'
import type { Moment } from '../session/session.js'

const known = new Map<Language, WeakMap<Moment, readonly string[]>>()

/** What happened at a moment, line by line; found once for each moment and language. */
export function linesOf(game: PlayedGame, moment: Moment, language: Language): readonly string[] {
  const inLanguage = known.get(language) ?? new WeakMap<Moment, readonly string[]>()
  known.set(language, inLanguage)
  let lines = inLanguage.get(moment)
  if (!lines) {
    lines = moment.events.flatMap((event) => game.texts.event(language, event, moment.state) ?? [])
    inLanguage.set(moment, lines)
  }
  return lines
}

export interface Filter {
  readonly text: string
  readonly player: string
  readonly actor: string
}

export interface LogEntry {
  readonly at: number
  readonly actor: string | undefined
  readonly lines: readonly string[]
}

/** The entries between two moments that a filter lets through; moments without a line are left out. */
export function entriesOf(
  moments: readonly Moment[],
  from: number,
  to: number,
  told: (moment: Moment) => readonly string[],
  actorAt: (at: number) => string | undefined,
  filter: Filter,
): LogEntry[] {
  const text = filter.text.trim().toLowerCase()
  const entries: LogEntry[] = []
  for (let at = from; at <= to; at++) {
    const moment = moments[at]
    if (!moment) continue
    if (filter.player && moment.action?.player !== filter.player) continue
    const actor = actorAt(at)
    if (filter.actor && actor !== filter.actor) continue
    const all = told(moment)
    const lines = text ? all.filter((line) => line.toLowerCase().includes(text)) : all
    if (lines.length > 0) entries.push({ at, actor, lines })
  }
  return entries
}
