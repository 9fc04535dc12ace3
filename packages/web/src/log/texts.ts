import { defineTexts } from '../language/texts.js'

export const logTexts = defineTexts({
  byDeputy: {
    en: '{line} (entered by {name})',
    de: '{line} (eingegeben von {name})',
    ja: '{line}（{name}が代行）',
  },
  allActors: { en: 'All companies', de: 'Alle Gesellschaften', ja: 'すべての会社' },
  allPlayers: { en: 'All players', de: 'Alle Spieler', ja: '全プレイヤー' },
  actor: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  empty: {
    en: 'Nothing in the log matches these filters.',
    de: 'Nichts im Protokoll passt zu diesen Filtern.',
    ja: '条件に合う記録はありません。',
  },
  loading: {
    en: 'Loading the history …',
    de: 'Der Verlauf wird geladen …',
    ja: '経過を読み込んでいます…',
  },
  player: { en: 'Player', de: 'Spieler', ja: 'プレイヤー' },
  search: { en: 'Find in the log', de: 'Im Protokoll suchen', ja: '記録を検索' },
  show: {
    en: 'Show the board after move {at}',
    de: 'Stand nach Zug {at} zeigen',
    ja: '{at}手目の盤面を表示',
  },
})
