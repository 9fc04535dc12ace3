import { defineTexts } from '../language/texts.js'

export const variationTexts = defineTexts({
  heading: {
    en: 'Variations, and what everybody is worth at the end of each',
    de: 'Varianten und das Vermögen aller an ihrem Ende',
    ja: '変化手順と、それぞれの終わりでの総資産',
  },
  line: { en: 'Line', de: 'Linie', ja: '手順' },
  game: { en: 'The game', de: 'Die Partie', ja: '実際のゲーム' },
  gameAt: {
    en: '{round}, {count, plural, one {# move} other {# moves}}',
    de: '{round}, {count, plural, one {# Zug} other {# Züge}}',
    ja: '{round}・{count}手',
  },
  leaves: {
    en: 'from move {at}, {count, plural, =0 {as in the game so far} one {# move} other {# moves}} to {round}',
    de: 'ab Zug {at}, {count, plural, =0 {bisher wie die Partie} one {# Zug} other {# Züge}} bis {round}',
    ja: '{at}手目から{count, plural, =0 {まだゲームと同じ} other {#手}}・{round}',
  },
  more: { en: 'More for {name}', de: 'Mehr zu {name}', ja: '{name}のメニュー' },
  rename: { en: 'Rename', de: 'Umbenennen', ja: '名前を変える' },
  nameLabel: { en: 'Name of this variation', de: 'Name dieser Variante', ja: 'この変化手順の名前' },
  remove: { en: 'Delete', de: 'Löschen', ja: '削除' },
  removeAsk: {
    en: 'Delete variation {name}?',
    de: 'Variante {name} löschen?',
    ja: '変化手順{name}を削除しますか？',
  },
  removeWhy: {
    en: 'What you tried in it will be lost. The game and the other variations stay.',
    de: 'Was du darin probiert hast, ist dann weg. Die Partie und die anderen Varianten bleiben.',
    ja: '試した手順は失われます。ゲームとほかの変化手順は残ります。',
  },
  keep: { en: 'Keep', de: 'Behalten', ja: '残す' },
  differs: {
    en: '{by} compared with the game after move {at}',
    de: '{by} gegenüber der Partie nach Zug {at}',
    ja: '実際のゲームの{at}手目との差{by}',
  },
  note: {
    en: 'Worth at the end of each line. ▲ and ▼ compare it with the game after the same number of moves.',
    de: 'Vermögen am Ende jeder Linie. ▲ und ▼ vergleichen es mit der Partie nach ebenso vielen Zügen.',
    ja: '各手順の終わりでの総資産。▲▼は、同じ手数での実際のゲームとの差です。',
  },
  notice: {
    en: 'Variation {name}: the game itself stays as it is.',
    de: 'Variante {name}: Die Partie selbst bleibt, wie sie ist.',
    ja: '変化手順{name}：ゲームそのものは変わりません。',
  },
  back: { en: 'Back to the game', de: 'Zurück zur Partie', ja: 'ゲームに戻る' },
  backToTurn: { en: 'Back to my turn', de: 'Zurück zu meinem Zug', ja: '自分の手番に戻る' },
  compare: { en: 'Compare', de: 'Vergleichen', ja: '比べる' },
  branches: { en: 'Variations', de: 'Varianten', ja: '変化手順' },
  mark: {
    en: 'Variation {name} branches off here, after move {at}',
    de: 'Variante {name} zweigt hier ab, nach Zug {at}',
    ja: '変化手順{name}は{at}手目のあとで分岐',
  },
  gameMark: {
    en: 'The game goes on differently here, after move {at}',
    de: 'Hier geht die Partie anders weiter, nach Zug {at}',
    ja: '実際のゲームは{at}手目のあとで別の手に進む',
  },
  try: {
    en: 'You decide for everybody. Nobody else sees it; it stays in this browser.',
    de: 'Du entscheidest für alle. Niemand sonst sieht es; es bleibt in diesem Browser.',
    ja: '全員の手を決められます。ほかの人には見えず、このブラウザーに保存されます。',
  },
})
