import { readings } from './readings.js'

/** Harzbahn 1873 as programs find it: what lists and forms need at once, and the rest when it is asked for. */
export const manifest = {
  id: '1873',
  name: { en: 'Harzbahn 1873', de: 'Harzbahn 1873', ja: '1873 ハルツバーン' },
  money: { en: '{amount} M', de: '{amount} M', ja: '{amount}マルク' },
  seats: { min: 2, max: 5 },
  options: { edition: ['R', 'S', '2022', '18xx.games', '18xx.games-aag'] },
  readings,
  game: async () => (await import('./game.js')).game,
  guide: async () => (await import('./texts/guide.js')).guide,
  evening: async () => (await import('./texts/evening.js')).evening,
  readingTexts: async () => (await import('./texts/readings.js')).readingTexts,
  faultTexts: async () => (await import('./texts/position-faults.js')).faultTexts,
  scene: async () => (await import('./scene.js')).scene,
  positionForm: async () => (await import('./position/form.js')).form,
  headings: async () => (await import('./texts/headings.json', { with: { type: 'json' } })).default,
  glossary: async () => (await import('./texts/glossary.json', { with: { type: 'json' } })).default,
  bot: async () => (await import('./bot/knowledge.js')).knowledge,
  importer: {
    siteTitle: 'Harzbahn 1873',
    load: async () => (await import('./import/index.js')).importGame,
  },
}
