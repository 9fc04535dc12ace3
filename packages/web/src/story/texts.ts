import { defineTexts } from '../language/texts.js'

/** How a game is told, whatever the title. */
export const storyTexts = defineTexts({
  start: { en: 'Start', de: 'Beginn', ja: '開始' },
  end: { en: 'End', de: 'Ende', ja: '終了' },

  phase: {
    en: 'Tiles: {tiles}. Operating rounds per set: {rounds}.',
    de: 'Gleisplättchen: {tiles}. OR je Set: {rounds}.',
    ja: 'タイル：{tiles}。1セットに運営ラウンド{rounds}回。',
  },
  rounds: { en: '{count, plural, one {# OR} other {# ORs}}', de: '{count} OR', ja: 'OR {count}回' },
  'tiles.yellow': { en: 'yellow', de: 'gelb', ja: '黄' },
  'tiles.green': { en: 'green', de: 'grün', ja: '緑' },
  'tiles.brown': { en: 'brown', de: 'braun', ja: '茶' },
  'tiles.grey': { en: 'grey', de: 'grau', ja: '灰' },

  fortune: { en: 'Net worth', de: 'Vermögen', ja: '総資産' },
  income: {
    en: 'Where {player}’s money came from',
    de: 'Woher das Geld von {player} kam',
    ja: '{player}の収入源',
  },
  shares: { en: 'Shares of {company}', de: 'Aktien {company}', ja: '{company}の株' },

  'moment.dividend': {
    en: 'Largest dividend: {company} pays out {amount}',
    de: 'Höchste Dividende: {company} zahlt {amount}',
    ja: '最高配当：{company}が{amount}を配当',
  },
  'moment.revenue': {
    en: 'Best result: {company} earns {amount}',
    de: 'Bestes Ergebnis: {company} nimmt {amount} ein',
    ja: '最高収入：{company}が{amount}を獲得',
  },
  'moment.fall': {
    en: 'Biggest drop: {company} falls from {from} to {to}',
    de: 'Tiefster Fall: {company} sinkt von {from} auf {to}',
    ja: '最大の下落：{company}の株価が{from}から{to}へ',
  },
  'moment.rise': {
    en: 'Biggest rise: {company} climbs from {from} to {to}',
    de: 'Höchster Sprung: {company} steigt von {from} auf {to}',
    ja: '最大の上昇：{company}の株価が{from}から{to}へ',
  },
  'moment.lead': {
    en: '{player} takes the lead for good',
    de: '{player} übernimmt endgültig die Führung',
    ja: '{player}が最後まで続く首位に立つ',
  },
  'moment.at': { en: '{round} · {text}', de: '{round} · {text}', ja: '{round}　{text}' },
})
