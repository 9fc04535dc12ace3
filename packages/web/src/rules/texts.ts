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
    en: '{count, plural, one {# statement} other {# statements}}, {terms, plural, one {# glossary term} other {# glossary terms}}',
    de: '{count, plural, one {# Aussage} other {# Aussagen}}, {terms, plural, one {# Begriff im Glossar} other {# Begriffe im Glossar}}',
    ja: '項目{count, plural, other {#件}}、用語{terms, plural, other {#件}}',
  },
  glossary: { en: 'Glossary', de: 'Glossar', ja: '用語集' },
  heading: { en: 'Rules of {title}', de: 'Regeln von {title}', ja: '{title}のルール' },
  intro: {
    en: 'Every rule as a numbered statement, the way the program plays it.',
    de: 'Jede Regel als nummerierte Aussage, so wie das Programm sie spielt. Die Aussagen selbst sind englisch.',
    ja: 'プログラムが適用するすべてのルールを番号付きで示します。各項目の本文は英語です。',
  },
  editions: {
    en: '[R] applies in the rulebook edition, [S] in the 2011 edition, [2022] in the 2022 edition.',
    de: '[R] gilt in der Regelheft-Ausgabe, [S] in der Ausgabe von 2011, [2022] in der von 2022.',
    ja: '[R] はルールブック版、[S] は2011年版、[2022] は2022年版に適用されます。',
  },
  loading: { en: 'Loading the rules …', de: 'Regeln werden geladen …', ja: 'ルールを読み込んでいます…' },
  nothing: { en: 'Nothing found', de: 'Nichts gefunden', ja: '見つかりません' },
  retry: { en: 'Try again', de: 'Erneut versuchen', ja: '再試行' },
  search: {
    en: 'Search the rules by word or number',
    de: 'Regeln nach Wort oder Nummer durchsuchen',
    ja: '言葉や番号でルールを検索',
  },
  english: { en: 'English', de: 'Englisch', ja: '英語' },
  german: { en: 'German', de: 'Deutsch', ja: 'ドイツ語' },
  japanese: { en: 'Japanese', de: 'Japanisch', ja: '日本語' },
})
