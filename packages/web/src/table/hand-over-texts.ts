import { defineTexts } from '../language/texts.js'

export const handOverTexts = defineTexts({
  heading: {
    en: 'Hand the screen to {player}',
    de: 'Gib den Bildschirm an {player} weiter',
    ja: '{player}に画面を渡してください',
  },
  why: {
    en: 'What comes next is for {player}’s eyes only. Everyone else, please look away.',
    de: 'Was jetzt kommt, darf nur {player} sehen. Die anderen schauen bitte weg.',
    ja: 'ここから先は{player}だけが見てよい内容です。ほかの人は画面を見ないでください。',
  },
  look: { en: 'Hold to look', de: 'Halten zum Ansehen', ja: '押している間だけ表示' },
  hide: { en: 'Let go to hide', de: 'Loslassen zum Verbergen', ja: '離すと隠れます' },
  take: { en: 'I am {player}', de: 'Ich bin {player}', ja: '{player}です' },
})
