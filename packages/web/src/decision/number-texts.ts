import { defineTexts } from '../language/texts.js'

export const numberTexts = defineTexts({
  less: { en: 'less', de: 'weniger', ja: '減らす' },
  more: { en: 'more', de: 'mehr', ja: '増やす' },
  unreadable: {
    en: 'Please enter a whole number from {min} to {max}.',
    de: 'Bitte eine ganze Zahl von {min} bis {max} eingeben.',
    ja: '{min}から{max}までの整数を入力してください。',
  },
  low: { en: 'At least {min}.', de: 'Mindestens {min}.', ja: '{min}以上です。' },
  high: { en: 'At most {max}.', de: 'Höchstens {max}.', ja: '{max}以下です。' },
  step: {
    en: 'Choose {min}, or more in steps of {step}.',
    de: 'Ab {min} geht es in Schritten von {step}.',
    ja: '{min}から{step}刻みで選べます。',
  },
  excluded: {
    en: 'That was already declined. Please choose another number.',
    de: 'Das wurde schon abgelehnt. Bitte eine andere Zahl wählen.',
    ja: 'この額はすでに断られました。別の数にしてください。',
  },
})
