import { defineTexts } from '../../language/texts.js'

/** What keys do, in the list of shortcuts. */
export const shortcutTexts = defineTexts({
  heading: { en: 'Keyboard shortcuts', de: 'Tastenkürzel', ja: 'キーボード操作' },
  primary: {
    en: 'Confirm your choice',
    de: 'Auswahl bestätigen',
    ja: '選んだ内容を実行',
  },
  pass: { en: 'Pass', de: 'Passen', ja: 'パスする' },
  tip: { en: 'Ask for a tip', de: 'Einen Tipp holen', ja: 'ヒントを見る' },
  turns: {
    en: 'One turn back or forward in history',
    de: 'Im Verlauf einen ganzen Zug zurück oder vor',
    ja: '経過を1手番ずつ戻す・進める',
  },
  undo: { en: 'Undo one move', de: 'Einen Zug zurücknehmen', ja: '1手取り消す' },
  undoTurn: {
    en: 'Undo to the start of the turn',
    de: 'Bis zum Anfang des Zuges zurücknehmen',
    ja: '手番の初めまで取り消す',
  },
  redo: { en: 'Redo', de: 'Wiederholen', ja: 'やり直す' },
  step: {
    en: 'One move back or forward in history (on the map and in lists with ⇧)',
    de: 'Im Verlauf einen Zug zurück oder vor (auf der Karte und in Listen mit ⇧)',
    ja: '経過を1手戻す・進める（マップや一覧の中では⇧と一緒に）',
  },
  ends: {
    en: 'To the beginning, to the present',
    de: 'Zum Anfang, zum aktuellen Stand',
    ja: '最初へ・現在へ',
  },
  lines: {
    en: 'Next or previous variation',
    de: 'Zur nächsten oder vorigen Variante',
    ja: '次・前の変化手順へ',
  },
  tabs: { en: 'Open a tab', de: 'Einen Tab öffnen', ja: 'タブを開く' },
  onlineTabs: {
    en: 'At an online table: table, chat, notes',
    de: 'An einem Online-Tisch: Tisch, Chat, Notizen',
    ja: 'オンライン：テーブル・チャット・メモ',
  },
  escape: {
    en: 'Cancel what you started; back to the present',
    de: 'Angefangenes verwerfen; zurück zum aktuellen Stand',
    ja: '入力中の内容を取り消す・現在に戻る',
  },
  card: { en: 'Go to the decision', de: 'Zur Entscheidung', ja: '決定欄へ' },
  map: { en: 'Go to the map', de: 'Zur Karte', ja: 'マップへ' },
  timeline: { en: 'Go to the timeline', de: 'Zur Zeitleiste', ja: 'タイムラインへ' },
  overview: { en: 'Open the overview', de: 'Die Übersicht öffnen', ja: '一覧を開く' },
  review: {
    en: 'Open the review of a finished game',
    de: 'Die Auswertung einer beendeten Partie öffnen',
    ja: '終わったゲームの振り返りを開く',
  },
  nextGame: {
    en: 'Next game waiting for you',
    de: 'Zur nächsten Partie, die auf dich wartet',
    ja: '手番が来ている次のゲームへ',
  },
  mapMove: {
    en: 'On the map: move from hex to hex',
    de: 'Auf der Karte: von Feld zu Feld',
    ja: 'マップ上：ヘクスを移動',
  },
  mapPan: {
    en: 'On the map: move the view',
    de: 'Auf der Karte: den Ausschnitt verschieben',
    ja: 'マップ上：表示範囲を動かす',
  },
  mapZoom: {
    en: 'On the map: zoom in, zoom out',
    de: 'Auf der Karte: größer, kleiner',
    ja: 'マップ上：拡大・縮小',
  },
  mapTile: {
    en: 'While laying a tile: turn it, turn it back, lay it',
    de: 'Beim Legen eines Gleisplättchens: drehen, zurückdrehen, legen',
    ja: 'タイル配置中：回転・逆回転・確定',
  },
  mapFit: {
    en: 'Fit the map to the legal hexes, to the company, to everything',
    de: 'Karte auf mögliche Felder, Gesellschaft oder alles einpassen',
    ja: 'マップを配置できるヘクス・会社・全体に合わせる',
  },
  mapGauge: {
    en: 'While laying a tile: switch gauge',
    de: 'Beim Legen eines Gleisplättchens: Spurweite wechseln',
    ja: 'タイル配置中：軌間を切り替える',
  },
  hold: {
    en: 'Hold to see your secrets',
    de: 'Halten, um deine Geheimnisse zu sehen',
    ja: '押している間、自分の秘密を見る',
  },
  help: { en: 'This list', de: 'Diese Liste', ja: 'この一覧' },
})
