import { defineTexts } from '../../../language/texts.js'

export const mapTexts = defineTexts({
  map: { en: 'Map of the Harz', de: 'Karte des Harzes', ja: 'ハルツの地図' },
  mapHelp: {
    en: 'Arrow keys go from hex to hex, plus and minus zoom, 0 shows everything.',
    de: 'Pfeiltasten führen von Feld zu Feld, Plus und Minus zoomen, 0 zeigt alles.',
    ja: '矢印キーでヘクスを移動、プラスとマイナスで拡大縮小、0で全体を表示します。',
  },
  controls: { en: 'View', de: 'Ansicht', ja: '表示' },
  zoomIn: { en: 'Zoom in', de: 'Vergrößern', ja: '拡大' },
  zoomOut: { en: 'Zoom out', de: 'Verkleinern', ja: '縮小' },
  fit: { en: 'Show the whole map', de: 'Ganze Karte zeigen', ja: '全体を表示' },
  coordinates: { en: 'Coordinates', de: 'Koordinaten', ja: '座標' },
  concessions: { en: 'Concession routes', de: 'Konzessionsstrecken', ja: '許可路線' },

  town: { en: 'town', de: 'Stadt', ja: '町' },
  village: { en: 'village', de: 'Dorf', ja: '村' },
  open: { en: 'open country', de: 'freies Feld', ja: '平地' },
  hills: { en: 'hills', de: 'Hügel', ja: '丘陵' },
  upland: { en: 'upland', de: 'Bergland', ja: '高地' },
  mountains: { en: 'mountains', de: 'Gebirge', ja: '山岳' },

  tile: {
    en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} other {Grey}} tile {tile}',
    de: '{colour, select, yellow {Gelbes} green {Grünes} brown {Braunes} other {Graues}} Plättchen {tile}',
    ja: '{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}タイル {tile}',
  },
  printedHex: {
    en: '{colour, select, yellow {Printed yellow} green {Printed green} grey {Grey, never built on} other {Nothing built}}',
    de: '{colour, select, yellow {Gelb gedruckt} green {Grün gedruckt} grey {Grau, wird nie bebaut} other {Unbebaut}}',
    ja: '{colour, select, yellow {印刷された黄} green {印刷された緑} grey {灰（建設不可）} other {未建設}}',
  },

  worth: { en: 'Worth', de: 'Wert', ja: '価値' },
  worthNow: { en: 'worth {value}\u00a0M', de: 'Wert {value}\u00a0M', ja: '価値 {value}\u00a0M' },
  later: { en: 'Later', de: 'Später', ja: '今後' },
  inPhase: {
    en: '{value} from phase {phase}',
    de: '{value} ab Phase {phase}',
    ja: 'フェイズ{phase}から {value}',
  },
  upgraded: {
    en: '{value} if {colour, select, green {green} brown {brown} other {grey}} (phase {phase})',
    de: '{value} in {colour, select, green {Grün} brown {Braun} other {Grau}} (Phase {phase})',
    ja: '{colour, select, green {緑} brown {茶} other {灰}}で {value}（フェイズ{phase}）',
  },
  ownMarker: {
    en: 'at an own marker; otherwise 10',
    de: 'am eigenen Marker, sonst 10',
    ja: '自社トークンがある場合。なければ 10',
  },

  stations: { en: 'Stations', de: 'Bahnhöfe', ja: '駅' },
  inactive: { en: '{railway}, inactive', de: '{railway}, inaktiv', ja: '{railway}（裏向き）' },
  free: {
    en: '{count, plural, one {# free circle} other {# free circles}}',
    de: '{count, plural, one {# freier Kreis} other {# freie Kreise}}',
    ja: '空き {count}',
  },
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

  building: { en: 'Building', de: 'Bau', ja: '建設' },
  firstCosts: {
    en: 'first tile {cost}',
    de: 'erstes Plättchen {cost}',
    ja: '最初のタイル {cost}',
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
  whyNot: { en: 'No track here now', de: 'Hier jetzt kein Gleis', ja: '今は建設できません' },
  canLay: {
    en: '{count, plural, one {# tile can be laid here} other {# tiles can be laid here}}',
    de: '{count, plural, one {# Plättchen passt hierher} other {# Plättchen passen hierher}}',
    ja: '{count}種類のタイルを置けます',
  },

  chooseTile: { en: 'Tiles for {hex}', de: 'Plättchen für {hex}', ja: '{hex}に置けるタイル' },
  tileChoice: {
    en: 'Tile {tile}, {colour, select, yellow {yellow} green {green} brown {brown} other {grey}}, {count, plural, one {# rotation} other {# rotations}}',
    de: 'Plättchen {tile}, {colour, select, yellow {gelb} green {grün} brown {braun} other {grau}}, {count, plural, one {# Drehung} other {# Drehungen}}',
    ja: 'タイル{tile}（{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}）、向き{count}通り',
  },
  left: {
    en: '{count, plural, one {# left} other {# left}}',
    de: 'noch {count}',
    ja: '残り{count}',
  },
  turn: { en: 'Turn', de: 'Drehen', ja: '回転' },
  lay: { en: 'Lay', de: 'Legen', ja: '置く' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ja: '取消' },
  cost: { en: 'costs {amount}', de: 'kostet {amount}', ja: '費用 {amount}' },
  noCost: { en: 'free', de: 'kostenlos', ja: '無料' },
  refund: { en: '{amount} come back', de: '{amount} kommen zurück', ja: '{amount}が戻ります' },
  connects: { en: 'connects mine {mine}', de: 'schließt Werk {mine} an', ja: '鉱山{mine}を接続' },
  leadsTo: { en: 'leads to {places}', de: 'führt nach {places}', ja: '{places}へ到達' },
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

  station: { en: 'Station in {place}', de: 'Bahnhof in {place}', ja: '{place}の駅' },
  replaces: { en: 'replaces {railway}', de: 'ersetzt {railway}', ja: '{railway}と交代' },
  build: { en: 'Build', de: 'Bauen', ja: '建設' },

  route: {
    en: 'Route of train {train}: {from} – {to}',
    de: 'Route der Lok {train}: {from} – {to}',
    ja: '列車{train}の路線：{from} – {to}',
  },
  changed: { en: 'just changed', de: 'eben geändert', ja: '直前に変更' },
})
