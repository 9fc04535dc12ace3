import { defineTexts } from '../../../../language/texts.js'

export const privateTexts = defineTexts({
  mountains: { en: 'Mountain railways', de: 'Gebirgsbahnen', ja: '山岳鉄道' },
  locals: { en: 'Local railways', de: 'Lokalbahnen', ja: 'ローカル鉄道' },
  price: { en: 'Face price', de: 'Nennwert', ja: '額面' },
  income: { en: 'Income', de: 'Einkommen', ja: '収入' },
  owner: { en: 'Owner', de: 'Besitzer', ja: '所有者' },
  unsold: { en: 'not sold', de: 'nicht verkauft', ja: '未販売' },
  closed: { en: 'closed', de: 'geschlossen', ja: '閉鎖' },
  used: { en: 'power spent', de: 'Sonderfunktion verbraucht', ja: '能力使用済み' },
  hex: { en: 'Hex', de: 'Feld', ja: 'ヘクス' },
  bids: { en: 'Standing bids', de: 'Stehende Gebote', ja: '入札' },
  bidBy: { en: '{player} {bid}', de: '{player} {bid}', ja: '{player} {bid}' },
  merged: { en: 'merged', de: 'fusioniert', ja: '合併済み' },
  note: {
    en: 'Mountain railways close with the first 5-train; local railways merge from phase 5 on.',
    de: 'Gebirgsbahnen schließen mit der ersten 5er-Lok; Lokalbahnen fusionieren ab Phase 5.',
    ja: '山岳鉄道は最初の5列車で閉鎖、ローカル鉄道はフェイズ5から合併します。',
  },
})
