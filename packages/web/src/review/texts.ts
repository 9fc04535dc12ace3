import { defineTexts } from '../language/texts.js'

export const reviewTexts = defineTexts({
  lead: {
    en: 'What mattered in this game, what it was worth, and what would have been better. It takes a few seconds and runs on this device only.',
    de: 'Was in dieser Partie zählte, was es wert war und was besser gewesen wäre. Das dauert ein paar Sekunden und läuft nur auf diesem Gerät.',
    ja: 'このゲームで重要だった局面とその価値、より良い手を調べます。数秒かかります。計算はこの端末だけで行います。',
  },
  start: { en: 'Review the game', de: 'Partie auswerten', ja: 'ゲームを振り返る' },
  working: {
    en: '{percent, number}% done',
    de: '{percent, number} % geschafft',
    ja: '{percent, number}%完了',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen', ja: '中止' },
  failed: {
    en: 'The review failed.',
    de: 'Die Auswertung hat nicht geklappt.',
    ja: '振り返りに失敗しました。',
  },
  loading: {
    en: 'The game is still loading.',
    de: 'Die Partie wird noch geladen.',
    ja: 'ゲームを読み込んでいます。',
  },
  runs: {
    en: '{below, number} of {all, number} runs fell short of the best and left {lost} on the table.',
    de: '{below, number} von {all, number} Fahrten blieben unter dem Besten und ließen {lost} liegen.',
    ja: '{all, number}回の運行のうち{below, number}回が最善を下回り、計{lost}を取り損ねました。',
  },
  player: { en: 'Player', de: 'Spieler', ja: 'プレイヤー' },
  chart: { en: 'Worth and expected worth', de: 'Vermögen und erwartetes Vermögen', ja: '総資産と見込み' },
  expected: { en: '{name}, expected', de: '{name}, erwartet', ja: '{name}（見込み）' },
  begin: { en: 'Start', de: 'Beginn', ja: '開始' },
  show: { en: 'Show', de: 'Zeigen', ja: '表示' },
  moments: { en: 'Turning points', de: 'Wendepunkte', ja: '分かれ目' },
  tally: {
    en: '{best, number} of {decisions, number} best',
    de: '{best, number} von {decisions, number} optimal',
    ja: '{decisions, number}回中{best, number}回が最善',
  },
  decided: { en: 'How you decided', de: 'Wie entschieden wurde', ja: '判断の内訳' },
  none: { en: 'None.', de: 'Keine.', ja: '該当なし。' },
  did: { en: 'Played: {choice}', de: 'Gespielt: {choice}', ja: '実際の手：{choice}' },
  better: { en: 'Better: {choice}', de: 'Besser: {choice}', ja: 'より良い手：{choice}' },
  exact: { en: 'exact', de: 'genau', ja: '確定' },
  go: { en: 'Go there', de: 'Dorthin', ja: 'その局面へ' },
  tryFrom: { en: 'Try from here', de: 'Ab hier probieren', ja: 'ここから試す' },
  playOn: {
    en: 'Play on against computers',
    de: 'Gegen Computer weiterspielen',
    ja: 'コンピューターと続きを対戦',
  },
  again: { en: 'Review again', de: 'Neu auswerten', ja: 'もう一度調べる' },
})
