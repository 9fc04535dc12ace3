import { defineTexts } from '../../../language/texts.js'

/** What the panels say of phases and sources of income. */
export const storyTexts = defineTexts({
  'source.large': {
    en: 'Dividends of large companies',
    de: 'Dividenden großer Gesellschaften',
    ja: '大会社の配当',
  },
  'source.small': {
    en: 'Dividends of small companies',
    de: 'Dividenden kleiner Gesellschaften',
    ja: '小会社の配当',
  },
  'source.contract': { en: 'Contract', de: 'Kontrakt', ja: '契約' },
  'source.elephant': { en: 'Elephant', de: 'Elefant', ja: '象' },
})
