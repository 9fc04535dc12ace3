import type { Headings } from '@stellwerk/texts'

/** The chapters of the ledger of Vierhain. */
export const headings: Headings = {
  Words: { en: 'Words', de: 'Begriffe', ja: '用語' },
  General: { en: 'General', de: 'Allgemeines', ja: '一般事項' },
  Setup: { en: 'Setup', de: 'Aufbau', ja: '準備' },
  Rounds: { en: 'Rounds', de: 'Runden', ja: 'ラウンド' },
  'Stock round': { en: 'Stock round', de: 'Aktienrunde', ja: '株式ラウンド' },
  Founding: { en: 'Founding', de: 'Gründen', ja: '設立' },
  'Buying and selling': { en: 'Buying and selling', de: 'Kaufen und Verkaufen', ja: '売買' },
  Director: { en: 'Director', de: 'Direktor', ja: '社長' },
  'Price row': { en: 'Price row', de: 'Kursleiste', ja: '株価表' },
  'Operating round': { en: 'Operating round', de: 'Betriebsrunde', ja: '運営ラウンド' },
  Track: { en: 'Track', de: 'Gleisbau', ja: '線路' },
  Run: { en: 'Run', de: 'Fahren', ja: '運行' },
  'Use of revenue': { en: 'Use of revenue', de: 'Verwendung der Einnahmen', ja: '収入の使い道' },
  Trains: { en: 'Trains', de: 'Loks', ja: '列車' },
  End: { en: 'End', de: 'Ende', ja: 'ゲーム終了' },
  Rulings: { en: 'Rulings', de: 'Klarstellungen', ja: '裁定' },
  'Worked examples': { en: 'Worked examples', de: 'Beispiele', ja: '計算例' },
}
