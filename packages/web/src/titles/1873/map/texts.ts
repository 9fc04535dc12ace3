import { boardTexts } from '../../../board/texts.js'
import { defineTexts } from '../../../language/texts.js'

export const mapTexts = defineTexts({
  ...boardTexts.messages,

  map: { en: 'Map of the Harz', de: 'Karte des Harzes', ja: 'ハルツの地図' },
  concessions: { en: 'Concession routes', de: 'Konzessionsstrecken', ja: '許可路線' },

  town: { en: 'town', de: 'Stadt', ja: '町' },
  village: { en: 'village', de: 'Dorf', ja: '村' },
  hills: { en: 'hills', de: 'Hügel', ja: '丘陵' },
  upland: { en: 'upland', de: 'Bergland', ja: '高地' },
  mountains: { en: 'mountains', de: 'Gebirge', ja: '山岳' },

  printedHex: {
    en: '{colour, select, yellow {Printed yellow} green {Printed green} grey {Grey, never built on} other {Nothing built}}',
    de: '{colour, select, yellow {Gelb gedruckt} green {Grün gedruckt} grey {Grau, wird nie bebaut} other {Unbebaut}}',
    ja: '{colour, select, yellow {印刷された黄} green {印刷された緑} grey {灰（建設不可）} other {未建設}}',
  },

  worthNow: { en: 'worth {value}\u00a0M', de: 'Wert {value}\u00a0M', ja: '価値 {value}\u00a0M' },
  ownMarker: {
    en: 'at an own marker; otherwise 10',
    de: 'am eigenen Marker, sonst 10',
    ja: '自社トークンがある場合。なければ 10',
  },

  inactive: { en: '{railway}, inactive', de: '{railway}, inaktiv', ja: '{railway}（裏向き）' },
  keptFor: { en: 'kept for {railway}', de: 'frei zu halten für {railway}', ja: '{railway}用に確保' },

  mine: { en: 'Mine {mine}', de: 'Werk {mine}', ja: '鉱山 {mine}' },
  ownedBy: { en: 'of {owner}', de: 'von {owner}', ja: '{owner}所有' },
  bank: { en: 'the bank', de: 'der Bank', ja: '銀行' },
  closed: { en: 'closed', de: 'geschlossen', ja: '閉鎖' },
  connected: { en: 'connected', de: 'angeschlossen', ja: '接続済み' },
  apart: { en: 'not connected', de: 'nicht angeschlossen', ja: '未接続' },
  income: { en: 'Income', de: 'Einkommen', ja: '収入' },
  machineAt: { en: 'machine {size}', de: 'Maschine {size}', ja: '機械{size}' },
  switcherAt: { en: 'switcher {size}', de: 'Werklok {size}', ja: '入換機{size}' },
  whenConnected: { en: 'once connected', de: 'nach Anschluss', ja: '接続後' },
  perSize: {
    en: '{value} × size for a train that calls',
    de: '{value} × Größe für eine Lok, die hält',
    ja: '停車する列車：{value} × サイズ',
  },
  faceValue: { en: 'Face value', de: 'Nennwert', ja: '額面' },
  factory: { en: 'Factory', de: 'Werk', ja: '工場' },
  factoryValue: {
    en: '{value} for a train that calls',
    de: '{value} für eine Lok, die hält',
    ja: '停車する列車：{value}',
  },

  closedUntil: {
    en: 'not before phase {phase}',
    de: 'nicht vor Phase {phase}',
    ja: 'フェイズ{phase}まで不可',
  },
  barriers: {
    en: '{count, plural, one {# side is a barrier} other {# sides are barriers}}',
    de: '{count, plural, one {# Seite mit Barriere} other {# Seiten mit Barriere}}',
    ja: '障壁 {count}辺',
  },
  concession: { en: 'Concession', de: 'Konzession', ja: '許可証' },
  routeBuilt: {
    en: 'route of {railway}, built',
    de: 'Strecke der {railway}, gebaut',
    ja: '{railway}の許可路線（建設済み）',
  },
  routeMissing: {
    en: 'route of {railway}, still to be built',
    de: 'Strecke der {railway}, noch zu bauen',
    ja: '{railway}の許可路線（未建設）',
  },
  tileKept: {
    en: 'tile {tile} is reserved',
    de: 'Plättchen {tile} ist reserviert',
    ja: 'タイル{tile}を確保',
  },

  refund: { en: '{amount} come back', de: '{amount} kommen zurück', ja: '{amount}が戻ります' },
  connects: { en: 'connects mine {mine}', de: 'schließt Werk {mine} an', ja: '鉱山{mine}を接続' },
  activates: {
    en: 'the concession of {railway} becomes active',
    de: 'die Konzession der {railway} wird aktiv',
    ja: '{railway}の許可証が有効になります',
  },
  reserves: {
    en: 'tile {tile} is put aside for the concession route',
    de: 'Plättchen {tile} wird für die Konzessionsstrecke zurückgelegt',
    ja: '許可路線用にタイル{tile}を確保',
  },

  replaces: { en: 'replaces {railway}', de: 'ersetzt {railway}', ja: '{railway}と交代' },
})
