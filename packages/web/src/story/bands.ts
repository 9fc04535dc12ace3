import type { PhaseRef, RoundName } from '@stellwerk/table'
import { roundCode } from '@stellwerk/table'
import type { Language, TableWords } from '@stellwerk/texts'
import type { Chronicle } from './chronicle.js'
import { phaseColour } from './phases.js'
import { storyTexts } from './texts.js'

/** A stretch of the timeline: a round. */
export interface Band {
  /** The first and the last moment that belong to it. */
  readonly from: number
  readonly to: number
  readonly label: string
  readonly kind: RoundName['kind']
  /** The phase at its beginning, and its colour. */
  readonly phase: PhaseRef
  readonly colour: string
}

/** The rounds in which somebody decided, over the moments whose states lie in them. */
export function bandsOf(
  { rounds, phases }: Chronicle,
  last: number,
  words: TableWords,
  language: Language,
): readonly Band[] {
  const labelOf = (name: RoundName): string => {
    if (name.kind === 'end') return storyTexts.in(language)('end')
    return name.kind === 'setup' ? words.round(name) : roundCode(name)
  }
  return rounds.flatMap(({ name, from, phase }, i) => {
    const to = (rounds[i + 1]?.from ?? last + 1) - 1
    if (to < from) return []
    return [{ from, to, label: labelOf(name), kind: name.kind, phase, colour: phaseColour(phases, phase) }]
  })
}
