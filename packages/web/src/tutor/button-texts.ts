import { defineTexts } from '../language/texts.js'

export const tipButtonTexts = defineTexts({
  tip: { en: 'Tip', de: 'Tipp', ja: 'ヒント' },
  ask: {
    en: 'What a strong player would do here, and why',
    de: 'Was ein starker Spieler hier tun würde und warum',
    ja: '強いプレイヤーならどうするか、その理由',
  },
  setting: {
    en: 'Tips are switched off in your settings',
    de: 'Tipps sind in deinen Einstellungen ausgeschaltet',
    ja: '設定でヒントがオフになっています',
  },
  table: {
    en: 'There are no tips at online tables',
    de: 'An Online-Tischen gibt es keine Tipps',
    ja: 'オンラインのテーブルではヒントを使えません',
  },
})
