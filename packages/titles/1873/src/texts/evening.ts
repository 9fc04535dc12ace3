import type { Evening } from '@stellwerk/texts'

/** A first evening with Harzbahn 1873. */
export const evening: Evening = {
  lead: {
    en: 'Mines in the Harz need railways, and railways need mines. You against three computers; the tutor introduces each new decision once.',
    de: 'Die Werke im Harz brauchen Bahnen, und die Bahnen brauchen Werke. Du gegen drei Computer; der Tutor stellt jede neue Entscheidung einmal vor.',
    ja: 'ハルツの鉱山には鉄道が、鉄道には鉱山が必要です。コンピューター3人が相手。新しい判断が現れるたび、チューターが一度だけ説明します。',
  },
  firsts: [
    {
      id: 'start',
      steps: ['premium', 'sale'],
      heading: { en: 'The start auction', de: 'Die Startversteigerung', ja: '初期オークション' },
      words: {
        en: 'Players take turns to buy, at face value plus the current premium. You have {cash}: two mines that earn every round, and enough cash left to build them up, make a good start. If everybody passes, the premium falls.',
        de: 'Reihum wird gekauft, zum Nennwert plus dem aktuellen Aufpreis. Du hast {cash}: Zwei Werke, die jede Runde verdienen, und genug Bargeld, um etwas daraus zu machen, sind ein guter Anfang. Passen alle, sinkt der Aufpreis.',
        ja: '額面に上乗せ額を足した値段で、順番に何でも買えます。所持金は{cash}。毎ラウンド稼ぐ鉱山を2つと、それを育てるお金を残せれば良い出だしです。全員がパスすると上乗せ額が下がります。',
      },
    },
    {
      id: 'concession',
      steps: ['auction-round', 'auction'],
      heading: { en: 'A concession', de: 'Eine Konzession', ja: '許可証' },
      words: {
        en: 'A concession gives you the right to found a railway and the duty to build its route. With {cash} in hand, keep enough after the bid for the par price and the first train, the {train} for {price}: a concession without that money earns nothing.',
        de: 'Eine Konzession ist das Recht, ihre Bahn zu gründen, und die Pflicht, ihre Strecke zu bauen. Du hast {cash}: Behalte nach dem Gebot genug für den Start-Ausgabepreis und die erste Lok, die {train} für {price}, denn ohne dieses Geld bringt sie nichts.',
        ja: '許可証はその鉄道を設立する権利であり、路線を建設する義務でもあります。所持金は{cash}。入札後も初期価格と最初の列車（{train}列車、{price}）の資金を残しましょう。資金がなければ何も生みません。',
      },
    },
    {
      id: 'mine',
      steps: ['mine-purchases', 'public-mine-purchases'],
      heading: { en: 'A mine buys machines', de: 'Ein Werk kauft Maschinen', ja: '鉱山の機械購入' },
      words: {
        en: '{company} has {treasury} in its treasury. A larger machine raises what it earns in every round to come, so it pays off early in the game but rarely late. Compare the rise with the price before you buy.',
        de: '{company} hat {treasury} Betriebskapital. Eine größere Maschine hebt den Ertrag in jeder Runde, die noch kommt: früh im Spiel lohnt sie sich, spät kaum. Vergleiche vor dem Kauf den Zuwachs mit dem Preis.',
        ja: '{company}の資金は{treasury}です。大きな機械は以後の毎ラウンドの収入を増やすので、早いほど得で、終盤ではほとんど元が取れません。増える収入と値段を比べましょう。',
      },
    },
    {
      id: 'switcher',
      steps: ['switchers'],
      heading: { en: 'Switchers', de: 'Werkloks', ja: '入換機' },
      words: {
        en: 'A switcher lets a mine that is connected by track earn more; without a connection it does nothing. {company} may redistribute its switchers each round: the largest goes where it adds most.',
        de: 'Eine Werklok lässt ein Werk mit Gleisanschluss mehr verdienen; ohne Anschluss bewirkt sie nichts. {company} darf sie jede Runde neu verteilen: Die größte gehört dorthin, wo sie am meisten bringt.',
        ja: '入換機は線路でつながった鉱山の収入を増やします。つながっていなければ効果はありません。{company}は毎ラウンド配置し直せます。最も大きいものを最も増える鉱山へ。',
      },
    },
    {
      id: 'track',
      steps: ['railway-track'],
      heading: { en: 'Track', de: 'Gleisbau', ja: '線路建設' },
      words: {
        en: '{company} lays its route with {treasury} in the treasury, and the next train is the {train} for {price}. Track that no train runs on earns nothing, so work backwards from the run you want.',
        de: '{company} hat {treasury} Betriebskapital, und die nächste Lok ist die {train} für {price}. Gleise, auf denen keine Lok fährt, bringen nichts: Plane von der Fahrt aus rückwärts.',
        ja: '{company}の資金は{treasury}、次の列車は{train}列車（{price}）です。列車の走らない線路は何も生みません。望む運行から逆算しましょう。',
      },
    },
  ],
}
