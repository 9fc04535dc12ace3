import type { State } from '@stellwerk/1873'
import { playerOf } from '@stellwerk/1873'
import type { TitleDesk } from '../../../decision/title-desk.js'
import { deskOf } from '../../../decision/title-desk.js'
import { EffectText } from './effect-text.js'
import type { Effect } from './effects.js'
import { outcomeOf } from './outcome.js'
import type { TextKey } from './texts.js'
import { decisionTexts } from './texts.js'

/** The desk of 1873. */
export type Desk = TitleDesk<State, Effect, TextKey>

export const useDesk = deskOf<State, Effect, TextKey>({
  texts: decisionTexts,
  judge: outcomeOf,
  EffectText,
  playerOf,
  purseName: (purse, language) =>
    purse.startsWith('mine:') ? decisionTexts.in(language)('mine', { mine: purse.slice(5) }) : purse,
})
