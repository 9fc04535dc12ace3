import { defineTexts } from '../../../../language/texts.js'

export const marketTexts = defineTexts({
  sheet: { en: 'Market', de: 'Kurstabelle', ja: '株価表' },
  legend: {
    en: 'Ringed spaces are issue prices. To the right of the red line a major is split. Certificates of companies on orange spaces do not count towards the limit. On a space the upper marker acts first.',
    de: 'Umrandete Felder sind Ausgabekurse. Rechts der roten Linie wird eine große Gesellschaft gesplittet. Aktien auf orangen Feldern zählen nicht zum Limit. In einem Feld ist der obere Marker zuerst dran.',
    ja: '枠付きの欄は初期価格。赤線の右で大会社は株式分割。オレンジ欄の会社の株券は上限に数えません。同じ欄では上のマーカーが先に運営します。',
  },
  moves: { en: 'What each move would do', de: 'Was jede Bewegung bewirkt', ja: '株価の動き' },
  company: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  price: { en: 'Price', de: 'Kurs', ja: '株価' },
  paidOut: { en: 'Pays out', de: 'Zahlt aus', ja: '配当' },
  withheld: { en: 'Withholds', de: 'Behält ein', ja: '無配' },
  certificateSold: { en: 'One sold', de: 'Eine verkauft', ja: '1枚売却' },
  soldOut: { en: 'Sold out', de: 'Ausverkauft', ja: '完売' },
  trainBought: {
    en: 'Buys a train from a company',
    de: 'Kauft Lok einer Gesellschaft',
    ja: '他社の列車を購入',
  },
  trainSold: { en: 'Sells a train', de: 'Verkauft Lok', ja: '列車を売却' },
  splits: { en: 'split', de: 'Split', ja: '分割' },
  empty: {
    en: 'No company has a price yet.',
    de: 'Noch hat keine Gesellschaft einen Kurs.',
    ja: 'まだ株価のある会社はありません。',
  },
  history: { en: 'Price histories', de: 'Verlauf der Kurse', ja: '株価の推移' },
  historyOf: {
    en: 'Price of {company} after each round: {values}',
    de: 'Kurs von {company} nach jeder Runde: {values}',
    ja: '{company}の各ラウンド後の株価：{values}',
  },
})
