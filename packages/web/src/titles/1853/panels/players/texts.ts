import { defineTexts } from '../../../../language/texts.js'

export const playerTexts = defineTexts({
  order: { en: 'Seating order', de: 'Sitzordnung', ja: '席順' },
  place: { en: 'No. {place}', de: 'Nr. {place}', ja: '{place}番' },
  elephant: { en: 'elephant', de: 'Elefant', ja: '象' },
  parts: {
    en: 'Cash {cash}, shares {shares}',
    de: 'Bargeld {cash}, Aktien {shares}',
    ja: '現金{cash}、株{shares}',
  },
  papers: { en: 'Papers', de: 'Papiere', ja: '株券' },
  papersOf: { en: '{held} of {most}', de: '{held} von {most}', ja: '{held}/{most}' },
  unredeemed: { en: 'Unredeemed', de: 'Nicht eingelöst', ja: '未払込' },
  bond: { en: 'Bond', de: 'Anleihe', ja: '保証金' },
  bondOpen: { en: 'not known yet', de: 'noch nicht bekannt', ja: '未公開' },
  cities: {
    en: '{count, plural, one {# city} other {# cities}}',
    de: '{count, plural, one {# Stadt} other {# Städte}}',
    ja: '{count}都市',
  },
  contract: { en: 'Contract', de: 'Kontrakt', ja: '契約' },
  secret: { en: 'secret', de: 'geheim', ja: '非公開' },
  fulfilled: { en: 'fulfilled', de: 'erfüllt', ja: '達成' },
  ownOnly: { en: 'Only you see this.', de: 'Nur du siehst das.', ja: 'あなただけに見えています。' },
  allJoined: {
    en: 'All cities are joined.',
    de: 'Alle Städte sind verbunden.',
    ja: 'すべての都市がつながっています。',
  },
  missing: {
    en: 'Track is missing on at least {missing, plural, one {# hex} other {# hexes}}.',
    de: 'Es fehlen Gleise auf mindestens {missing, plural, one {# Feld} other {# Feldern}}.',
    ja: '少なくとも{missing}ヘクス分の線路が足りません。',
  },
  nearest: {
    en: '{missing, plural, one {# hex} other {# hexes}} to the nearest of the others',
    de: '{missing, plural, one {# Feld} other {# Felder}} bis zur nächsten der anderen',
    ja: '最寄りの他の都市まで{missing}ヘクス',
  },
  covered: {
    en: '{left} of the bond uncovered',
    de: '{left} der Anleihe nicht gedeckt',
    ja: '保証金の未充当分{left}',
  },
  shares: { en: 'Shares of everybody', de: 'Aktien aller', ja: '全員の株' },
  company: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  limit: {
    en: 'At most {one} shares of one company and {papers} papers each; prices up to 40 do not count.',
    de: 'Höchstens {one} Aktien einer Gesellschaft und {papers} Papiere je Spieler; Kurse bis 40 zählen nicht.',
    ja: '1社{one}株、株券は1人{papers}枚まで。株価40以下は数えません。',
  },
})
