import { defineTexts } from '../language/texts.js'

export const chartTexts = defineTexts({
  chart: { en: 'Chart', de: 'Diagramm', ja: 'グラフ' },
  empty: {
    en: 'Nothing to show yet: charts start after the first round.',
    de: 'Noch gibt es nichts zu zeichnen: Diagramme beginnen nach der ersten Runde.',
    ja: 'まだ表示するデータがありません。最初のラウンドの後から表示されます。',
  },
  hint: {
    en: 'Point at the chart, or use the arrow keys, to read values.',
    de: 'Zum Ablesen auf das Diagramm zeigen oder die Pfeiltasten benutzen.',
    ja: 'グラフを指すか矢印キーで値を確認できます。',
  },
  larger: { en: 'Larger', de: 'Größer', ja: '拡大' },
  loading: {
    en: 'Loading the history …',
    de: 'Der Verlauf wird geladen …',
    ja: '経過を読み込んでいます…',
  },
  save: { en: 'Save as {format}', de: 'Als {format} speichern', ja: '{format}で保存' },
  series: { en: 'Shown in the chart', de: 'Im Diagramm gezeigt', ja: '表示する項目' },
  at: { en: '{label}, move {at}', de: '{label}, Zug {at}', ja: '{label}（{at}手目）' },
  table: { en: 'As a table', de: 'Dasselbe als Tabelle', ja: '表で見る' },
})
