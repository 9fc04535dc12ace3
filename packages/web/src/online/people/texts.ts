import { defineTexts } from '../../language/texts.js'

export const peopleTexts = defineTexts({
  games: { en: 'Finished games', de: 'Beendete Partien', ja: '終了したゲーム' },
  missing: { en: 'Nobody here has that name.', de: 'Hier heißt niemand so.', ja: 'その名前の人はいません。' },
  nobody: { en: 'Nobody', de: 'Niemand', ja: '該当なし' },
  noGames: {
    en: 'No finished public games yet.',
    de: 'Noch keine beendeten öffentlichen Partien.',
    ja: '公開された終了済みのゲームはありません。',
  },
  ownPage: { en: 'Your page', de: 'Deine Seite', ja: 'あなたのページ' },
  played: { en: 'Played', de: 'Gespielt', ja: '対局数' },
  rank: { en: 'Place {rank}', de: 'Platz {rank}', ja: '{rank}位' },
  rating: { en: 'Rating', de: 'Wertung', ja: 'レーティング' },
  ratingHelp: {
    en: 'Ratings come from the order in which players finish, ties included. In 19 cases out of 20 a player’s true skill is within the range; everyone starts at 1,500.',
    de: 'Die Wertung ergibt sich aus der Reihenfolge am Spielende, auch bei Gleichstand. In 19 von 20 Fällen liegt die wahre Spielstärke in der Spanne; alle beginnen bei 1.500.',
    ja: 'レーティングは終了時の順位（同順位を含む）から推定します。20回中19回、実力は範囲内にあります。全員1,500から始まります。',
  },
  ratingRange: {
    en: '{value, number} ({low, number} to {high, number}), {games, plural, one {# game} other {# games}}',
    de: '{value, number} ({low, number} bis {high, number}), {games, plural, one {# Partie} other {# Partien}}',
    ja: '{value, number}（{low, number}～{high, number}）、{games, number}局',
  },
  rematch: { en: 'Rematch', de: 'Revanche', ja: '再戦する' },
  rematchHelp: {
    en: 'Same players, same settings, everyone one seat along.',
    de: 'Dieselben Leute, dieselben Einstellungen, alle einen Platz weiter.',
    ja: '同じ人・同じ条件で、席を1つずつずらして対局します。',
  },
  rematchOpen: {
    en: 'A rematch is open: take your seat.',
    de: 'Eine Revanche ist eröffnet: Nimm deinen Platz ein.',
    ja: '再戦のテーブルができました。席に着いてください。',
  },
  results: { en: 'Results', de: 'Ergebnisse', ja: '成績' },
  since: { en: 'Here since {when}', de: 'Hier seit {when}', ja: '{when}から参加' },
  title: { en: 'Title', de: 'Spiel', ja: 'タイトル' },
  won: { en: 'Won', de: 'Gewonnen', ja: '勝利' },
})
