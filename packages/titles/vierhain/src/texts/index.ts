import type { TitleTexts } from '@stellwerk/texts'
import { catalogueTexts } from '@stellwerk/texts'
import type { State } from '../state.js'
import { choiceLabel } from './choices.js'
import { logLine } from './events.js'
import { actionName, catalogues, hasMessage, money, say } from './words.js'

/** Where the rules ledger tells about a kind of action. */
const helpRules: { readonly [actionType: string]: string } = {
  buyShare: 'vierhain-trade-a',
  buyTrain: 'vierhain-train-a',
  found: 'vierhain-found-a',
  layTile: 'vierhain-track-a',
  pass: 'vierhain-stock-a',
  payOut: 'vierhain-use-a',
  sellShares: 'vierhain-trade-d',
}

export const vierhainTexts: TitleTexts<State> = {
  ...catalogueTexts({ catalogues, say, hasMessage, money, actionName, helpRules }),
  event: logLine,
  choice: choiceLabel,
  step: (language, frame) => say(language, `step.${frame.kind}`, { ...frame }),
}
