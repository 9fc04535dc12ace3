import { defineTexts } from '../language/texts.js'

/** What the maps of all titles say; each adds its own. */
export const boardTexts = defineTexts({
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
  sheets: { en: 'Maps', de: 'Karten', ja: '地図' },

  open: { en: 'open country', de: 'freies Feld', ja: '平地' },
  tile: {
    en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} other {Grey}} tile {tile}',
    de: '{colour, select, yellow {Gelbes} green {Grünes} brown {Braunes} other {Graues}} Plättchen {tile}',
    ja: '{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}タイル {tile}',
  },

  worth: { en: 'Worth', de: 'Wert', ja: '価値' },
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
  stations: { en: 'Stations', de: 'Bahnhöfe', ja: '駅' },
  free: {
    en: '{count, plural, one {# free circle} other {# free circles}}',
    de: '{count, plural, one {# freier Kreis} other {# freie Kreise}}',
    ja: '空き {count}',
  },
  building: { en: 'Building', de: 'Bau', ja: '建設' },
  firstCosts: {
    en: 'first tile {cost}',
    de: 'erstes Plättchen {cost}',
    ja: '最初のタイル {cost}',
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
  leadsTo: { en: 'leads to {places}', de: 'führt nach {places}', ja: '{places}へ到達' },

  station: { en: 'Station in {place}', de: 'Bahnhof in {place}', ja: '{place}の駅' },
  build: { en: 'Build', de: 'Bauen', ja: '建設' },
  route: {
    en: 'Route of train {train}: {from} – {to}',
    de: 'Route der Lok {train}: {from} – {to}',
    ja: '列車{train}の路線：{from} – {to}',
  },
})
