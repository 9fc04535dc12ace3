import { defineTexts } from '../../../language/texts.js'

/** The names of the tabs, and words that several panels use. */
export const panelTexts = defineTexts({
  companies: { en: 'Companies', de: 'Gesellschaften', ja: '会社' },
  players: { en: 'Players', de: 'Spieler', ja: 'プレイヤー' },
  market: { en: 'Market', de: 'Kurse', ja: '株価' },
  privates: { en: 'Privates', de: 'Privatbahnen', ja: '個人会社' },
  trains: { en: 'Trains', de: 'Loks', ja: '列車' },
  tiles: { en: 'Tiles', de: 'Gleisteile', ja: 'タイル' },
  sources: { en: 'Sources', de: 'Quellen', ja: '出典' },

  treasury: { en: 'Treasury', de: 'Betriebs\u00adkapital', ja: '資金' },
  pool: { en: 'Pool', de: 'Bankpool', ja: 'バンクプール' },
  tableau: { en: 'Tableau', de: 'Aktientableau', ja: 'IPO' },
  split: { en: 'Split field', de: 'Gesplittete Aktien', ja: '分割株置き場' },
  none: { en: 'none', de: 'keine', ja: 'なし' },
  price: { en: 'Price', de: 'Kurs', ja: '株価' },
  director: { en: 'director', de: 'Direktor', ja: '社長' },
  hexOnMap: { en: 'Show {hex} on the map', de: '{hex} auf der Karte zeigen', ja: '地図で{hex}を表示' },
})
