import { glossaryOf } from '@stellwerk/texts'

/** The words of the game, as all texts have them. */
export const glossary = glossaryOf(
  [
    'bank',
    'director',
    'operating round',
    'phase',
    'price',
    'revenue',
    'route',
    'rust',
    'stock round',
    'stop',
    'tile',
    'treasury',
    'withhold',
  ],
  [
    { en: 'aid', de: 'Beihilfe', ja: '補助金' },
    { en: 'cash', de: 'Bargeld', ja: '所持金' },
    { en: 'found', de: 'gründen', ja: '設立' },
    { en: 'home', de: 'Heimatbahnhof', ja: '本拠地' },
    { en: 'pay out', de: 'ausschütten', ja: '配当' },
    { en: 'off-board location', de: 'Fernziel', ja: '盤外都市' },
    { en: 'share', de: 'Aktie', ja: '株' },
    { en: 'par price', de: 'Startkurs', ja: '初期価格' },
  ],
)
