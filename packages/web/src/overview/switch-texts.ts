import { defineTexts } from '../language/texts.js'

/** Apart from the texts of the overview, which comes when it is opened. */
export const switchTexts = defineTexts({
  overview: { en: 'Overview', de: 'Übersicht', ja: '一覧' },
  map: { en: 'Map', de: 'Karte', ja: 'マップ' },
  shown: { en: 'Map or overview', de: 'Karte oder Übersicht', ja: 'マップか一覧' },
})
