import { defineTexts } from '../language/texts.js'

/** What the map says; the words of a title come with its description. */
export const boardTexts = defineTexts({
  mapHelp: {
    en: 'Arrow keys move from hex to hex, plus and minus zoom, F fits where you can build, C the company, 0 the whole map.',
    de: 'Pfeiltasten führen von Feld zu Feld, Plus und Minus zoomen, F zeigt, wo du bauen darfst, C die Gesellschaft, 0 alles.',
    ja: '矢印キーでヘクスを移動、プラスとマイナスで拡大縮小、Fで建設可能なヘクス、Cで会社、0で全体を表示します。',
  },
  controls: { en: 'View', de: 'Ansicht', ja: '表示' },
  zoomIn: { en: 'Zoom in', de: 'Vergrößern', ja: '拡大' },
  zoomOut: { en: 'Zoom out', de: 'Verkleinern', ja: '縮小' },
  fit: { en: 'Show the whole map', de: 'Ganze Karte zeigen', ja: '全体を表示' },
  coordinates: { en: 'Coordinates', de: 'Koordinaten', ja: '座標' },
  sheets: { en: 'Maps', de: 'Karten', ja: 'マップ' },

  fitTo: { en: 'Fit to', de: 'Zeigen', ja: '表示範囲' },
  everything: { en: 'All', de: 'Alles', ja: '全体' },
  legal: { en: 'Legal hexes', de: 'Mögliche Felder', ja: '建設可能' },
  legend: { en: 'Legend', de: 'Legende', ja: '凡例' },
  mayBuild: { en: 'you can build here', de: 'hier darfst du bauen', ja: '建設できるヘクス' },
  lines: { en: 'Planned routes', de: 'Geplante Strecken', ja: '建設予定の路線' },
  areas: { en: 'Home areas', de: 'Heimatgebiete', ja: '本拠地域' },
  areaNone: { en: 'No home area', de: 'Kein Heimatgebiet', ja: '本拠地域なし' },

  times: { en: '{count} × {what}', de: '{count} × {what}', ja: '{what} × {count}' },
  printedHex: {
    en: '{colour, select, yellow {Printed yellow} green {Printed green} brown {Printed brown} grey {Printed grey} fixed {Grey, never built on} far {Off the map} other {Nothing built}}',
    de: '{colour, select, yellow {Gelb gedruckt} green {Grün gedruckt} brown {Braun gedruckt} grey {Grau gedruckt} fixed {Grau, wird nie bebaut} far {Außerhalb der Karte} other {Unbebaut}}',
    ja: '{colour, select, yellow {印刷された黄} green {印刷された緑} brown {印刷された茶} grey {印刷された灰} fixed {灰（建設不可）} far {マップ外} other {未建設}}',
  },
  worthNow: { en: 'worth {value}', de: 'Wert {value}', ja: '価値 {value}' },
  perStation: { en: 'per station', de: 'je Bahnhof', ja: '各駅' },
  inactive: { en: '{company}, inactive', de: '{company}, inaktiv', ja: '{company}（裏向き）' },
  keptFor: { en: 'reserved for {company}', de: 'reserviert für {company}', ja: '{company}用に確保' },
  ownedBy: { en: 'owner: {owner}', de: 'Besitzer: {owner}', ja: '所有者：{owner}' },
  track: { en: 'Track', de: 'Gleis', ja: '線路' },
  inAreas: { en: 'Area', de: 'Gebiet', ja: '地域' },
  costsWhen: { en: '{cost} ({when})', de: '{cost} ({when})', ja: '{cost}（{when}）' },
  barriers: {
    en: '{count, plural, one {barrier on # side} other {barriers on # sides}}',
    de: '{count, plural, one {# Seite mit Barriere} other {# Seiten mit Barriere}}',
    ja: '障壁 {count}辺',
  },
  bonus: { en: 'bonus {what}', de: 'Prämie {what}', ja: 'ボーナス {what}' },
  tileKept: {
    en: 'tile {what} is reserved',
    de: 'Gleisplättchen {what} ist reserviert',
    ja: 'タイル{what}を確保',
  },

  layBar: { en: 'Build on {hex}', de: 'Bauen auf {hex}', ja: '{hex}に建設' },
  layOn: { en: '{what} on {place}', de: '{what} auf {place}', ja: '{place}に{what}' },
  turnOf: { en: '{at} of {count}', de: '{at} von {count}', ja: '{count}通り中{at}番目' },
  pieceChoice: {
    en: '{what}, {count, plural, one {# rotation} other {# rotations}}',
    de: '{what}, {count, plural, one {# Drehung} other {# Drehungen}}',
    ja: '{what}、向き{count}通り',
  },
  kindOfTrack: { en: 'Kind of track', de: 'Art des Gleises', ja: '線路の種類' },
  variants: { en: 'Options', de: 'Wie', ja: '方法' },
  usual: { en: 'Usual cost', de: 'Normale Kosten', ja: '通常の費用' },
  andMore: { en: '{count} more', de: '{count} weitere', ja: 'ほか{count}件' },

  open: { en: 'no track yet', de: 'noch kein Gleis', ja: '線路なし' },
  tile: {
    en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} other {Grey}} tile {tile}',
    de: '{colour, select, yellow {Gelbes} green {Grünes} brown {Braunes} other {Graues}} Gleisplättchen {tile}',
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
  stations: { en: 'Tokens', de: 'Bahnhöfe', ja: '駅' },
  free: {
    en: '{count, plural, one {# free circle} other {# free circles}}',
    de: '{count, plural, one {# freier Kreis} other {# freie Kreise}}',
    ja: '空き {count}',
  },
  building: { en: 'Building', de: 'Bau', ja: '建設' },
  firstCosts: {
    en: 'first tile {cost}',
    de: 'erstes Gleisplättchen {cost}',
    ja: '最初のタイル {cost}',
  },
  whyNot: { en: 'No track here now', de: 'Hier jetzt kein Gleis', ja: '今は建設できません' },
  canLay: {
    en: '{count, plural, one {# tile can be laid here} other {# tiles can be laid here}}',
    de: '{count, plural, one {# Gleisplättchen passt hierher} other {# Gleisplättchen passen hierher}}',
    ja: '{count}種類のタイルを置けます',
  },

  chooseTile: { en: 'Tiles for {hex}', de: 'Gleisplättchen für {hex}', ja: '{hex}に置けるタイル' },
  tileChoice: {
    en: 'Tile {tile}, {colour, select, yellow {yellow} green {green} brown {brown} other {grey}}, {count, plural, one {# rotation} other {# rotations}}',
    de: 'Gleisplättchen {tile}, {colour, select, yellow {gelb} green {grün} brown {braun} other {grau}}, {count, plural, one {# Drehung} other {# Drehungen}}',
    ja: 'タイル{tile}（{colour, select, yellow {黄} green {緑} brown {茶} other {灰}}）、向き{count}通り',
  },
  left: {
    en: '{count, plural, one {# left} other {# left}}',
    de: 'noch {count}',
    ja: '残り{count}',
  },
  turn: { en: 'Turn', de: 'Drehen', ja: '回転' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ja: 'キャンセル' },
  cost: { en: 'costs {amount}', de: 'kostet {amount}', ja: '費用 {amount}' },
  noCost: { en: 'free', de: 'kostenlos', ja: '無料' },
  leadsTo: { en: 'leads to {places}', de: 'führt nach {places}', ja: '{places}へ到達' },

  station: { en: 'Token in {place}', de: 'Bahnhof in {place}', ja: '{place}の駅' },
  route: {
    en: 'Route of train {train}: {from} – {to}',
    de: 'Route der Lok {train}: {from} – {to}',
    ja: '列車{train}の路線：{from} – {to}',
  },
})
