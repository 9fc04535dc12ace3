import type { FrontTexts } from '@stellwerk/texts'

/** What the pages before a game say of Harzbahn 1873. */
export const front: FrontTexts = {
  introduction: {
    en: 'Narrow-gauge railways and mines in the Harz mountains. Mines pay their owners from the first round on, and much more once a railway reaches them.',
    de: 'Schmalspurbahnen und Bergwerke im Harz. Werke bringen ihren Besitzern von der ersten Runde an Geld und viel mehr, sobald eine Bahn sie erreicht.',
    ja: 'ハルツ山地の狭軌鉄道と鉱山。鉱山は最初のラウンドから収入をもたらし、鉄道がつながると収入が大きく増えます。',
  },
  options: {
    edition: {
      name: { en: 'Edition', de: 'Ausgabe', ja: '版' },
      values: {
        R: {
          name: { en: 'Rulebook edition', de: 'Ausgabe der Spielregel', ja: 'ルールブック版' },
          hint: {
            en: 'The German rulebook: a fixed premium in the start auction, limited tiles. The usual choice.',
            de: 'Nach der deutschen Spielregel: fester Aufpreis in der Startversteigerung, begrenzte Gleisplättchen. Die übliche Wahl.',
            ja: 'ドイツ語ルールブックに準拠：初期オークションの上乗せ額は固定、タイルは枚数制限あり。標準の選択です。',
          },
        },
        S: {
          name: { en: '2011 edition', de: 'Ausgabe von 2011', ja: '2011年版' },
          hint: {
            en: 'Players bid for premium and player order, the MHE has a share price, tiles are limited.',
            de: 'Aufpreis und Reihenfolge werden ersteigert, die MHE hat einen Aktienwert, begrenzte Gleisplättchen.',
            ja: '上乗せ額と手番順を競り、MHEに株価があります。タイルは枚数制限ありです。',
          },
        },
        '2022': {
          name: { en: '2022 edition', de: 'Ausgabe von 2022', ja: '2022年版' },
          hint: {
            en: 'The second edition: like 2011, but with unlimited yellow tiles, one more green tile and the map of All-Aboard Games.',
            de: 'Die zweite Ausgabe: wie 2011, aber mit unbegrenzten gelben Gleisplättchen, einem weiteren grünen und dem Plan von All-Aboard Games.',
            ja: '第2版：2011年版と同じですが、黄色タイルは無制限で、緑タイルが1枚増え、All-Aboard Games版のマップを使います。',
          },
        },
        '18xx.games': {
          name: { en: 'As 18xx.games plays it', de: 'Wie 18xx.games spielt', ja: '18xx.games方式' },
          hint: {
            en: 'The 2022 edition on the older map, the way that site plays it; for continuing games from there.',
            de: 'Die Ausgabe von 2022 auf dem älteren Plan, gespielt wie auf 18xx.games; um Partien von dort fortzusetzen.',
            ja: '2022年版を以前のマップで、同サイトの処理で遊びます。同サイトのゲームの続きに使います。',
          },
        },
        '18xx.games-aag': {
          name: {
            en: 'As 18xx.games plays it, map of All-Aboard Games',
            de: 'Wie 18xx.games spielt, Plan von All-Aboard Games',
            ja: '18xx.games方式（All-Aboard Games版マップ）',
          },
          hint: {
            en: 'The same with the building costs of that map.',
            de: 'Dasselbe mit den Baukosten dieses Plans.',
            ja: '同じ方式で、そのマップの建設費を使います。',
          },
        },
      },
    },
  },
}
