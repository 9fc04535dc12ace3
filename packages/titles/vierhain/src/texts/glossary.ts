import type { Message } from '@stellwerk/texts'

/** The words of the game, as all texts have them. */
export const glossary: readonly Message[] = [
  { en: 'aid', de: 'Beihilfe', ja: '補助金' },
  { en: 'bank', de: 'Bank', ja: '銀行' },
  { en: 'cash', de: 'Bargeld', ja: '所持金' },
  { en: 'director', de: 'Direktor', ja: '社長' },
  { en: 'found', de: 'gründen', ja: '設立' },
  { en: 'home', de: 'Heimatbahnhof', ja: '本拠地' },
  { en: 'withhold', de: 'einbehalten', ja: '無配' },
  { en: 'operating round', de: 'Betriebsrunde', ja: '運営ラウンド' },
  { en: 'pay out', de: 'ausschütten', ja: '配当' },
  { en: 'phase', de: 'Phase', ja: 'フェイズ' },
  { en: 'price', de: 'Kurs', ja: '株価' },
  { en: 'off-board location', de: 'Fernziel', ja: '盤外都市' },
  { en: 'revenue', de: 'Einnahmen', ja: '収入' },
  { en: 'route', de: 'Route', ja: '路線' },
  { en: 'rust', de: 'verschrottet', ja: '廃棄' },
  { en: 'share', de: 'Aktie', ja: '株' },
  { en: 'par price', de: 'Startkurs', ja: '初期価格' },
  { en: 'stock round', de: 'Aktienrunde', ja: '株式ラウンド' },
  { en: 'stop', de: 'Halt', ja: '停車地' },
  { en: 'tile', de: 'Gleisplättchen', ja: 'タイル' },
  { en: 'treasury', de: 'Betriebskapital', ja: '資金' },
]
