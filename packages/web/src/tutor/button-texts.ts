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
    en: 'No tips at this table unless everyone agrees; the host can propose them under Table',
    de: 'An diesem Tisch gibt es Tipps nur, wenn alle zustimmen; der Gastgeber kann sie unter „Tisch“ vorschlagen',
    ja: 'このテーブルでは全員が同意した場合だけヒントを使えます。ホストが「テーブル」から提案できます',
  },
})
