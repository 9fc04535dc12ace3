import { defineTexts } from '../../../language/texts.js'

export const storyTexts = defineTexts({
  'round.auction': {
    en: 'Auction round {number}',
    de: 'Versteigerungsrunde {number}',
    ja: 'オークションラウンド{number}',
  },
  'round.start': { en: 'Start auction', de: 'Start-Versteigerung', ja: 'スタートオークション' },
  'round.stock': { en: 'Stock round {number}', de: 'Aktienrunde {number}', ja: '株式ラウンド{number}' },
  'round.operating': {
    en: 'Operating round {number}.{operating}',
    de: 'Operationsrunde {number}.{operating}',
    ja: '運営ラウンド{number}.{operating}',
  },
  'round.end': { en: 'End of the game', de: 'Spielende', ja: 'ゲーム終了' },
  'band.end': { en: 'End', de: 'Ende', ja: '終了' },
  'sample.start': { en: 'Start', de: 'Beginn', ja: '開始' },

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

  receivership: { en: 'receivership', de: 'Treuhandschaft', ja: '管財' },
  mine: { en: 'Mine {number}', de: 'Werk {number}', ja: '鉱山{number}' },
  'mine.mark': { en: 'M{number}', de: 'W{number}', ja: '鉱{number}' },

  'chart.fortune': { en: 'Net worth', de: 'Vermögen', ja: '純資産' },
  'chart.price': { en: 'Share prices', de: 'Aktienwerte', ja: '株価' },
  'chart.revenue': {
    en: 'Revenue by company',
    de: 'Einfahrergebnis je Gesellschaft',
    ja: '会社別の収入',
  },
  'chart.income': {
    en: 'Where the money of {player} came from',
    de: 'Woher das Geld von {player} kam',
    ja: '{player}の収入源',
  },
  'source.railways': { en: 'Railways', de: 'Bahnen', ja: '鉄道会社' },
  'source.publicMines': { en: 'Public mines', de: 'Werk-AGs', ja: '公開鉱山会社' },
  'source.mines': { en: 'Private mines', de: 'Einzelwerke', ja: '個人鉱山' },
  'source.mhe': { en: 'MHE', de: 'MHE', ja: 'MHE' },
  'source.building': { en: 'Repaid building costs', de: 'Erstattete Baukosten', ja: '建設費の払い戻し' },

  'fortune.cash': { en: 'Cash', de: 'Bargeld', ja: '現金' },
  'fortune.shares': { en: '{company} shares', de: 'Aktien {company}', ja: '{company}株' },
  'fortune.mines': { en: 'Mines', de: 'Werke', ja: '鉱山' },

  'moment.dividend': {
    en: 'Largest dividend: {company} pays out {amount}',
    de: 'Höchste Ausschüttung: {company} zahlt {amount}',
    ja: '最高配当：{company}が{amount}を配当',
  },
  'moment.revenue': {
    en: 'Best result: {company} earns {amount}',
    de: 'Bestes Ergebnis: {company} erwirtschaftet {amount}',
    ja: '最高収入：{company}が{amount}を獲得',
  },
  'moment.fall': {
    en: 'Deepest fall: the price of {company} drops from {from} to {to}',
    de: 'Tiefster Fall: Der Aktienwert von {company} sinkt von {from} auf {to}',
    ja: '最大の下落：{company}の株価が{from}から{to}へ',
  },
  'moment.rise': {
    en: 'Highest leap: the price of {company} rises from {from} to {to}',
    de: 'Höchster Sprung: Der Aktienwert von {company} steigt von {from} auf {to}',
    ja: '最大の上昇：{company}の株価が{from}から{to}へ',
  },
  'moment.lead': {
    en: '{player} takes the lead for good',
    de: '{player} übernimmt endgültig die Führung',
    ja: '{player}が最後まで続く首位に立つ',
  },
  'moment.at': { en: '{round} · {text}', de: '{round} · {text}', ja: '{round}　{text}' },
})
