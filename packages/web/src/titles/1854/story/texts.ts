import { defineTexts } from '../../../language/texts.js'

/** What the panels say of phases and sources of income. */
export const storyTexts = defineTexts({
  'phase.1': {
    en: 'Yellow tiles. One operating round per set.',
    de: 'Gelbe Gleisteile. Eine Betriebsrunde je Set.',
    ja: '黄色タイル。1セットに運営ラウンド1回。',
  },
  'phase.2': {
    en: 'Yellow tiles. One operating round per set. The first trains are sold.',
    de: 'Gelbe Gleisteile. Eine Betriebsrunde je Set. Die ersten Loks sind verkauft.',
    ja: '黄色タイル。1セットに運営ラウンド1回。最初の列車が売れました。',
  },
  'phase.3': {
    en: 'Green tiles. Two operating rounds per set. Trains may be traded; 2+ and 3+ are for sale.',
    de: 'Grüne Gleisteile. Zwei Betriebsrunden je Set. Loks dürfen gehandelt werden; 2+ und 3+ zu kaufen.',
    ja: '緑タイル。1セットに運営ラウンド2回。列車の売買が可能になり、2+と3+を販売。',
  },
  'phase.4': {
    en: 'Green tiles. Two operating rounds per set. 2 and 1+ are scrapped. Train limits 3 and 1.',
    de: 'Grüne Gleisteile. Zwei Betriebsrunden je Set. 2 und 1+ verschrottet. Loklimits 3 und 1.',
    ja: '緑タイル。1セットに運営ラウンド2回。2と1+は廃棄。列車上限は3と1。',
  },
  'phase.5': {
    en: 'Brown tiles. Three operating rounds per set. Mountain railways are closed; local railways may merge. 2+ are scrapped.',
    de: 'Braune Gleisteile. Drei Betriebsrunden je Set. Gebirgsbahnen geschlossen; Lokalbahnen dürfen fusionieren. 2+ verschrottet.',
    ja: '茶色タイル。1セットに運営ラウンド3回。山岳鉄道は閉鎖、ローカル鉄道は合併可能。2+は廃棄。',
  },
  'phase.6': {
    en: 'Brown tiles. Three operating rounds per set. Local railways merge by force. 3 and 3+ are scrapped.',
    de: 'Braune Gleisteile. Drei Betriebsrunden je Set. Lokalbahnen fusionieren zwangsweise. 3 und 3+ verschrottet.',
    ja: '茶色タイル。1セットに運営ラウンド3回。ローカル鉄道は強制合併。3と3+は廃棄。',
  },
  'phase.7': {
    en: 'Grey tiles. Three operating rounds per set. 4-trains are scrapped.',
    de: 'Graue Gleisteile. Drei Betriebsrunden je Set. 4er-Loks verschrottet.',
    ja: '灰色タイル。1セットに運営ラウンド3回。4列車は廃棄。',
  },
  'source.majors': { en: 'Majors', de: 'Große Gesellschaften', ja: '大会社' },
  'source.locals': { en: 'Local railways', de: 'Lokalbahnen', ja: 'ローカル鉄道' },
  'source.ags': { en: 'Local AGs', de: 'Lokalbahn AGs', ja: 'ローカルAG' },
  'source.mountains': { en: 'Mountain railways', de: 'Gebirgsbahnen', ja: '山岳鉄道' },
  'source.splits': { en: 'Splits', de: 'Aktiensplits', ja: '株式分割' },
})
