import type { Message } from './reading-texts.js'

/** Words that several titles use, by their English: each is said in the same way everywhere. */
const common = {
  bank: { de: 'Bank', ja: '銀行' },
  circle: { de: 'Kreis', ja: '置き場' },
  director: { de: 'Direktor', ja: '社長' },
  dividend: { de: 'Dividende', ja: '配当' },
  float: { de: 'in Betrieb', ja: '開業' },
  'operating round': { de: 'Betriebsrunde', ja: '運営ラウンド' },
  phase: { de: 'Phase', ja: 'フェイズ' },
  pool: { de: 'Bankpool', ja: 'バンクプール' },
  price: { de: 'Kurs', ja: '株価' },
  revenue: { de: 'Einnahmen', ja: '収入' },
  route: { de: 'Route', ja: '路線' },
  rust: { de: 'verschrottet', ja: '廃棄' },
  share: { de: 'Aktie', ja: '株式' },
  station: { de: 'Bahnhof', ja: '駅' },
  'stock round': { de: 'Aktienrunde', ja: '株式ラウンド' },
  stop: { de: 'Halt', ja: '停車地' },
  tile: { de: 'Gleisplättchen', ja: 'タイル' },
  token: { de: 'Bahnhofsmarker', ja: '駅トークン' },
  track: { de: 'Gleis', ja: '線路' },
  train: { de: 'Lok', ja: '列車' },
  'train limit': { de: 'Loklimit', ja: '列車上限' },
  treasury: { de: 'Betriebskapital', ja: '資金' },
  upgrade: { de: 'Ausbau', ja: 'アップグレード' },
  withhold: { de: 'einbehalten', ja: '無配' },
} as const satisfies { readonly [term: string]: Omit<Message, 'en'> }

type CommonTerm = keyof typeof common

/** The words of a title by the alphabet: common ones, and its own. */
export const glossaryOf = (terms: readonly CommonTerm[], own: readonly Message[]): readonly Message[] =>
  [...terms.map((en) => ({ en, ...common[en] })), ...own].toSorted((a, b) => a.en.localeCompare(b.en, 'en'))
