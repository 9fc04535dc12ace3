import { defineTexts } from '../../../../language/texts.js'

export const mineTexts = defineTexts({
  mines: { en: 'Mines', de: 'Werke', ja: '鉱山' },
  note: {
    en: 'A connected mine earns the income of its machine plus that of its switcher; any other its base income.',
    de: 'Ein angeschlossenes Werk bringt den Ertrag seiner Maschine und seiner Werklok, jedes andere seinen Grundertrag.',
    ja: '接続済みの鉱山は機械と入換機の収入の合計、未接続の鉱山は基本収入を得ます。',
  },
  number: { en: 'Mine {number}', de: 'Werk {number}', ja: '鉱山{number}' },
  unsold: { en: 'not sold yet', de: 'noch nicht verkauft', ja: '未売却' },
  closed: { en: 'closed', de: 'geschlossen', ja: '閉鎖' },
  connected: { en: 'connected', de: 'angeschlossen', ja: '接続' },
  unconnected: { en: 'not connected', de: 'nicht angeschlossen', ja: '未接続' },
  vorHarzer: { en: 'Vorharz: open to HW', de: 'Vorharz: auch für HW', ja: 'フォアハルツ：HWも可' },
  incomeNow: { en: 'Income now', de: 'Ertrag jetzt', ja: '現在の収入' },
  faceValue: { en: 'Face value', de: 'Nennwert', ja: '額面' },
  base: { en: 'Base income', de: 'Grundertrag', ja: '基本収入' },
  forRailway: { en: 'For railways, × size', de: 'Für Bahnen, × Größe', ja: '鉄道会社用（×サイズ）' },
  incomeTable: {
    en: 'Income of mine {number} by size',
    de: 'Ertrag von Werk {number} nach Größe',
    ja: '鉱山{number}のサイズ別収入',
  },
  size: { en: 'Size', de: 'Größe', ja: 'サイズ' },
  ifConnected: { en: 'if connected: {income}', de: 'angeschlossen: {income}', ja: '接続時：{income}' },
  withMachine: {
    en: 'with machine {size}: {income}',
    de: 'mit Maschine {size}: {income}',
    ja: '機械{size}で{income}',
  },
  withSwitcher: {
    en: 'with switcher {size}: {income}',
    de: 'mit Werklok {size}: {income}',
    ja: '入換機{size}で{income}',
  },
  factories: { en: 'Factories', de: 'Werke, die nicht zu kaufen sind', ja: '工場' },
  factoryNote: {
    en: 'Not for sale; any railway that runs there earns their value.',
    de: 'Nicht zu kaufen; jede Bahn, die dort fährt, erhält ihren Wert.',
    ja: '購入できません。走行した鉄道会社がその価値を得ます。',
  },
  value: { en: 'Value', de: 'Wert', ja: '価値' },
  name: { en: 'Name', de: 'Name', ja: '名称' },
  hex: { en: 'Hex', de: 'Hexfeld', ja: 'ヘクス' },
})
