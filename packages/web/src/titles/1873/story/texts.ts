import { defineTexts } from '../../../language/texts.js'

/** What the panels say of phases and sources of income. */
export const storyTexts = defineTexts({
  'phase.1': {
    en: 'Yellow tiles. One operating round per set. No maintenance.',
    de: 'Gelbe Plättchen. Eine Operationsrunde je Set. Keine Wartungskosten.',
    ja: '黄色タイル。1セットに運営ラウンド1回。維持費なし。',
  },
  'phase.2': {
    en: 'Yellow tiles. One operating round per set. Switchers of size 2 on sale. No maintenance.',
    de: 'Gelbe Plättchen. Eine Operationsrunde je Set. Werkloks der Größe 2 zu kaufen. Keine Wartungskosten.',
    ja: '黄色タイル。1セットに運営ラウンド1回。サイズ2の入換機を販売。維持費なし。',
  },
  'phase.3': {
    en: 'Green tiles. Two operating rounds per set. Size 1 costs maintenance.',
    de: 'Grüne Plättchen. Zwei Operationsrunden je Set. Größe 1 kostet Wartung.',
    ja: '緑タイル。1セットに運営ラウンド2回。サイズ1に維持費。',
  },
  'phase.4': {
    en: 'Green tiles. Two operating rounds per set. Sizes 1 and 2 cost maintenance.',
    de: 'Grüne Plättchen. Zwei Operationsrunden je Set. Größen 1 und 2 kosten Wartung.',
    ja: '緑タイル。1セットに運営ラウンド2回。サイズ1と2に維持費。',
  },
  'phase.5': {
    en: 'Brown tiles. Three operating rounds per set. Sizes 1 and 2 cost maintenance.',
    de: 'Braune Plättchen. Drei Operationsrunden je Set. Größen 1 und 2 kosten Wartung.',
    ja: '茶色タイル。1セットに運営ラウンド3回。サイズ1と2に維持費。',
  },
  'phase.D': {
    en: 'Grey tiles. Three operating rounds per set. Sizes 1 to 3 cost maintenance.',
    de: 'Graue Plättchen. Drei Operationsrunden je Set. Größen 1 bis 3 kosten Wartung.',
    ja: '灰色タイル。1セットに運営ラウンド3回。サイズ1～3に維持費。',
  },
  'source.railways': { en: 'Railways', de: 'Bahnen', ja: '鉄道会社' },
  'source.publicMines': { en: 'Public mines', de: 'Werk-AGs', ja: '公開鉱山会社' },
  'source.mines': { en: 'Private mines', de: 'Einzelwerke', ja: '個人鉱山' },
  'source.mhe': { en: 'MHE', de: 'MHE', ja: 'MHE' },
  'source.building': { en: 'Repaid building costs', de: 'Erstattete Baukosten', ja: '建設費の払い戻し' },
})
