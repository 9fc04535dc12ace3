import { defineTexts } from '../../language/texts.js'

export const homeTexts = defineTexts({
  heading: {
    en: 'Railway games at your table',
    de: 'Eisenbahnspiele an deinem Tisch',
    ja: '鉄道ゲームをあなたのテーブルで',
  },
  lead: {
    en: 'Play 18xx games at one screen, look back at every move, try other lines, and find the best routes, proven. Everything on this page works offline.',
    de: 'Spiele der 18xx-Familie an einem Bildschirm spielen, jeden Zug noch einmal ansehen, andere Wege probieren und die besten Routen mit Beweis finden. Alles auf dieser Seite geht auch ohne Verbindung.',
    ja: '18xxシリーズを1つの画面で遊び、すべての手を振り返り、別の手を試し、証明付きの最善路線を求められます。このページの機能はオフラインでも使えます。',
  },
  online: { en: 'Play online', de: 'Online spielen', ja: 'オンラインで遊ぶ' },
  onlineText: {
    en: 'Tables on this server, live or over weeks; invite by link.',
    de: 'Tische auf diesem Server, live oder über Wochen; Einladung per Link.',
    ja: 'このサーバーのテーブルで。リアルタイムでも通信対局でも、リンクで招待できます。',
  },
  against: {
    en: 'Play against the computer',
    de: 'Gegen den Computer spielen',
    ja: 'コンピューターと対戦',
  },
  againstText: {
    en: 'Three opponents, easy to strong. Works offline.',
    de: 'Drei Gegner, von leicht bis stark. Auch ohne Verbindung.',
    ja: '相手は3人、やさしいから強いまで。オフラインでも遊べます。',
  },
  new: { en: 'New game at one screen', de: 'Neues Spiel an einem Bildschirm', ja: '1台で新しいゲーム' },
  newText: {
    en: 'Two to six people take turns on this device.',
    de: 'Zwei bis sechs Leute spielen abwechselnd an diesem Gerät.',
    ja: '2～6人がこの端末で交互に操作します。',
  },
  position: { en: 'Set up a position', de: 'Eine Stellung aufbauen', ja: '局面を作る' },
  positionText: {
    en: 'Enter the board of your table game and ask for its best routes.',
    de: 'Den Spielplan vom eigenen Tisch eingeben und nach den besten Routen fragen.',
    ja: '卓上のゲームの盤面を入力し、最善路線を調べます。',
  },
  upload: { en: 'Upload a game', de: 'Ein Spiel hochladen', ja: 'ゲームをアップロード' },
  uploadText: {
    en: 'A Stellwerk game file, or a game exported from 18xx.games.',
    de: 'Eine Spieldatei von uns oder ein Export von 18xx.games.',
    ja: '当サイトのゲームファイル、または18xx.gamesから書き出したゲーム。',
  },
  uploading: {
    en: 'Replaying the game …',
    de: 'Das Spiel wird nachgespielt …',
    ja: 'ゲームを再現しています…',
  },
  rules: { en: 'Rules of {title}', de: 'Regeln von {title}', ja: '{title}のルール' },
  titles: { en: 'The games', de: 'Die Spiele', ja: '収録ゲーム' },
  seats: {
    en: '{min, number} to {max, number} players, {time}',
    de: '{min, number} bis {max, number} Spieler, {time}',
    ja: '{min, number}～{max, number}人、{time}',
  },
  evening: { en: 'a long evening at the table', de: 'am Tisch ein langer Abend', ja: '卓上なら長い一晩' },
  play: { en: 'Play {title}', de: '{title} spielen', ja: '{title}を遊ぶ' },
  games: { en: 'Continue', de: 'Weiterspielen', ja: '続きから' },
  empty: {
    en: 'No games on this device yet. New games and analyses will show up here.',
    de: 'Auf diesem Gerät wurde noch kein Spiel begonnen. Neue Spiele und Analysen erscheinen hier von selbst.',
    ja: 'この端末ではまだゲームを始めていません。新しいゲームや検討は自動的にここに並びます。',
  },
  fleeting: {
    en: 'This browser won’t store data (private mode?). Games are gone when you close the page, so download them to keep them.',
    de: 'Dieser Browser will keine Daten aufbewahren (privater Modus?). Spiele bleiben, bis die Seite geschlossen wird; als Datei bleiben sie erhalten.',
    ja: 'このブラウザーはデータを保存できません（プライベートモードなど）。ゲームはページを閉じると消えます。残すにはダウンロードしてください。',
  },
  'hot-seat': { en: 'At one screen', de: 'An einem Bildschirm', ja: '1台でプレイ' },
  analysis: { en: 'Analysis', de: 'Analyse', ja: '検討' },
  over: { en: 'Finished', de: 'Beendet', ja: '終了' },
  moves: {
    en: '{count, plural, one {# move} other {# moves}}',
    de: '{count, plural, one {# Zug} other {# Züge}}',
    ja: '{count, number}手',
  },
  more: { en: 'More about {name}', de: 'Mehr zu {name}', ja: '{name}の操作' },
  rename: { en: 'Rename', de: 'Umbenennen', ja: '名前を変える' },
  delete: { en: 'Delete', de: 'Löschen', ja: '削除' },
  deleteAsk: { en: 'Delete this game?', de: 'Dieses Spiel löschen?', ja: 'このゲームを削除しますか？' },
  deleteWhy: {
    en: '“{name}” exists only on this device. This can’t be undone.',
    de: '„{name}“ gibt es nur auf diesem Gerät; es lässt sich nicht zurückholen.',
    ja: '「{name}」はこの端末にしかなく、元に戻せません。',
  },
  keep: { en: 'Keep it', de: 'Behalten', ja: '残す' },
  importedTitle: {
    en: 'Game imported',
    de: 'Das Spiel wurde übernommen',
    ja: 'ゲームを取り込みました',
  },
  open: { en: 'Open the game', de: 'Spiel öffnen', ja: 'ゲームを開く' },
})
