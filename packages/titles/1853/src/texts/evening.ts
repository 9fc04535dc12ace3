import type { Evening } from '@stellwerk/texts'

/** A first evening with 1853. */
export const evening: Evening = {
  lead: {
    en: 'India: sealed bonds, a secret contract for each player, and two gauges. You against three computers; the tutor introduces each new decision once.',
    de: 'Indien: verdeckte Anleihen, ein geheimer Kontrakt für jeden und zwei Spurweiten. Du gegen drei Computer; der Tutor stellt jede neue Entscheidung einmal vor.',
    ja: 'インドを舞台に、秘密の保証金、秘密の契約、2種類の軌間。コンピューター3人が相手。新しい判断が現れるたび、チューターが一度だけ説明します。',
  },
  firsts: [
    {
      id: 'bonds',
      steps: ['bonds'],
      heading: { en: 'The bond', de: 'Die Anleihe', ja: '保証金' },
      words: {
        en: 'Everybody enters a bond in secret; you have {cash}. A larger bond asks for more cities and gives more back once your contract is fulfilled; until then you cannot spend that money on shares.',
        de: 'Alle legen verdeckt eine Anleihe fest; du hast {cash}. Eine größere verlangt mehr Städte und bringt mehr zurück, sobald dein Kontrakt erfüllt ist; bis dahin fehlt das Geld für Aktien.',
        ja: '全員が秘密に保証金を決めます。所持金は{cash}です。額が大きいほど多くの都市が必要ですが、契約を果たせば多く戻ります。それまでその資金は株に使えません。',
      },
    },
    {
      id: 'contract',
      steps: ['cities'],
      heading: { en: 'Your contract', de: 'Dein Kontrakt', ja: 'あなたの契約' },
      words: {
        en: 'Choose the cities that you promise to connect; the others see only how many. Take cities that lie where railways will build anyway, so that the track of others works for you.',
        de: 'Wähle die Städte, die du zu verbinden versprichst; die anderen sehen nur, wie viele es sind. Nimm solche, bei denen ohnehin gebaut wird: Dann arbeiten die Gleise der anderen für dich.',
        ja: 'つなぐと約束する都市を選びます。ほかの人に見えるのは数だけです。どのみち線路が敷かれる場所を選べば、ほかの人の建設が味方になります。',
      },
    },
    {
      id: 'gauges',
      steps: ['track'],
      heading: { en: 'Two gauges', de: 'Zwei Spurweiten', ja: '2種類の軌間' },
      words: {
        en: '{company} has {treasury}. Standard gauge and metre gauge do not mix: a train runs only on track of its own gauge. Metre gauge is cheaper in the hills; decide by the trains you will buy; the next one is the {train} for {price}.',
        de: '{company} hat {treasury}. Standardspur und Meterspur vertragen sich nicht: Eine Lok fährt nur auf Gleisen ihrer Spur. In den Bergen ist Meterspur billiger; entscheide nach den Loks, die du kaufen wirst; die nächste ist die {train} für {price}.',
        ja: '{company}の資金は{treasury}です。標準軌とメーター軌は混ざりません。列車は自分の軌間の線路だけを走ります。丘陵ではメーター軌が安く済みます。次の列車は{train}列車（{price}）。買う列車に合わせて決めましょう。',
      },
    },
  ],
}
