import { defineTexts } from '../../../language/texts.js'

/** The names of the tabs, and words that several panels use. */
export const panelTexts = defineTexts({
  companies: { en: 'Companies', de: 'Gesellschaften', ja: '会社' },
  players: { en: 'Players', de: 'Spieler', ja: 'プレイヤー' },
  market: { en: 'Market', de: 'Aktienwerte', ja: '株価' },
  mines: { en: 'Mines', de: 'Werke', ja: '鉱山' },
  trains: { en: 'Trains', de: 'Loks', ja: '列車' },
  tiles: { en: 'Tiles', de: 'Plättchen', ja: 'タイル' },

  treasury: { en: 'Treasury', de: 'Betriebs\u00adkapital', ja: '資金' },
  pool: { en: 'Pool', de: 'Bankpool', ja: 'バンクプール' },
  issue: { en: 'Issue field', de: 'Aktienausgabe', ja: 'IPO' },
  receivership: { en: 'Receivership', de: 'Treuhandschaft', ja: '管財' },
  none: { en: 'none', de: 'keine', ja: 'なし' },
  machine: { en: 'Machine', de: 'Maschine', ja: '機械' },
  switcher: { en: 'Switcher', de: 'Werklok', ja: '入換機' },
  maintenance: { en: 'Maintenance', de: 'Wartungskosten', ja: '維持費' },
  hexOnMap: { en: 'Show {hex} on the map', de: '{hex} auf der Karte zeigen', ja: '地図で{hex}を表示' },
})
