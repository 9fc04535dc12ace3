import { defineTexts } from '../language/texts.js'

/** What frames the tutor's sentences. */
export const tutorTexts = defineTexts({
  thinking: { en: 'Thinking …', de: 'Denkt nach …', ja: '考えています…' },
  failed: {
    en: 'The tutor could not look at this decision.',
    de: 'Der Tutor konnte sich diese Entscheidung nicht ansehen.',
    ja: 'この判断を調べられませんでした。',
  },
  again: { en: 'Ask again', de: 'Noch einmal fragen', ja: 'もう一度たずねる' },
  heading: { en: 'Tip: {choice}', de: 'Tipp: {choice}', ja: 'ヒント：{choice}' },
  compared: {
    en: '{count, plural, one {One plan} other {# plans}} compared.',
    de: '{count, plural, one {Ein Plan} other {# Pläne}} verglichen.',
    ja: '{count, plural, other {#}}案を比較しました。',
  },
  next: { en: 'Next best: {choice}.', de: 'Zweitbeste Wahl: {choice}.', ja: '次善の手：{choice}。' },
  best: { en: 'best', de: 'am besten', ja: '最善' },
  expected: {
    en: 'How much each choice should be worth to you by the end of the game, compared with the best.',
    de: 'Was dir jede Wahl bis zum Spielende voraussichtlich bringt, verglichen mit der besten.',
    ja: 'ゲーム終了までの価値を最善手と比べた現時点での見込みです。',
  },
  doIt: { en: 'Do it', de: 'So spielen', ja: 'この手にする' },
  showRun: {
    en: 'Show the run on the map',
    de: 'Fahrt auf der Karte zeigen',
    ja: '運行をマップに表示',
  },
  close: { en: 'Close the tip', de: 'Tipp schließen', ja: 'ヒントを閉じる' },
  warning: { en: 'Are you sure?', de: 'Sicher?', ja: 'よろしいですか？' },
  better: {
    en: '“{choice}” is worth about {amount} more to you.',
    de: '„{choice}“ ist dir etwa {amount} mehr wert.',
    ja: '「{choice}」のほうが約{amount}有利です。',
  },
  goOn: { en: 'Go on', de: 'Trotzdem', ja: 'このまま進む' },
  back: { en: 'Look again', de: 'Noch einmal ansehen', ja: '考え直す' },
})
