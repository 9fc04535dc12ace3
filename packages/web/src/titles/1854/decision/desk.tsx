import type { CompanyId, State } from '@stellwerk/1854'
import { playerOf } from '@stellwerk/1854'
import type { TitleDesk } from '../../../decision/title-desk.js'
import { deskOf } from '../../../decision/title-desk.js'
import { shortName } from '../names.js'
import { EffectText } from './effect-text.js'
import type { Effect } from './effects.js'
import { outcomeOf } from './outcome.js'
import type { TextKey } from './texts.js'
import { decisionTexts } from './texts.js'

/** The desk of 1854. */
export type Desk = TitleDesk<State, Effect, TextKey>

export interface StepProps {
  readonly desk: Desk
}

export const useDesk = deskOf<State, Effect, TextKey>({
  texts: decisionTexts,
  judge: outcomeOf,
  EffectText,
  playerOf,
  purseName: (company, language) => shortName(language, company),
})

/** The company whose step waits. */
export const companyOfStep = ({ step }: Desk): CompanyId => step['company'] as CompanyId
