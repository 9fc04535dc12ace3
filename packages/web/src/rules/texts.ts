import { defineTexts } from '../language/texts.js'

export const rulesTexts = defineTexts({
  back: { en: 'Stellwerk', de: 'Stellwerk', ja: 'Stellwerk' },
  chapters: { en: 'Chapters', de: 'Kapitel', ja: '章' },
  failed: {
    en: 'The rules could not be loaded. Check the connection and try again.',
    de: 'Die Regeln ließen sich nicht laden. Bitte Verbindung prüfen und erneut versuchen.',
    ja: 'ルールを読み込めませんでした。接続を確認して、もう一度お試しください。',
  },
  found: {
    en: '{count, plural, =0 {Nothing found} one {# statement} other {# statements}}',
    de: '{count, plural, =0 {Nichts gefunden} one {# Aussage} other {# Aussagen}}',
    ja: '{count, plural, =0 {見つかりません} other {# 件}}',
  },
  glossary: { en: 'Glossary', de: 'Glossar', ja: '用語集' },
  heading: { en: 'Rules of {title}', de: 'Regeln von {title}', ja: '{title} のルール' },
  intro: {
    en: 'Every rule as a numbered statement, as the program plays it. [R] holds in the rulebook edition, [S] in the 2011 edition.',
    de: 'Jede Regel als nummerierte Aussage, so wie das Programm sie spielt. [R] gilt in der Regelheft-Ausgabe, [S] in der Ausgabe von 2011. Die Aussagen selbst sind englisch.',
    ja: 'プログラムが適用するすべてのルールを番号付きで示します。[R] はルールブック版、[S] は 2011 年版に適用されます。各項目の本文は英語です。',
  },
  loading: { en: 'Loading the rules …', de: 'Regeln werden geladen …', ja: 'ルールを読み込んでいます…' },
  retry: { en: 'Try again', de: 'Erneut versuchen', ja: '再試行' },
  search: { en: 'Search the rules', de: 'Regeln durchsuchen', ja: 'ルールを検索' },
  english: { en: 'English', de: 'Englisch', ja: '英語' },
  german: { en: 'German', de: 'Deutsch', ja: 'ドイツ語' },
  japanese: { en: 'Japanese', de: 'Japanisch', ja: '日本語' },
})
