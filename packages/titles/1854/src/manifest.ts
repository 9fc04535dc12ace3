import { readings } from './readings.js'

/** 1854 as programs find it: what lists and forms need at once, and the rest when it is asked for. */
export const manifest = {
  id: '1854',
  name: { en: '1854', de: '1854', ja: '1854' },
  money: { en: '{amount} G', de: '{amount} G', ja: '{amount}グルデン' },
  seats: { min: 3, max: 6 },
  options: {},
  readings,
  game: async () => (await import('./game.js')).game,
  guide: async () => (await import('./texts/guide.js')).guide,
  evening: async () => (await import('./texts/evening.js')).evening,
  readingTexts: async () => (await import('./texts/readings.js')).readingTexts,
  faultTexts: async () => (await import('./texts/position-faults.js')).faultTexts,
  positionForm: async () => (await import('./position/form.js')).form,
  headings: async () => (await import('./texts/headings.json', { with: { type: 'json' } })).default,
  glossary: async () => (await import('./texts/glossary.json', { with: { type: 'json' } })).default,
  bot: async () => (await import('./bot/knowledge.js')).knowledge,
}
