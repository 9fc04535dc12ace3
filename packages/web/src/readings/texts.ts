import { defineTexts } from '../language/texts.js'

export const readingPageTexts = defineTexts({
  heading: { en: 'House readings', de: 'Regelauslegungen', ja: 'ルールの解釈' },
  changed: {
    en: 'House readings: {count} changed',
    de: 'Regelauslegungen: {count} geändert',
    ja: 'ルールの解釈：{count}件変更',
  },
  intro: {
    en: 'The rules leave these points open. Leave them alone to play as most tables do.',
    de: 'Hier lassen die Regeln etwas offen. Ohne Änderung spielt ihr wie die meisten Runden.',
    ja: 'ルールブックでは決めきれない点です。変更しなければ標準の解釈で遊びます。',
  },
  listIntro: {
    en: 'The rules leave these points open. Each table chooses before it starts; unless it changes something, the default applies.',
    de: 'Hier lassen die Regeln etwas offen. Jede Runde wählt vor dem Start; ohne Änderung gilt der Standard.',
    ja: 'ルールブックでは決めきれない点です。開始前にテーブルごとに選べます。変更しなければ標準の解釈になります。',
  },
  usual: { en: 'default', de: 'Standard', ja: '標準' },
  reset: { en: 'Reset to defaults', de: 'Auf Standard zurücksetzen', ja: '標準に戻す' },
})
