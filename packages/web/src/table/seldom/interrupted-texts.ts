import { defineTexts } from '../../language/texts.js'

/** What is said of moves that did not arrive and of drafts that have to wait. */
export const interruptedTexts = defineTexts({
  unsent: { en: 'Your move did not go through', de: 'Dein Zug kam nicht an', ja: '手が届きませんでした' },
  changed: {
    en: 'The board has changed in the meantime: {what}',
    de: 'Inzwischen ist etwas passiert: {what}',
    ja: 'その間に盤面が変わりました：{what}',
  },
  changedBack: {
    en: 'The board has changed in the meantime: moves were undone.',
    de: 'Inzwischen wurden Züge zurückgenommen.',
    ja: 'その間に手が取り消され、盤面が変わりました。',
  },
  notReached: {
    en: 'The server could not be reached.',
    de: 'Der Server war nicht erreichbar.',
    ja: 'サーバーに接続できませんでした。',
  },
  yourMove: { en: 'Your move: {move}', de: 'Dein Zug: {move}', ja: 'あなたの手：{move}' },
  sendAgain: { en: 'Send again', de: 'Noch einmal senden', ja: 'もう一度送る' },
  drop: { en: 'Discard', de: 'Verwerfen', ja: '破棄する' },
  begun: { en: 'What you had started', de: 'Was du angefangen hattest', ja: '入力途中の内容' },
  notNow: { en: 'Not possible now', de: 'Jetzt nicht möglich', ja: '今はできません' },
})
