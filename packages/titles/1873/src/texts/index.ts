import type { JsonObject } from '@stellwerk/engine'
import type { TitleTexts } from '@stellwerk/texts'
import { catalogueTexts } from '@stellwerk/texts'
import type { State } from '../state.js'
import { choiceLabel } from './choices.js'
import { describeDeal, logLine } from './events.js'
import { actionName, catalogues, hasMessage, money, say } from './words.js'

export { faultTexts } from './position-faults.js'
export { readingTexts } from './readings.js'

/** Where the rules ledger tells about a kind of action. */
const helpRules: { readonly [actionType: string]: string } = {
  accept: 'RUL-08',
  assignSwitchers: '1873-4.3.1-a',
  bid: '1873-3.1-f',
  bidPremium: '1873-2.1-t',
  buildStation: '1873-4.4.2-d',
  buyItem: '1873-2.1-c',
  buyMachine: '1873-4.2.4-c',
  buyMine: '1873-4.3.4-a',
  buyShare: '1873-3.2.3-a',
  buySwitcher: '1873-4.2.4-g',
  buyTrain: '1873-4.4.7-g',
  closeMine: '1873-4.2.5-a',
  decline: 'RUL-08',
  formPublicMine: '1873-3.2.5-c',
  foundRailway: '1873-3.2.4-a',
  issueShares: '1873-4.3.6-a',
  layTile: '1873-4.4.1-o',
  openAuction: '1873-3.1-d',
  pass: '1873-3.2-d',
  payOut: '1873-4.3.2-a',
  run: '1873-4.4.3-o',
  scrapSwitcher: '1873-4.2.4-j',
  scrapTrain: '1873-4.4.7-j',
  sellShares: '1873-3.2.2-b',
  useOption: '1873-3.2.6-b',
  withdraw: 'RUL-08',
}

export const harzbahnTexts: TitleTexts<State> = {
  ...catalogueTexts({ catalogues, say, hasMessage, money, actionName, helpRules }),
  event: logLine,
  choice: choiceLabel,

  step(language, frame) {
    const deal = frame['deal'] ? { deal: describeDeal(language, frame['deal'] as JsonObject) } : {}
    return say(language, `step.${frame.kind}`, { ...frame, ...deal })
  },
}
