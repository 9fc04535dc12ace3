import { defineTexts } from '../../../language/texts.js'

export const storyTexts = defineTexts({
  'round.auction': { en: 'Contracts', de: 'Kontrakte', ja: '契約' },
  'round.stock': { en: 'Stock round {number}', de: 'Aktienrunde {number}', ja: '株式ラウンド{number}' },
  'round.operating': {
    en: 'Operating round {number}.{operating}',
    de: 'Betriebsrunde {number}.{operating}',
    ja: '運営ラウンド{number}.{operating}',
  },
  'round.end': { en: 'End of the game', de: 'Spielende', ja: 'ゲーム終了' },
  'band.contracts': { en: 'Contracts', de: 'Kontrakte', ja: '契約' },
  'band.end': { en: 'End', de: 'Ende', ja: '終了' },
  'sample.start': { en: 'Start', de: 'Beginn', ja: '開始' },

  'phase.2': {
    en: 'Yellow tiles. One operating round per set. Four trains at most.',
    de: 'Gelbe Gleisteile. Eine Betriebsrunde je Set. Höchstens vier Loks.',
    ja: '黄色タイル。1セットに運営ラウンド1回。列車は4両まで。',
  },
  'phase.3': {
    en: 'Green tiles. Two operating rounds per set. Four trains at most; 2M are for sale, to large companies too.',
    de: 'Grüne Gleisteile. Zwei Betriebsrunden je Set. Höchstens vier Loks; 2M zu kaufen, auch für große Gesellschaften.',
    ja: '緑タイル。1セットに運営ラウンド2回。列車は4両まで。大会社も2Mを購入可能。',
  },
  'phase.4': {
    en: 'Brown tiles. Three operating rounds per set. Three trains at most; 2 and 1M are scrapped, 3M are for sale.',
    de: 'Braune Gleisteile. Drei Betriebsrunden je Set. Höchstens drei Loks; 2 und 1M verschrottet, 3M zu kaufen.',
    ja: '茶色タイル。1セットに運営ラウンド3回。列車は3両まで。2と1Mは廃棄、3Mを販売。',
  },
  'phase.5': {
    en: 'Grey tiles. Three operating rounds per set. Two trains at most; 3 and 2M are scrapped, 6 and 4M are for sale. With a 5 or 6 a company leaves its home area.',
    de: 'Graue Gleisteile. Drei Betriebsrunden je Set. Höchstens zwei Loks; 3 und 2M verschrottet, 6 und 4M zu kaufen. Mit einer 5 oder 6 verlässt eine Gesellschaft ihr Heimatgebiet.',
    ja: '灰色タイル。1セットに運営ラウンド3回。列車は2両まで。3と2Mは廃棄、6と4Mを販売。5か6を持つ会社は本拠地域の外へ出られます。',
  },

  'chart.fortune': { en: 'Net worth', de: 'Vermögen', ja: '純資産' },
  'chart.price': { en: 'Share prices', de: 'Kurse', ja: '株価' },
  'chart.revenue': {
    en: 'Earnings and mail by company',
    de: 'Einnahmen und Post je Gesellschaft',
    ja: '会社別の収入（郵便を含む）',
  },
  'chart.income': {
    en: 'Where the money of {player} came from',
    de: 'Woher das Geld von {player} kam',
    ja: '{player}の収入源',
  },
  'source.dividends': { en: 'Dividends', de: 'Dividenden', ja: '配当' },
  'source.contract': { en: 'Contract', de: 'Kontrakt', ja: '契約' },
  'source.elephant': { en: 'Elephant', de: 'Elefant', ja: '象' },

  'fortune.cash': { en: 'Cash', de: 'Bargeld', ja: '現金' },
  'fortune.shares': { en: 'Shares of {company}', de: 'Aktien {company}', ja: '{company}の株' },

  'moment.dividend': {
    en: 'Largest dividend: {company} pays out {amount}',
    de: 'Höchste Dividende: {company} zahlt {amount}',
    ja: '最高配当：{company}が{amount}を配当',
  },
  'moment.revenue': {
    en: 'Best run: {company} earns {amount}',
    de: 'Beste Fahrt: {company} nimmt {amount} ein',
    ja: '最高収入：{company}が{amount}を獲得',
  },
  'moment.bond': {
    en: 'Largest bond: {player} with {amount}',
    de: 'Höchste Anleihe: {player} mit {amount}',
    ja: '最高額の保証金：{player}の{amount}',
  },
  'moment.elephant': {
    en: 'Dearest elephant: {player} buys it for {amount}',
    de: 'Teuerster Elefant: {player} kauft ihn für {amount}',
    ja: '最も高い象：{player}が{amount}で購入',
  },
  'moment.lead': {
    en: '{player} takes the lead for good',
    de: '{player} übernimmt endgültig die Führung',
    ja: '{player}が最後まで続く首位に立つ',
  },
  'moment.at': { en: '{round} · {text}', de: '{round} · {text}', ja: '{round} {text}' },
})
