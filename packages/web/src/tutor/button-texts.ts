import { defineTexts } from '../language/texts.js'

export const tipButtonTexts = defineTexts({
  tip: { en: 'Tip', de: 'Tipp', ja: 'ヒント' },
  ask: {
    en: 'What a strong player would do here, and why',
    de: 'Was jemand Starkes hier täte, und warum',
    ja: '強いプレイヤーならどうするか、その理由',
  },
  setting: {
    en: 'Tips are switched off in your settings',
    de: 'Tipps sind in deinen Einstellungen ausgeschaltet',
    ja: '設定でヒントがオフになっています',
  },
  table: {
    en: 'No tips at this table: they need everybody’s agreement when the table is made',
    de: 'An diesem Tisch gibt es keine Tipps: Alle müssen beim Anlegen des Tisches zustimmen',
    ja: 'この卓ではヒントを使えません（卓を作るときに全員の同意が必要です）',
  },
})
