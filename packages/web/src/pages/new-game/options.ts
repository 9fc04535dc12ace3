import type { Language } from '@stellwerk/texts'
import type { Message } from '../../language/texts.js'

interface OptionText {
  readonly name: Message
  readonly hint: Message
}

const nothing: Message = { en: '', de: '', ja: '' }

/** The options of each title and their values in words: `1873 edition`, `1873 edition R`. */
const texts: { readonly [key: string]: OptionText } = {
  '1853 bank': { name: { en: 'Money in the bank', de: 'Geld in der Bank', ja: '銀行の資金' }, hint: nothing },
  '1853 bank 15000': {
    name: { en: '£15,000', de: '15.000 £', ja: '15,000ポンド' },
    hint: { en: 'The normal game.', de: 'Das normale Spiel.', ja: '通常のゲームです。' },
  },
  '1853 bank 12500': {
    name: { en: '£12,500', de: '12.500 £', ja: '12,500ポンド' },
    hint: { en: 'A shorter game.', de: 'Ein kürzeres Spiel.', ja: 'やや短いゲームです。' },
  },
  '1853 bank 10000': {
    name: { en: '£10,000', de: '10.000 £', ja: '10,000ポンド' },
    hint: { en: 'A short game.', de: 'Ein kurzes Spiel.', ja: '短いゲームです。' },
  },
  '1853 bank 17760': {
    name: { en: '£17,760', de: '17.760 £', ja: '17,760ポンド' },
    hint: {
      en: 'A longer game, with all the money in the box.',
      de: 'Ein längeres Spiel mit allem Geld aus der Schachtel.',
      ja: '箱に入っている資金をすべて使う、やや長いゲームです。',
    },
  },
  '1853 bank 20000': {
    name: { en: '£20,000', de: '20.000 £', ja: '20,000ポンド' },
    hint: { en: 'A long game.', de: 'Ein langes Spiel.', ja: '長いゲームです。' },
  },
  '1873 edition': { name: { en: 'Edition', de: 'Ausgabe', ja: '版' }, hint: nothing },
  '1873 edition R': {
    name: { en: 'Rulebook edition', de: 'Ausgabe der Spielregel', ja: 'ルールブック版' },
    hint: {
      en: 'As the German rulebook has it: a fixed premium in the start auction, tiles counted. The usual choice.',
      de: 'Nach der deutschen Spielregel: fester Aufpreis in der Startversteigerung, gezählte Plättchen. Die übliche Wahl.',
      ja: 'ドイツ語ルールブックに準拠：初期オークションの上乗せ額は固定、タイルは枚数制限あり。標準の選択です。',
    },
  },
  '1873 edition S': {
    name: { en: '2011 edition', de: 'Ausgabe von 2011', ja: '2011年版' },
    hint: {
      en: 'Players bid for premium and order, the MHE has a share price, tiles counted.',
      de: 'Aufpreis und Reihenfolge werden ersteigert, die MHE hat einen Aktienwert, gezählte Plättchen.',
      ja: '上乗せ額と手番順を競り、MHEに株価があります。タイルは枚数制限ありです。',
    },
  },
  '1873 edition 2022': {
    name: { en: '2022 edition', de: 'Ausgabe von 2022', ja: '2022年版' },
    hint: {
      en: 'The second edition: like 2011, but with unlimited yellow tiles, one more green tile and the map of All-Aboard Games.',
      de: 'Die zweite Ausgabe: wie 2011, aber mit unbegrenzten gelben Plättchen, einem weiteren grünen und dem Plan von All-Aboard Games.',
      ja: '第2版：2011年版と同じですが、黄色タイルは無制限で、緑タイルが1枚増え、All-Aboard Games版のマップを使います。',
    },
  },
  '1873 edition 18xx.games': {
    name: { en: 'As 18xx.games plays it', de: 'Wie 18xx.games spielt', ja: '18xx.games方式' },
    hint: {
      en: 'The 2022 edition on the older map with the habits of that site; for going on with games from there.',
      de: 'Die Ausgabe von 2022 auf dem älteren Plan mit den Gewohnheiten jener Seite; um Spiele von dort fortzusetzen.',
      ja: '2022年版を以前のマップで、同サイトの処理で遊びます。同サイトのゲームの続きに使います。',
    },
  },
  '1873 edition 18xx.games-aag': {
    name: {
      en: 'As 18xx.games plays it, map of All-Aboard Games',
      de: 'Wie 18xx.games spielt, Plan von All-Aboard Games',
      ja: '18xx.games方式（All-Aboard Games版マップ）',
    },
    hint: {
      en: 'The same with the building cost of that map.',
      de: 'Dasselbe mit den Baukosten jenes Plans.',
      ja: '同じ方式で、そのマップの建設費を使います。',
    },
  },
}

/** An option of a title or one of its values in words; what has none is called by its id. */
export function optionText(
  language: Language,
  title: string,
  option: string,
  value?: string,
): { readonly name: string; readonly hint: string } {
  const key = value === undefined ? `${title} ${option}` : `${title} ${option} ${value}`
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  return { name: text?.name[language] ?? value ?? option, hint: text?.hint[language] ?? '' }
}
