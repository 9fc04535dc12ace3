import { readings } from './readings.js'

/** 1853 as programs find it: what lists and forms need at once, and the rest when it is asked for. */
export const manifest = {
  id: '1853',
  name: { en: '1853', de: '1853', ja: '1853' },
  money: { en: '£{amount}', de: '{amount} £', ja: '{amount}ポンド' },
  seats: { min: 3, max: 6 },
  // 1853-1.6-b, R-51: the first is that of a normal game, then shorter and longer ones
  options: { bank: ['15000', '12500', '10000', '17760', '20000'] },
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
