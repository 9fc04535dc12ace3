/** Vierhain as programs find it: what lists and forms need at once, and the rest when it is asked for. */
export const manifest = {
  id: 'vierhain',
  name: { en: 'Vierhain', de: 'Vierhain', ja: 'フィーアハイン' },
  money: { en: '{amount} T', de: '{amount} T', ja: '{amount}ターラー' },
  seats: { min: 2, max: 4 },
  options: {},
  readings: {},
  game: async () => (await import('./game.js')).game,
  guide: async () => (await import('./texts/guide.js')).guide,
  readingTexts: async () => (await import('./texts/readings.js')).readingTexts,
  faultTexts: async () => (await import('./texts/position-faults.js')).faultTexts,
  headings: async () => (await import('./texts/headings.json', { with: { type: 'json' } })).default,
  glossary: async () => (await import('./texts/glossary.json', { with: { type: 'json' } })).default,
  bot: async () => (await import('./bot/knowledge.js')).knowledge,
  evening: async () => (await import('./texts/evening.js')).evening,
  lessons: async () => (await import('./lessons/index.js')).lessons,
}
