import type { State } from '@stellwerk/1853'
import type { Language } from '@stellwerk/texts'
import type { Headline } from '../../face.js'
import { roundOf, shortRound } from './rounds.js'
import { storyTexts } from './texts.js'

export function headline(state: State, language: Language): Headline {
  const round = roundOf(state)
  const { kind, number, operating = 0 } = round
  const say = storyTexts.in(language)
  return {
    round: shortRound(round),
    roundName: say(`round.${kind}`, { number, operating }),
    phase: state.phase,
    phaseNote: say(`phase.${state.phase}`),
    phaseColour: `--phase-${state.phase}`,
  }
}
