import type { FrontTexts } from '@stellwerk/texts'

/** What the pages before a game say of 1853. */
export const front: FrontTexts = {
  introduction: {
    en: 'Railways in British India. You put up a secret bond and choose the cities that your contract must join, on lines of two gauges.',
    de: 'Eisenbahnen in Britisch-Indien. Du hinterlegst geheim eine Anleihe und wählst die Städte, die dein Kontrakt verbinden muss, auf Strecken mit zwei Spurweiten.',
    ja: '英領インドの鉄道。保証金を秘密に決め、契約でつなぐ都市を選びます。線路には2種類の軌間があります。',
  },
  options: {
    bank: {
      name: { en: 'Money in the bank', de: 'Geld in der Bank', ja: '銀行の資金' },
      values: {
        '15000': {
          name: { en: '£15,000', de: '15.000 £', ja: '15,000ポンド' },
          hint: { en: 'The normal game.', de: 'Das normale Spiel.', ja: '通常のゲームです。' },
        },
        '12500': {
          name: { en: '£12,500', de: '12.500 £', ja: '12,500ポンド' },
          hint: { en: 'A shorter game.', de: 'Ein kürzeres Spiel.', ja: 'やや短いゲームです。' },
        },
        '10000': {
          name: { en: '£10,000', de: '10.000 £', ja: '10,000ポンド' },
          hint: { en: 'A short game.', de: 'Ein kurzes Spiel.', ja: '短いゲームです。' },
        },
        '17760': {
          name: { en: '£17,760', de: '17.760 £', ja: '17,760ポンド' },
          hint: {
            en: 'A longer game, with all the money in the box.',
            de: 'Ein längeres Spiel mit allem Geld aus der Schachtel.',
            ja: '箱に入っている資金をすべて使う、やや長いゲームです。',
          },
        },
        '20000': {
          name: { en: '£20,000', de: '20.000 £', ja: '20,000ポンド' },
          hint: { en: 'A long game.', de: 'Ein langes Spiel.', ja: '長いゲームです。' },
        },
      },
    },
  },
}
