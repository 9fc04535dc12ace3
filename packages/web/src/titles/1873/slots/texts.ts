import { defineTexts } from '../../../language/texts.js'

/** What the hand-made parts of the card say. */
export const slotTexts = defineTexts({
  machineFor: { en: 'New machine for', de: 'Neue Maschine für', ja: '新しい機械を置く鉱山' },
  mineToServe: { en: 'Mine', de: 'Werk', ja: '鉱山' },
  notConnected: { en: 'not connected', de: 'nicht angeschlossen', ja: '未接続' },
  none: { en: 'none', de: 'keine', ja: 'なし' },
  income: { en: 'Income', de: 'Ertrag', ja: '収入' },
  size: { en: 'size {size}', de: 'Größe {size}', ja: 'サイズ{size}' },
})
