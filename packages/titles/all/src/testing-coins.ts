import type { Action } from '@stellwerk/engine'
import type { Catalogue } from '@stellwerk/texts'
import { catalogueTexts, phrasesOf, sayer } from '@stellwerk/texts'
import type { CoinState } from '@stellwerk/engine/testing'
import { coins } from '@stellwerk/engine/testing'
import { coinFace } from '../../../table/src/testing.js'
import type { Manifest } from './manifest.js'

const words: Catalogue = {
  'name.title': 'The coin game',
  'name.money': '{amount} c',
  'action.take': 'take coins',
  'action.lot': 'draw a lot',
  'action.sell': 'sell a coin',
  'choice.take': 'Take {count} coins',
  'choice.lot': 'Draw a lot',
  'choice.sell': 'Sell a coin',
  'choice.accept': 'Accept',
  'choice.decline': 'Decline',
  'choice.withdraw': 'Withdraw',
  'heading.turn': 'Your turn',
  'heading.offer': 'An offer of {from}',
  'step.turn': '{player} · your turn',
  'step.offer': '{to} · answer the offer',
  'step.end': 'The end',
  'event.money': '{reason}: {amount} coins',
  'refusal.coins-0': 'Two must play.',
  'refusal.coins-1': 'Between one and three coins, not {count}.',
  'refusal.coins-2': 'The next player has no coin.',
  'column.with': 'With',
  'course.turn': 'Turn',
  'course.end': 'End',
  'deal.sell': 'A coin changes hands',
  'fact.drawn': 'Lots drawn',
  'fact.last': 'Last lot',
  'section.take': 'Take coins',
  'section.other': 'Something else',
  'sheet.board': 'Board',
  map: 'Three purses',
}

const catalogues = { en: words, de: words, ja: words }
const { phrase: _, ...phrases } = phrasesOf(catalogues)
const say = sayer(catalogues, { names: {}, alternatives: new Set(), english: (text) => text })

/** A title of a hundred lines: the coin game of the engine with the description of `table`, and words for both. */
export const coinManifest: Manifest<CoinState> = {
  id: 'coins',
  name: { en: 'The coin game', de: 'Das Münzspiel', ja: 'コインゲーム' },
  money: { en: '{amount} c', de: '{amount} c', ja: '{amount} c' },
  seats: coins.seats,
  options: coins.options,
  readings: coins.readings,
  game: async () => ({
    title: coins,
    texts: {
      ...catalogueTexts({ catalogues, say, helpRules: {}, ...phrases }),
      event: (language, event) =>
        event.kind === 'money' ? say(language, 'event.money', { ...event }) : null,
      choice: (language, action: Action) => say(language, `choice.${action.type}`, { ...action }),
      step: (language, frame) => say(language, `step.${frame.kind}`, { ...frame }),
    },
    face: coinFace,
    whole: async () => coins,
  }),
  guide: async () => ({ course: [], hints: {}, steps: {} }),
  readingTexts: async () => ({}),
  faultTexts: async () => ({ en: {}, de: {}, ja: {} }),
  headings: async () => ({}),
  glossary: async () => [],
}
