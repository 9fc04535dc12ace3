import { defineTexts } from '../language/texts.js'

/** What titles are called, and their money: the same words as their own texts have, without the rules around them. */
export const titleTexts = defineTexts({
  'name 1853': { en: '1853', de: '1853', ja: '1853' },
  'name 1854': { en: '1854', de: '1854', ja: '1854' },
  'name 1873': { en: 'Harzbahn 1873', de: 'Harzbahn 1873', ja: '1873 ハルツバーン' },
  'money 1853': { en: '£{amount}', de: '{amount} £', ja: '{amount}ポンド' },
  'money 1854': { en: '{amount} G', de: '{amount} G', ja: '{amount}グルデン' },
  'money 1873': { en: '{amount} M', de: '{amount} M', ja: '{amount}マルク' },
})
