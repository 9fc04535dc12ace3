import { defineTexts } from '../language/texts.js'

export const endTexts = defineTexts({
  heading: { en: 'The game is over', de: 'Die Partie ist zu Ende', ja: 'ゲーム終了' },
  winner: { en: '{names} wins.', de: '{names} gewinnt.', ja: '{names}の勝利です。' },
  winners: {
    en: '{names} share the victory.',
    de: '{names} teilen sich den Sieg.',
    ja: '{names}の同点勝利です。',
  },
  rank: { en: 'Rank', de: 'Rang', ja: '順位' },
  total: { en: 'Total', de: 'Gesamt', ja: '合計' },
  keyMoments: { en: 'Key moments', de: 'Entscheidende Momente', ja: '重要な場面' },
  review: { en: 'Review the game', de: 'Partie auswerten', ja: 'ゲームを振り返る' },
  again: { en: 'Play again', de: 'Noch einmal spielen', ja: 'もう一度遊ぶ' },
  ranking: { en: 'Ranking', de: 'Rangliste', ja: '順位表' },
})
