import { defineTexts } from '../../../../language/texts.js'

export const playerTexts = defineTexts({
  order: { en: 'In the seating order', de: 'In der Sitzordnung', ja: '席順' },
  priority: { en: 'priority card', de: 'Erstkaufrecht', ja: '優先権' },
  parts: {
    en: 'Cash {cash}, certificates {certificates}, privates {privates}',
    de: 'Bargeld {cash}, Aktien {certificates}, Privatbahnen {privates}',
    ja: '現金{cash}、株券{certificates}、個人会社{privates}',
  },
  bound: { en: 'Bound by bids', de: 'Durch Gebote gebunden', ja: '入札で拘束' },
  free: { en: 'Free', de: 'Frei', ja: '自由' },
  certificates: { en: 'Certificates', de: 'Aktien', ja: '株券' },
  ofLimit: { en: '{held} of {limit}', de: '{held} von {limit}', ja: '{held}/{limit}' },
  over: { en: 'over the limit', de: 'über dem Limit', ja: '上限超過' },
  privates: { en: 'Privates', de: 'Privatbahnen', ja: '個人会社' },
  option: { en: 'Option', de: 'Option', ja: 'オプション' },
  optionOn: {
    en: '{company}, {price} to complete',
    de: '{company}, {price} bis zur ganzen Aktie',
    ja: '{company}、残り{price}',
  },
  holdings: { en: 'Certificates held', de: 'Gehaltene Aktien', ja: '保有株券' },
  all: { en: 'All certificates', de: 'Alle Aktien', ja: '株券一覧' },
  company: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  limitNote: {
    en: 'With {splits} split majors the limit is {limit}. Certificates of companies on orange spaces do not count.',
    de: 'Bei {splits} gesplitteten Gesellschaften gilt das Limit {limit}. Aktien auf orangen Feldern zählen nicht.',
    ja: '分割済み{splits}社で上限は{limit}枚。オレンジ欄の会社の株券は数えません。',
  },
})
