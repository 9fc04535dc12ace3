import { defineTexts } from '../language/texts.js'

/** Apart from the texts of the overview, which comes when it is opened. */
export const switchTexts = defineTexts({
  overview: { en: 'Overview', de: 'Übersicht', ja: '一覧' },
  review: { en: 'Review', de: 'Auswertung', ja: '振り返り' },
  map: { en: 'Map', de: 'Karte', ja: 'マップ' },
  shown: { en: 'What is shown', de: 'Was gezeigt wird', ja: '表示の切り替え' },
})
