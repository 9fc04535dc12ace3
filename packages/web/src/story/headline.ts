import type { PhaseRef, Table } from '@stellwerk/table'
import { roundCode } from '@stellwerk/table'
import type { Language, TableWords } from '@stellwerk/texts'
import { listed } from '@stellwerk/texts'
import { phaseColour } from './phases.js'
import { storyTexts } from './texts.js'

/** Where the game stands, for the bar above the map. */
export interface Headline {
  /** "OR 3.2", the same in every language. */
  readonly round: string
  /** The same in words. */
  readonly roundName: string
  readonly phase: PhaseRef
  /** "green", or "green · 2 ORs" in a round in which one wonders how many will follow. */
  readonly phaseWords: string
  /** What may be laid, how many operating rounds there are, and what else the phase brings. */
  readonly phaseNote: string
  /** A colour of CSS. */
  readonly phaseColour: string
}

export function headlineOf({ round, phase, phases }: Table, words: TableWords, language: Language): Headline {
  return {
    round: roundCode(round),
    roundName: words.round(round),
    phase,
    phaseWords: phaseWords({ round, phase, phases }, language),
    phaseNote: phaseNote({ phase, phases }, words, language),
    phaseColour: phaseColour(phases, phase),
  }
}

function phaseWords(
  { round, phase, phases }: Pick<Table, 'round' | 'phase' | 'phases'>,
  language: Language,
): string {
  const say = storyTexts.in(language)
  const { tiles = [], operatingRounds = 0 } = phases.find(({ ref }) => ref === phase) ?? {}
  const newest = tiles.at(-1)
  return [
    ...(newest ? [say(`tiles.${newest}`)] : []),
    ...(round.kind === 'stock' ? [say('rounds', { count: operatingRounds })] : []),
  ].join(' · ')
}

function phaseNote(
  { phase, phases }: Pick<Table, 'phase' | 'phases'>,
  words: TableWords,
  language: Language,
): string {
  const say = storyTexts.in(language)
  const { tiles = [], operatingRounds = 0, brings = [] } = phases.find(({ ref }) => ref === phase) ?? {}
  const colours = tiles.map((colour) => say(`tiles.${colour}`))
  return [
    say('phase', { tiles: listed(language, colours), rounds: operatingRounds }),
    ...brings.map((message) => words.say(message)),
  ].join(' ')
}
