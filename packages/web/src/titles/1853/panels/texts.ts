import { defineTexts } from '../../../language/texts.js'

/** The names of the tabs, and words that several panels use. */
export const panelTexts = defineTexts({
  companies: { en: 'Companies', de: 'Gesellschaften', ja: '会社' },
  players: { en: 'Players', de: 'Spieler', ja: 'プレイヤー' },
  market: { en: 'Market', de: 'Kurse', ja: '株価' },
  trains: { en: 'Trains', de: 'Loks', ja: '列車' },
  tiles: { en: 'Tiles', de: 'Gleisteile', ja: 'タイル' },
  sources: { en: 'Sources', de: 'Quellen', ja: '出典' },

  treasury: { en: 'Treasury', de: 'Betriebs\u00adkapital', ja: '資金' },
  pool: { en: 'Pool', de: 'Bankpool', ja: 'バンクプール' },
  offer: { en: 'Offer', de: 'Angebot der Bank', ja: 'IPO' },
  none: { en: 'none', de: 'keine', ja: 'なし' },
  price: { en: 'Price', de: 'Kurs', ja: '株価' },
  par: { en: 'Par', de: 'Nennwert', ja: '額面' },
  hexOnMap: { en: 'Show {hex} on the map', de: '{hex} auf der Karte zeigen', ja: '地図で{hex}を表示' },
})
