import { defineTexts } from '../../../../language/texts.js'

/** What is said about running trains. */
export const runTexts = defineTexts({
  run: { en: 'Run', de: 'Fahren', ja: '運行する' },
  runFor: { en: 'Run for {revenue}', de: 'Fahren für {revenue}', ja: '運行：収入{revenue}' },
  thenDistribute: {
    en: 'then {profit} are to be distributed',
    de: 'danach sind {profit} zu verteilen',
    ja: '続いて収益{profit}の配当を決める',
  },
  thenNothing: {
    en: 'nothing to distribute: the price falls',
    de: 'nichts zu verteilen: der Aktienwert fällt',
    ja: '配当なし：株価が下がる',
  },
  thenInsolvent: {
    en: '{railway} cannot pay its maintenance and becomes insolvent',
    de: '{railway} kann die Wartungskosten nicht zahlen und wird insolvent',
    ja: '{railway}は維持費を払えず破産する',
  },
  bestSearching: { en: 'Best', de: 'Beste', ja: '最良' },
  bestProven: { en: 'Best, proven', de: 'Beste, bewiesen', ja: '最良（証明済み）' },
  bestKnown: { en: 'Best known', de: 'Beste bekannte', ja: '既知の最良' },
  complete: { en: 'Complete for me', de: 'Für mich vervollständigen', ja: '残りを自動で決める' },
  completing: {
    en: 'Looking for the best completion …',
    de: 'Die beste Ergänzung wird gesucht …',
    ja: '最良の組み合わせを探しています…',
  },
  completed: { en: 'Completed.', de: 'Vervollständigt.', ja: '補いました。' },
  noCompletion: {
    en: 'No legal plan with these routes was found. Remove one and try again.',
    de: 'Mit diesen Routen wurde kein erlaubter Plan gefunden. Bitte eine entfernen und erneut versuchen.',
    ja: 'この路線を含む合法な組み合わせが見つかりません。路線を外して試してください。',
  },
  otherPlans: {
    en: '{more, select, yes {Other good plans (more are possible)} other {Other plans}}',
    de: '{more, select, yes {Andere gute Pläne (weitere sind möglich)} other {Andere Pläne}}',
    ja: '{more, select, yes {ほかの良い案（さらに可能）} other {ほかの案}}',
  },
  lookAtPlan: {
    en: '{revenue} with {count, plural, one {# route} other {# routes}}',
    de: '{revenue} mit {count, plural, one {# Route} other {# Routen}}',
    ja: '{revenue}（{count}路線）',
  },
  breakdown: {
    en: 'What the plan earns',
    de: 'Was der Plan einbringt',
    ja: 'この案の収入の内訳',
  },
  revenue: { en: 'Revenue', de: 'Einfahrergebnis', ja: '収入' },
  profit: { en: 'Profit', de: 'Gewinn', ja: '収益' },
  fromTreasury: { en: 'From the treasury', de: 'Aus dem Betriebskapital', ja: '資金から' },
  lineStation: { en: '{place}, own station', de: '{place}, eigener Bahnhof', ja: '{place}（自社の駅）' },
  lineStop: { en: '{place}, stop', de: '{place}, Halt', ja: '{place}（停車）' },
  lineDiesel: { en: '{place}, diesel', de: '{place}, Dieseltriebwagen', ja: '{place}（ディーゼル）' },
  lineMine: {
    en: 'mine {mine} {name}, {multiplier} × {size}',
    de: 'Werk {mine} {name}, {multiplier} × {size}',
    ja: '鉱山{mine} {name}、{multiplier}×{size}',
  },
  lineLocal: { en: 'Local train', de: 'Lokalbahn', ja: '地方列車' },
  trainRoutes: {
    en: 'Size-{size} train: {count} of {most}',
    de: 'Lok der Größe {size}: {count} von {most}',
    ja: 'サイズ{size}の列車：{count}/{most}',
  },
  dieselRoutes: { en: 'Diesel: {count}', de: 'Dieseltriebwagen: {count}', ja: 'ディーゼル列車：{count}' },
  adds: {
    en: 'what this route adds to those above',
    de: 'was diese Route zu denen darüber hinzufügt',
    ja: '上の路線に加わる収入',
  },
  newRoute: { en: '+ New route', de: '+ Neue Route', ja: '+ 新しい路線' },
  removeRoute: { en: 'Remove {route}', de: '{route} entfernen', ja: '{route}を外す' },
  routeOf: {
    en: 'New route of train {train}',
    de: 'Neue Route der Lok {train}',
    ja: '列車{train}の新しい路線',
  },
  routeHint: {
    en: 'Where does it begin? Tap the map or choose.',
    de: 'Wo beginnt sie? Auf der Karte antippen oder wählen.',
    ja: 'どこから始めますか?地図か下から選んでください。',
  },
  addRoute: { en: 'Add this route', de: 'Route übernehmen', ja: 'この路線を加える' },
  stepBack: { en: 'One hex back', de: 'Ein Feld zurück', ja: '1ヘクス戻る' },
  cancelRoute: { en: 'Cancel', de: 'Abbrechen', ja: 'やめる' },
})
