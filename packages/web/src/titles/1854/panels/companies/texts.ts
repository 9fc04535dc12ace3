import { defineTexts } from '../../../../language/texts.js'

export const companyTexts = defineTexts({
  operating: { en: 'In the order of operating', de: 'In der Reihenfolge des Betriebs', ja: '運営順' },
  waiting: {
    en: 'Majors not in operation',
    de: 'Große Gesellschaften, nicht in Betrieb',
    ja: '未開業の大会社',
  },
  owners: { en: 'Owners of {company}', de: 'Besitzer von {company}', ja: '{company}の株主' },
  directed: { en: '{name}, director', de: '{name}, Direktor', ja: '{name}（社長）' },
  held: {
    en: '{percent} ({count, plural, one {# certificate} other {# certificates}})',
    de: '{percent} ({count, plural, one {# Aktie} other {# Aktien}})',
    ja: '{percent}（株券{count}枚）',
  },
  heldByOption: {
    en: '{percent} ({count, plural, one {# certificate} other {# certificates}}, one by option)',
    de: '{percent} ({count, plural, one {# Aktie} other {# Aktien}}, davon eine auf Option)',
    ja: '{percent}（株券{count}枚、うち1枚オプション）',
  },
  split: { en: 'split', de: 'gesplittet', ja: '分割済み' },
  nearSplit: { en: 'pays out over the red line', de: 'eine Auszahlung vor dem Split', ja: '次の配当で分割' },
  notActed: { en: 'has not operated yet', de: 'noch nicht in Aktion', ja: '未運営' },
  noDirector: { en: 'no director yet', de: 'noch ohne Direktor', ja: '社長なし' },
  toFloat: {
    en: '{percent} sold; floats at {needed}',
    de: '{percent} verkauft; Betrieb ab {needed}',
    ja: '{percent}販売済み、{needed}で開業',
  },
  issuePrice: { en: 'Issue price', de: 'Ausgabekurs', ja: '初期価格' },
  trains: { en: 'Trains (limit {limit})', de: 'Loks (Limit {limit})', ja: '列車（上限{limit}）' },
  train: { en: 'train {train}', de: 'Lok {train}', ja: '列車{train}' },
  markers: { en: 'Stations left', de: 'Bahnhöfe übrig', ja: '残りの駅トークン' },
  ofAll: { en: '{left} of {all}', de: '{left} von {all}', ja: '{all}個中{left}個' },
  nextMarker: { en: '; the next for {cost}', de: '; der nächste für {cost}', ja: '、次は{cost}' },
  mail: { en: 'Mail contract', de: 'Postvertrag', ja: '郵便契約' },
  'mail.small': { en: 'small: {income} per turn', de: 'klein: {income} je Zug', ja: '小：毎回{income}' },
  'mail.large': { en: 'large: {income} per turn', de: 'groß: {income} je Zug', ja: '大：毎回{income}' },
  home: { en: 'Home', de: 'Heimat', ja: '本拠地' },
  owner: { en: 'Owner', de: 'Besitzer', ja: '所有者' },
  last: { en: 'Last revenue', de: 'Letzte Einnahmen', ja: '前回の収入' },
  used: {
    en: '{how, select, full {paid out} half {shared} withhold {withheld} other {}}',
    de: '{how, select, full {ausgezahlt} half {geteilt} withhold {einbehalten} other {}}',
    ja: '{how, select, full {全配} half {半分ずつ} withhold {無配} other {}}',
  },
  history: {
    en: 'Revenues of {company} so far: {values}',
    de: 'Bisherige Einnahmen von {company}: {values}',
    ja: '{company}のこれまでの収入：{values}',
  },
})
