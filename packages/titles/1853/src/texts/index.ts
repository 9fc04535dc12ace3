import type { TitleTexts } from '@stellwerk/texts'
import { catalogueTexts } from '@stellwerk/texts'
import type { State } from '../state.js'
import { choiceLabel } from './choices.js'
import { logLine } from './events.js'
import { stepLine } from './steps.js'
import { actionName, catalogues, hasMessage, money, say } from './words.js'

export { faultTexts } from './position-faults.js'
export { readingTexts } from './readings.js'

/** Where the rules ledger tells about a kind of action. */
const helpRules: { readonly [actionType: string]: string } = {
  accept: '1853-4.8.9-a',
  buyShare: '1853-3.1.4-a',
  buyTrain: '1853-4.8.2-a',
  chooseOption: '1853-4.1.3-a',
  decline: '1853-R-42',
  extraRound: '1853-4.9-b',
  giveBackTrain: '1853-4.8.6-a',
  keepElephant: '1853-R-53',
  layTile: '1853-4.1.6-a',
  offerElephant: '1853-3.1.11-b',
  pass: '1853-4.0-d',
  payOut: '1853-4.6.4-a',
  pick: '1853-2.5.4-b',
  placeBase: '1853-4.4.6-a',
  proposeElephant: '1853-R-53',
  proposeEnd: '1853-R-71',
  redeem: '1853-2.7.4-b',
  run: '1853-4.5.10-c',
  sellShares: '1853-3.1.8-a',
  sellTrain: '1853-R-42',
  setBond: '1853-2.5.2-a',
  settleDebt: '1853-4.8.10-b',
  withdraw: '1853-R-42',
}

export const indiaTexts: TitleTexts<State> = {
  ...catalogueTexts({ catalogues, say, hasMessage, money, actionName, helpRules }),
  event: logLine,
  choice: choiceLabel,
  step: stepLine,
}
