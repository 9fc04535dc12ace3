import { defineTexts } from '../../language/texts.js'

/** What can be wrong with a described position, in words. */
export const faultTexts = defineTexts({
  tileOfBox: {
    en: 'No tile of the box. Wanted is its number with a rotation, such as 78:4.',
    de: 'Kein Plättchen des Spiels. Gebraucht wird seine Nummer mit einer Drehung, etwa 78:4.',
    ja: '存在しないタイルです。番号と向きで指定してください（例：78:4）。',
  },
  misfit: {
    en: 'This tile cannot lie here like this.',
    de: 'Dieses Plättchen kann hier nicht so liegen.',
    ja: 'このタイルはここにこの向きでは置けません。',
  },
  tooMany: {
    en: 'Tile {tile} is laid {used, plural, one {once} other {# times}}: more often than the box has it.',
    de: 'Plättchen {tile} liegt {used}-mal: öfter, als es im Spiel ist.',
    ja: 'タイル{tile}が{used}枚置かれており、枚数を超えています。',
  },
  notThere: {
    en: 'Markers stand at stops of the hex, and belong to companies in operation.',
    de: 'Marker stehen an Bahnhöfen des Feldes und gehören Gesellschaften in Betrieb.',
    ja: 'トークンはヘクス上の駅に置かれ、開業済みの会社のものでなければなりません。',
  },
  circles: {
    en: 'There are {count} markers for {circles, plural, one {# circle} other {# circles}}.',
    de: 'Hier stehen {count} Marker, es gibt aber nur {circles, plural, one {# Kreis} other {# Kreise}}.',
    ja: '駅の枠{circles}つに対してトークンが{count}個あります。',
  },
  twice: {
    en: 'A company has one marker in a hex at most.',
    de: 'Eine Gesellschaft hat höchstens einen Marker je Feld.',
    ja: '同じヘクスに同じ会社のトークンは1つまでです。',
  },
  manyMarkers: {
    en: '{company} has more markers on the map than it owns ({count}).',
    de: '{company} hat mehr Marker auf der Karte, als es besitzt ({count}).',
    ja: '{company}のトークンが多すぎます（{count}個）。',
  },
  price: {
    en: 'The share price market has no such price.',
    de: 'Diesen Aktienwert gibt es nicht.',
    ja: 'この株価は株価表にありません。',
  },
  director: {
    en: '{player} directs {company} with {held}%, but the director has at least 20% and nobody has more ({most}%).',
    de: '{player} führt {company} mit {held}\u00a0%; ein Direktor hat aber mindestens 20\u00a0% und niemand mehr als er ({most}\u00a0%).',
    ja: '{company}の社長{player}の持株は{held}%です。社長は20%以上を持ち、最多（{most}%）でなければなりません。',
  },
  tooManyShares: {
    en: 'There are only {most} shares.',
    de: 'Es gibt nur {most} Aktien.',
    ja: '株は全部で{most}株です。',
  },
  oneOf: { en: 'Wanted is one of: {values}.', de: 'Möglich ist: {values}.', ja: '次のいずれか：{values}。' },
  least: { en: 'Wanted is {least} or more.', de: 'Mindestens {least}.', ja: '{least}以上にしてください。' },
  purse: {
    en: 'Only players and companies in operation have money.',
    de: 'Geld haben nur Spieler und Gesellschaften in Betrieb.',
    ja: '所持金を持つのはプレイヤーと開業済みの会社だけです。',
  },
  unknownName: {
    en: 'The title has nothing of this name.',
    de: 'Etwas mit diesem Namen gibt es hier nicht.',
    ja: 'この名前のものはありません。',
  },
  inReceivership: {
    en: 'The company has no director, so it does not decide on its runs.',
    de: 'Die Gesellschaft hat keinen Direktor und entscheidet nicht über ihre Fahrten.',
    ja: '社長がいないため、運行を決められません。',
  },
})
