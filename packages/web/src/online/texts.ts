import { defineTexts } from '../language/texts.js'

/** Why a running game has no file yet. */
export const fileTexts = defineTexts({
  'file-chance': {
    en: 'The file would reveal what is still to be drawn. You can download it when the game is over.',
    de: 'Die Datei würde verraten, was noch gelost wird. Nach dem Ende der Partie kannst du sie herunterladen.',
    ja: 'ファイルから今後の抽選結果が分かってしまいます。ゲーム終了後にダウンロードできます。',
  },
  'file-rules': {
    en: 'This game started under version {rules} of the rules, and the server now uses version {present}. When the game is over you can download a file that names the version it was played under.',
    de: 'Diese Partie begann nach Version {rules} der Regeln; der Server spielt inzwischen nach Version {present}. Ihre Datei mit der damaligen Version kannst du nach dem Ende herunterladen.',
    ja: 'このゲームはルールのバージョン{rules}で始まりましたが、サーバーは現在バージョン{present}を使用しています。当時のバージョンを記したファイルは、ゲーム終了後にダウンロードできます。',
  },
  'file-secrets': {
    en: 'Players have made secret choices. You can download the file when the game is over.',
    de: 'Es wurde geheim gewählt. Du kannst die Datei nach dem Ende herunterladen.',
    ja: '秘密の選択が行われています。ゲーム終了後にダウンロードできます。',
  },
  'file-start': {
    en: 'This game started with a random draw that its file would give away. You can download it when the game is over.',
    de: 'Der Start dieser Partie wurde ausgelost, und die Datei würde das Los verraten. Nach dem Ende kannst du sie herunterladen.',
    ja: 'このゲームの初期配置は抽選で決まり、ファイルからその結果が分かってしまいます。ゲーム終了後にダウンロードできます。',
  },
})

/** What can go wrong between this page and the server, in words. */
export const failureTexts = defineTexts({
  conflict: {
    en: 'Somebody else moved first. The board is up to date now; please choose again.',
    de: 'Jemand anders war schneller. Du siehst jetzt den aktuellen Stand; bitte wähle noch einmal.',
    ja: '先に他の人が行動しました。盤面を更新しましたので、もう一度選んでください。',
  },
  forbidden: {
    en: 'You can’t do that here.',
    de: 'Das darfst du hier nicht.',
    ja: 'この操作は許可されていません。',
  },
  internal: {
    en: 'Something went wrong on the server. It’s our fault, and nothing was lost. Please try again.',
    de: 'Dem Server ist ein Fehler unterlaufen. Das ist unsere Schuld; nichts ging verloren. Bitte noch einmal versuchen.',
    ja: 'サーバーで問題が起きました。こちらの不具合です。データは失われていません。もう一度お試しください。',
  },
  malformed: {
    en: 'The server could not read this: {detail}.',
    de: 'Der Server hat das nicht verstanden: {detail}.',
    ja: 'サーバーが理解できませんでした：{detail}',
  },
  'not-found': {
    en: 'Not found, or not open to you.',
    de: 'Das gibt es hier nicht, oder es ist nicht für dich bestimmt.',
    ja: '見つからないか、アクセスできません。',
  },
  refused: {
    en: 'The rules do not allow this.',
    de: 'Die Regeln erlauben das nicht.',
    ja: 'ルール上できません。',
  },
  'too-large': { en: 'This is too large.', de: 'Das ist zu groß.', ja: 'サイズが大きすぎます。' },
  'too-many': {
    en: 'Too many requests in a short time. Please wait a little.',
    de: 'Zu viele Anfragen in kurzer Zeit. Bitte kurz warten.',
    ja: '短時間に要求が多すぎます。少しお待ちください。',
  },
  unauthenticated: {
    en: 'Please sign in, or check your name and password.',
    de: 'Bitte zuerst anmelden oder Name und Passwort prüfen.',
    ja: 'サインインするか、名前とパスワードを確認してください。',
  },
  unavailable: {
    en: 'The server is busy or restarting. Please try again in a moment.',
    de: 'Der Server ist beschäftigt oder startet neu. Bitte gleich noch einmal versuchen.',
    ja: 'サーバーが混み合っているか再起動中です。しばらくしてからお試しください。',
  },
  unreachable: {
    en: 'The server cannot be reached. What you entered is still here; try again when you are online.',
    de: 'Der Server ist nicht erreichbar. Deine Eingabe ist noch da; versuche es erneut, sobald du online bist.',
    ja: 'サーバーに接続できません。入力内容は残っています。接続後にもう一度お試しください。',
  },
})
