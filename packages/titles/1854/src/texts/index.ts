import type { TitleTexts } from '@stellwerk/texts'
import { catalogueTexts } from '@stellwerk/texts'
import type { State } from '../state.js'
import { choiceLabel, describeRuns } from './choices.js'
import { logLine } from './events.js'
import { stepLine } from './steps.js'
import { actionName, catalogues, hasMessage, money, say } from './words.js'

export { faultTexts } from './position-faults.js'
export { readingTexts } from './readings.js'

/** Where the rules ledger tells about a kind of action. */
const helpRules: { readonly [actionType: string]: string } = {
  accept: '1854-agree-c',
  bid: '1854-auction-d',
  buildStation: '1854-token-b',
  buildTunnel: '1854-tunnel-a',
  buyContract: '1854-mail-c',
  buyDirector: '1854-buy-f',
  buyOption: '1854-option-a',
  buyPrivate: '1854-auction-b',
  buyShare: '1854-buy-a',
  buyTrain: '1854-trains-d',
  chooseCharter: '1854-merge-d',
  completeOption: '1854-option-g',
  decline: '1854-agree-c',
  dropBid: '1854-auction-h',
  dropOut: '1854-auction-n',
  giveUpTrain: '1854-scrap-c',
  layTile: '1854-track-b',
  merge: '1854-merge-a',
  pass: '1854-or-turn-b',
  payOut: '1854-dividend-a',
  placeHome: '1854-local-ags-e',
  raise: '1854-auction-m',
  run: '1854-run-q',
  sellOption: '1854-option-j',
  sellShares: '1854-sell-c',
  withdraw: '1854-agree-c',
}

const texts = catalogueTexts({ catalogues, say, hasMessage, money, actionName, helpRules })

export const austriaTexts: TitleTexts<State> = {
  ...texts,
  event: logLine,
  choice: choiceLabel,
  step: stepLine,

  refusal(language, refusal) {
    const { runs } = refusal.params
    if (!Array.isArray(runs)) return texts.refusal(language, refusal)
    const shown = describeRuns(language, runs)
    return texts.refusal(language, { ...refusal, params: { ...refusal.params, runs: shown } })
  },
}
