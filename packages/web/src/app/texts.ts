import { defineTexts } from '../language/texts.js'

/** What the frame around all pages says. */
export const appTexts = defineTexts({
  home: { en: 'Stellwerk: all games', de: 'Stellwerk: alle Spiele', ja: 'Stellwerk：ゲーム一覧' },
  account: { en: 'Account', de: 'Konto', ja: 'アカウント' },
  tables: { en: 'Tables', de: 'Tische', ja: 'テーブル' },
  skip: { en: 'Skip to content', de: 'Zum Inhalt', ja: '本文へ' },
  language: { en: 'Language', de: 'Sprache', ja: '言語' },
  settings: { en: 'Settings', de: 'Einstellungen', ja: '設定' },
  'theme.system': { en: 'System theme', de: 'Design wie das System', ja: 'テーマ：システムに従う' },
  'theme.light': { en: 'Light theme', de: 'Helles Design', ja: 'テーマ：ライト' },
  'theme.dark': { en: 'Dark theme', de: 'Dunkles Design', ja: 'テーマ：ダーク' },
  'theme.contrast': { en: 'High contrast', de: 'Hoher Kontrast', ja: 'テーマ：高コントラスト' },
  dense: { en: 'Dense layout', de: 'Dichte Darstellung', ja: '高密度表示' },
  patterns: {
    en: 'Patterns on tiles',
    de: 'Muster auf den Gleisplättchen',
    ja: 'タイルに模様を付ける',
  },
  skipPasses: {
    en: 'Skip passes in history',
    de: 'Passen im Verlauf überspringen',
    ja: '経過でパスを飛ばす',
  },
  goOn: {
    en: 'Play forced moves for me',
    de: 'Erzwungene Züge automatisch ausführen',
    ja: '選択肢が1つだけなら自動で進める',
  },
  sound: {
    en: 'Sound when it is your turn',
    de: 'Ton, wenn du dran bist',
    ja: '手番になったら音で知らせる',
  },
  motion: { en: 'Less motion', de: 'Weniger Bewegung', ja: '動きを減らす' },
  tips: { en: 'Tips when I ask', de: 'Tipps auf Wunsch', ja: 'ヒントボタンを使う' },
  warnings: {
    en: 'Ask me before blunders',
    de: 'Vor groben Fehlern nachfragen',
    ja: '大きなミスの前に確認する',
  },
  companion: { en: 'Hints for beginners', de: 'Hinweise für Einsteiger', ja: '初心者向けヒント' },
  notFound: { en: 'Page not found', de: 'Diese Seite gibt es nicht', ja: 'ページが見つかりません' },
  notFoundWhy: {
    en: 'The address may be wrong, or the page is gone.',
    de: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite gibt es nicht mehr.',
    ja: 'アドレスが間違っているか、ページがなくなっています。',
  },
  toHome: { en: 'All games', de: 'Zu allen Spielen', ja: 'ゲーム一覧へ' },
  loading: { en: 'Loading …', de: 'Wird geladen …', ja: '読み込み中…' },
  ours: { en: 'This is our fault', de: 'Das ist unser Fehler', ja: '不具合が起きました' },
  oursWhy: {
    en: 'Something in this page broke; you did nothing wrong. Your games are safe: every move was saved before it was shown.',
    de: 'Auf dieser Seite ist etwas kaputtgegangen; du hast nichts falsch gemacht. Deine Spiele sind sicher: Jeder Zug wurde gespeichert, bevor er zu sehen war.',
    ja: 'このページで問題が起きました。あなたの操作が原因ではありません。すべての手は表示前に保存されており、ゲームは失われていません。',
  },
  missingPart: {
    en: 'A part of the site is missing',
    de: 'Ein Teil der Seite fehlt',
    ja: 'サイトの一部を読み込めません',
  },
  missingPartWhy: {
    en: 'It could not be fetched: you may be offline, or the site was just updated. Your games are safe.',
    de: 'Er ließ sich nicht laden: Vielleicht besteht keine Verbindung, oder die Seite wurde gerade aktualisiert. Deine Spiele sind sicher.',
    ja: 'オフラインか、サイトが更新された直後の可能性があります。ゲームは失われていません。',
  },
  details: { en: 'Details for a bug report', de: 'Details für einen Fehlerbericht', ja: '報告用の情報' },
  again: { en: 'Try again', de: 'Noch einmal versuchen', ja: 'もう一度試す' },
  reload: { en: 'Reload the page', de: 'Seite neu laden', ja: '再読み込み' },
  updated: {
    en: 'A new version of Stellwerk is ready.',
    de: 'Eine neue Version von Stellwerk ist da.',
    ja: 'Stellwerkの新しいバージョンがあります。',
  },
  update: { en: 'Update now', de: 'Jetzt aktualisieren', ja: '今すぐ更新' },
  later: { en: 'Later', de: 'Später', ja: 'あとで' },
  install: { en: 'Install as an app', de: 'Als App installieren', ja: 'アプリとしてインストール' },
})
