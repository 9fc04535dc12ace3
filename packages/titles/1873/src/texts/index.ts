import type { Action, Frame, GameEvent, JsonObject, Range, Refusal } from '@stellwerk/engine'
import type { Language, TitleTexts } from '@stellwerk/texts'
import { engineRefusal } from '@stellwerk/texts'
import type { State } from '../state.js'
import { choiceLabel } from './choices.js'
import { describeDeal, logLine } from './events.js'
import { actionName, hasMessage, money, say } from './words.js'

export { glossary } from './glossary.js'
export type { Term } from './glossary.js'

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
  name: (language) => say(language, 'name.title'),

  option: (language, name, value) => say(language, `option.${name}${value === undefined ? '' : `.${value}`}`),

  event: (language: Language, event: GameEvent, state: State) => logLine(language, event, state),

  choice: (language: Language, action: Action, state: State, range?: Range) =>
    choiceLabel(language, action, state, range),

  step(language: Language, frame: Frame) {
    const deal = frame['deal'] ? { deal: describeDeal(language, frame['deal'] as JsonObject) } : {}
    return say(language, `step.${frame.kind}`, { ...frame, ...deal })
  },

  refusal(language: Language, refusal: Refusal) {
    const key = `refusal.${refusal.rule}`
    if (hasMessage(key)) return say(language, key, refusal.params)
    return engineRefusal(language, refusal, (type) => actionName(language, type))
  },

  help(language: Language, actionType: string) {
    return { text: say(language, `help.${actionType}`), rule: helpRules[actionType] ?? '' }
  },

  money,
}
