import { defineTexts } from '../../../../language/texts.js'

export const playerTexts = defineTexts({
  order: { en: 'In the player order', de: 'In der Spielreihenfolge', ja: '手番順' },
  place: { en: 'No. {place}', de: 'Nr. {place}', ja: '{place}番' },
  shares: { en: 'Shares', de: 'Aktien', ja: '株式' },
  mines: { en: 'Mines', de: 'Werke', ja: '鉱山' },
  concessions: { en: 'Concessions', de: 'Konzessionen', ja: '許可証' },
  options: { en: 'Purchase options', de: 'Vorkaufsrechte', ja: '優先購入権' },
  directs: { en: 'director', de: 'Direktor', ja: '社長' },
  parts: {
    en: 'Cash {cash}, shares {shares}, mines {mines}',
    de: 'Bargeld {cash}, Aktien {shares}, Werke {mines}',
    ja: '現金{cash}、株式{shares}、鉱山{mines}',
  },
  allShares: { en: 'All shares', de: 'Alle Aktien', ja: '株式一覧' },
  company: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  price: { en: 'Price', de: 'Wert', ja: '株価' },
})
