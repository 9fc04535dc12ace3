import type { Headings } from '@stellwerk/texts'

/** The chapters of the ledger of Vierhain. */
export const headings: Headings = {
  Words: { de: 'Begriffe', ja: '用語' },
  General: { de: 'Allgemeines', ja: '一般事項' },
  Setup: { de: 'Aufbau', ja: '準備' },
  Rounds: { de: 'Runden', ja: 'ラウンド' },
  'Stock round': { de: 'Aktienrunde', ja: '株式ラウンド' },
  Founding: { de: 'Gründen', ja: '設立' },
  'Buying and selling': { de: 'Kaufen und Verkaufen', ja: '売買' },
  Director: { de: 'Direktor', ja: '社長' },
  'Price row': { de: 'Kursleiste', ja: '株価表' },
  'Operating round': { de: 'Betriebsrunde', ja: '運営ラウンド' },
  Track: { de: 'Gleisbau', ja: '線路' },
  Run: { de: 'Fahren', ja: '運行' },
  'Use of revenue': { de: 'Verwendung der Einnahmen', ja: '収入の使い道' },
  Trains: { de: 'Loks', ja: '列車' },
  End: { de: 'Ende', ja: 'ゲーム終了' },
  Rulings: { de: 'Klarstellungen', ja: '裁定' },
  'Worked examples': { de: 'Beispiele', ja: '計算例' },
}
