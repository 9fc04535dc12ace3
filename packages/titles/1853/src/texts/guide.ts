import type { GuideTexts } from '@stellwerk/texts'

/** What a newcomer to 1853 is told. */
export const guide: GuideTexts = {
  course: [
    {
      en: 'The richest player at the end wins: cash plus shares at their price. The companies’ money and trains count for nobody, and a bond you have not got back is lost.',
      de: 'Es gewinnt, wer am Ende am reichsten ist: Bargeld und Aktien zu ihrem Kurs. Geld und Loks der Gesellschaften zählen für niemanden, und eine Anleihe, die nicht zurückgekommen ist, ist verloren.',
      ja: 'ゲーム終了時に、所持金と株価で数えた株式の合計が最も多い人が勝ちます。会社の資金と列車は誰の資産にもならず、戻らなかった保証金は失われます。',
    },
    {
      en: 'First everybody enters a bond in secret; the highest bidder sits first and takes the elephant. Then you take turns to name cities in secret and take a share openly for each: these cities are your contract, and once track joins them all, no matter who built it, your bond comes back.',
      de: 'Zuerst legt jeder geheim eine Anleihe fest; die höchste bringt den ersten Platz und den Elefanten. Dann nennt jeder reihum geheim Städte und nimmt für jede offen eine Aktie: Das ist sein Kontrakt, und sobald Gleise sie alle verbinden, von wem auch immer gebaut, kommt die Anleihe zurück.',
      ja: '最初に全員が保証金を秘密に決め、最も多い人が先頭の席と象を得ます。次に順番に都市を秘密に指定し、そのたびに株式を公開で1株受け取ります。これが契約で、誰が建てた線路でもすべての都市がつながれば、保証金が戻ります。',
    },
    {
      en: 'Then stock rounds and sets of operating rounds alternate. In a stock round you sell any number of shares, pay for contract shares, and buy at most one; none of this moves prices.',
      de: 'Dann wechseln sich Aktienrunden und Sets von Betriebsrunden ab. In einer Aktienrunde verkauft man beliebig viele Aktien, löst Kontraktaktien ein und kauft höchstens eine; die Kurse bewegen sich dabei nicht.',
      ja: 'その後は、株式ラウンドと運営ラウンドのセットを交互に行います。株式ラウンドでは、好きなだけ株式を売り、契約株の代金を払い込み、1株まで買います。これで株価が動くことはありません。',
    },
    {
      en: 'In an operating round the companies act in numerical order. Each lays tiles or upgrades one, may place a base, runs its trains, pays out or withholds its earnings, and buys trains for the next round.',
      de: 'In einer Betriebsrunde handeln die Gesellschaften nach ihrer Nummer. Jede legt Gleisplättchen oder rüstet eines auf, setzt vielleicht einen Bahnhofsmarker, fährt, schüttet alle Einnahmen aus oder behält sie ein und kauft Loks für die nächste Runde.',
      ja: '運営ラウンドでは会社が番号順に行動します。タイルを敷くか1枚アップグレードし、駅トークンを置き、列車を走らせ、収入をすべて配当するか会社に残し、次のラウンドのための列車を買います。',
    },
    {
      en: 'There are two gauges, standard and metre, with trains of their own; metre gauge is cheaper in the mountains. A line changes its gauge only at a base, so think early about which train should run where.',
      de: 'Es gibt zwei Spurweiten, Standardspur und Meterspur, mit eigenen Loks; Meterspur ist im Gebirge billiger. Nur an einem eigenen Bahnhofsmarker wechselt eine Strecke die Spurweite; überlege also früh, welche Lok wo fahren soll.',
      ja: '標準軌とメーター軌の2つの軌間があり、それぞれに列車があります。メーター軌は山地で安く済みます。軌間が変わるのは自社の駅トークンの所だけなので、どの列車をどこに走らせるか早めに考えましょう。',
    },
    {
      en: 'The first train of a type starts a phase: new tiles and more operating rounds, but old trains rust and the train limit drops. Trains are optional, yet a company without one earns nothing.',
      de: 'Mit der ersten Lok eines Typs beginnt eine Phase: neue Gleisplättchen und mehr Betriebsrunden, aber alte Loks werden verschrottet und das Loklimit sinkt. Eine Lok ist keine Pflicht, doch ohne sie nimmt eine Gesellschaft nichts ein.',
      ja: '新しい種類の列車が初めて買われるとフェイズが進み、タイルと運営ラウンドが増えますが、古い列車は廃棄され、列車上限が下がります。列車を持つ義務はありませんが、なければ収入もありません。',
    },
    {
      en: 'The game ends with the round in which the bank breaks, or at once when a price reaches £400.',
      de: 'Das Spiel endet mit der Runde, in der der Bank das Geld ausgeht, oder sofort, wenn ein Kurs 400 £ erreicht.',
      ja: '銀行の資金がなくなったラウンドの終わり、または株価が400ポンドに達した時点でゲームは終わります。',
    },
  ],
  hints: {
    bonds: {
      en: 'A higher bond brings an earlier seat, the elephant, and room for more expensive cities, but the money is tied up until your cities are joined. Nobody sees what you enter until everyone has.',
      de: 'Eine höhere Anleihe bringt einen früheren Sitz, den Elefanten und Raum für teurere Städte, aber das Geld ist weg, bis deine Städte verbunden sind. Niemand sieht deinen Betrag, bis alle einen haben.',
      ja: '保証金が高いほど席順が早く、象や価値の高い都市を選べますが、都市がつながるまでそのお金は使えません。全員が決めるまで、金額は誰にも見えません。',
    },
    cities: {
      en: 'Choose cities that others will join anyway, and take shares of the companies that will build there. Together you float them sooner, and your bond comes back early.',
      de: 'Wähle Städte, die andere ohnehin verbinden, und nimm Aktien der Gesellschaften, die dort bauen werden. So bringst du sie mit anderen in Betrieb und bekommst deine Anleihe früh zurück.',
      ja: '誰かがどうせつなぐ都市を選び、そこで建設する会社の株式を取りましょう。ほかの人と一緒に会社を開業させ、保証金を早く取り戻せます。',
    },
    stock: {
      en: 'Buying a share helps its company to float, and the player with the most shares directs it. Shares from the bank always cost par, so a share whose price is above par is cheap there.',
      de: 'Jeder Kauf hilft, eine Gesellschaft in Betrieb zu bringen, und wer die meisten Aktien hat, leitet sie. Aktien der Bank kosten immer den Nennwert; steht der Kurs darüber, sind sie dort billig.',
      ja: '株式を買うと会社の開業が近づき、最も多く持つ人が社長になります。銀行の株式は常に額面なので、株価が額面より高い会社は割安です。',
    },
    option: {
      en: 'Two tiles a turn from now on cost a fee each time; two tiles without a fee come only with phase 3. Take the first if you want to build fast and have the money.',
      de: 'Zwei Gleisplättchen schon ab jetzt kosten jedes Mal eine Gebühr; ohne Gebühr gibt es sie erst ab Phase 3. Das Erste hilft dem, der schnell bauen will und das Geld dafür hat.',
      ja: '今から2枚敷けるようにすると、そのたびに料金がかかります。料金なしで2枚敷けるのはフェイズ3からです。急いで建設したくて資金があるなら前者が有利です。',
    },
    track: {
      en: 'Build towards cities of your own contract and towards large stations that your trains will call at. Look at the gauge: a train runs only on its own.',
      de: 'Baue zu den Städten deines Kontrakts und zu großen Bahnhöfen, die deine Loks anfahren werden. Achte auf die Spurweite: Eine Lok fährt nur auf ihrer.',
      ja: '自分の契約の都市や、列車が停まる大駅へ線路を延ばしましょう。列車は自分の軌間の線路しか走れないので、軌間に注意しましょう。',
    },
    base: {
      en: 'Every run needs one of your bases, and a station full of others’ bases stops you. The first additional base is cheap; later ones cost more than twice as much.',
      de: 'Jede Fahrt braucht einen deiner Bahnhofsmarker, und durch einen Bahnhof voll fremder Marker kommst du nicht. Der erste weitere ist billig, die späteren kosten mehr als das Doppelte.',
      ja: '運行には必ず自社の駅トークンが必要で、他社のトークンで埋まった駅は通れません。最初の追加トークンは安く、その後は2倍以上かかります。',
    },
    run: {
      en: 'The plan on the map is the best there is; you can simply run it. One train also carries mail: its first and its last station are paid to the company on top.',
      de: 'Der Plan auf der Karte ist der beste, den es gibt; du kannst ihn einfach nehmen. Eine Lok fährt auch die Post: Ihr erster und letzter Bahnhof werden der Gesellschaft zusätzlich bezahlt.',
      ja: 'マップに示された計画が最善です。そのまま使ってかまいません。1台の列車は郵便も運び、最初と最後の駅の価値が別に会社に支払われます。',
    },
    payout: {
      en: 'A dividend gives the shareholders money and raises the price; withholding pays for trains and track. Withhold when your trains will soon rust.',
      de: 'Eine Dividende bringt den Aktionären Geld und hebt den Kurs; Einbehalten bezahlt Loks und Gleise. Behalte ein, wenn deine Loks bald verschrottet werden.',
      ja: '配当すれば株主にお金が入り、株価が上がります。会社に残せば列車や線路の資金になります。今の列車が近く廃棄されるなら残しましょう。',
    },
    trains: {
      en: 'A train bought now runs from the next round on, and the first of a type starts a phase in which old ones rust. Choose the gauge of the track that your company has.',
      de: 'Eine Lok, die du jetzt kaufst, fährt ab der nächsten Runde, und mit der ersten eines Typs beginnt eine Phase, in der alte verschrottet werden. Wähle die Spurweite der Gleise, die deine Gesellschaft hat.',
      ja: '今買った列車は次のラウンドから走り、新しい種類の最初の列車でフェイズが進んで古い列車が廃棄されます。会社の線路に合う軌間を選びましょう。',
    },
    elephant: {
      en: 'The elephant begins the next stock round and may call an extra operating round. Sell it if another player values that more than you do.',
      de: 'Der Elefant beginnt die nächste Aktienrunde und kann eine zusätzliche Betriebsrunde ausrufen. Verkaufe ihn, wenn das jemand anderem mehr wert ist als dir.',
      ja: '象の持ち主は次の株式ラウンドを始め、追加の運営ラウンドを求めることができます。ほかの人のほうが高く評価するなら売りましょう。',
    },
  },
  steps: {
    bonds: 'bonds',
    cities: 'cities',
    stock: 'stock',
    option: 'option',
    track: 'track',
    base: 'base',
    run: 'run',
    payout: 'payout',
    trains: 'trains',
    elephant: 'elephant',
    'extra-round': 'elephant',
  },
}
