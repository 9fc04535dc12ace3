import type { State } from '@stellwerk/1854'
import type { Language } from '@stellwerk/texts'
import type { RoundName } from '../../../story/rounds.js'
import { shortRound } from '../../../story/rounds.js'
import type { Headline } from '../../face.js'
import { roundOf } from './rounds.js'
import { storyTexts } from './texts.js'

export function headline(state: State, language: Language): Headline {
  const round = roundOf(state)
  return {
    round: shortRound(round),
    roundName: roundInWords(round, language),
    phase: state.phase,
    phaseNote: storyTexts.in(language)(`phase.${state.phase}`),
    phaseColour: `--phase-${state.phase}`,
  }
}

function roundInWords({ kind, number, operating = 0 }: RoundName, language: Language): string {
  const say = storyTexts.in(language)
  if (kind === 'operating' && number === 0) return say('round.between')
  return say(`round.${kind}`, { number, operating })
}
