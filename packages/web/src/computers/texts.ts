import { defineTexts } from '../language/texts.js'

/** What is said of computer players at one screen. */
export const computerTexts = defineTexts({
  bar: { en: 'Computer players', de: 'Computerspieler', ja: 'コンピューター' },
  thinking: { en: '{name} is thinking …', de: '{name} überlegt …', ja: '{name}が考えています…' },
  held: { en: '{name} is up next', de: '{name} ist dran', ja: '次は{name}です' },
  failed: {
    en: '{name} could not decide. That is our fault; please try again.',
    de: '{name} konnte sich nicht entscheiden. Das ist unser Fehler; bitte noch einmal versuchen.',
    ja: '{name}が手を決められませんでした。こちらの不具合です。もう一度お試しください。',
  },
  yours: { en: 'Your turn', de: 'Du bist dran', ja: 'あなたの手番です' },
  pace: { en: 'Computers play', de: 'Computer spielen', ja: 'コンピューターの速さ' },
  'pace.pause': { en: 'with a pause', de: 'mit einer Pause', ja: '間を置いて' },
  'pace.at-once': { en: 'at once', de: 'sofort', ja: 'すぐに' },
  'pace.step': { en: 'step by step', de: 'Schritt für Schritt', ja: '一手ずつ' },
  next: { en: 'Next move', de: 'Nächster Zug', ja: '次の手へ' },
})

export const levelTexts = defineTexts({
  person: { en: 'Person', de: 'Mensch', ja: '人' },
  easy: { en: 'Computer, easy', de: 'Computer, leicht', ja: 'コンピューター（やさしい）' },
  good: { en: 'Computer, good', de: 'Computer, gut', ja: 'コンピューター（ふつう）' },
  strong: { en: 'Computer, strong', de: 'Computer, stark', ja: 'コンピューター（強い）' },
})
