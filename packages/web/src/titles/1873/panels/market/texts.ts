import { defineTexts } from '../../../../language/texts.js'

export const marketTexts = defineTexts({
  row: { en: 'Share prices', de: 'Aktienwerte', ja: '株価表' },
  price: { en: 'Price', de: 'Aktienwert', ja: '株価' },
  markers: { en: 'Markers from top to bottom', de: 'Marker von oben nach unten', ja: '上からのマーカー' },
  start: { en: 'start price of railways', de: 'Start-Ausgabepreis der Bahnen', ja: '鉄道会社の初期価格' },
  last: { en: 'the game ends', de: 'Spielende', ja: 'ゲーム終了' },
  legend: {
    en: 'Ringed boxes are start prices of railways. In a box the upper marker operates first.',
    de: 'Umrandete Felder sind Start-Ausgabepreise der Bahnen. In einem Feld operiert der obere Marker zuerst.',
    ja: '枠付きの欄は鉄道会社の初期価格。同じ欄では上のマーカーが先に運営します。',
  },
  moves: { en: 'How prices move', de: 'Wie sich Aktienwerte bewegen', ja: '株価の動き' },
  up: {
    en: 'Up one, two or three steps when a payout reaches one, two or three times the price.',
    de: 'Ein, zwei oder drei Schritte hinauf, wenn die Ausschüttung das Ein-, Zwei- oder Dreifache des Aktienwerts erreicht.',
    ja: '配当総額が株価の1倍・2倍・3倍以上なら1・2・3段上がる。',
  },
  down: {
    en: 'Down one step when nothing is paid out, and one step for each share sold of a company that has operated.',
    de: 'Einen Schritt hinunter, wenn nichts ausgeschüttet wird, und einen Schritt je verkaufter Aktie einer Gesellschaft, die schon operiert hat.',
    ja: '無配なら1段、運営済みの会社の株式を売るごとに1段下がる。',
  },
  still: {
    en: 'A smaller payout leaves the price where it is; the marker goes to the bottom of its box.',
    de: 'Eine kleinere Ausschüttung lässt den Aktienwert stehen; der Marker kommt in seinem Feld nach unten.',
    ja: 'それ未満の配当では株価は動かず、マーカーは欄の一番下へ移る。',
  },
  stays: {
    en: 'A smaller payout leaves the price and the marker where they are.',
    de: 'Eine kleinere Ausschüttung lässt Aktienwert und Marker stehen.',
    ja: 'それ未満の配当では株価もマーカーも動かない。',
  },
  end: {
    en: 'When a price reaches {price}, the game ends after that operating round.',
    de: 'Erreicht ein Aktienwert {price}, endet das Spiel nach dieser Operationsrunde.',
    ja: '株価が{price}に達すると、その運営ラウンドの後にゲームが終わる。',
  },
  mheFixed: {
    en: 'The price of the MHE is always {price}; it has no marker here.',
    de: 'Der Aktienwert der MHE ist immer {price}; sie hat hier keinen Marker.',
    ja: 'MHEの株価は常に{price}で、ここにマーカーはない。',
  },
  empty: {
    en: 'No company has a price yet.',
    de: 'Noch hat keine Gesellschaft einen Aktienwert.',
    ja: 'まだ株価のある会社はありません。',
  },
  history: { en: 'Price histories', de: 'Verlauf der Aktienwerte', ja: '株価の推移' },
  historyOf: {
    en: 'Price of {company} after each round: {values}',
    de: 'Aktienwert von {company} nach jeder Runde: {values}',
    ja: '{company}の各ラウンド後の株価：{values}',
  },
})
