import type { GuideTexts } from '@stellwerk/texts'

/** What a newcomer to Harzbahn 1873 is told. */
export const guide: GuideTexts = {
  course: [
    {
      en: 'The richest player at the end wins: cash, shares at their price, and private mines at face value. Money in a company’s treasury counts for nobody.',
      de: 'Es gewinnt, wer am Ende das größte Vermögen hat: Bargeld, Aktien zu ihrem Aktienwert und Einzelwerke zu ihrem Nennwert. Das Betriebskapital der Gesellschaften zählt für niemanden.',
      ja: 'ゲーム終了時に最も資産の多い人が勝ちます。資産は、所持金、株価で数えた株式、額面で数えた個人鉱山の合計です。会社に残った資金は誰のものにもなりません。',
    },
    {
      en: 'In the start auction you buy mines and the first two concessions; the premium on all prices falls each time everybody passes. A mine earns for its owner from the first round on; a concession lets you found a railway.',
      de: 'In der Startversteigerung kaufen die Spieler Werke und die ersten beiden Konzessionen; der Aufpreis auf alle Preise sinkt, solange alle passen. Ein Werk bringt seinem Besitzer von der ersten Runde an Geld, eine Konzession erlaubt es, eine Bahn zu gründen.',
      ja: '初期オークションでは、鉱山と最初の2つの許可証を買います。全員がパスするたびに、すべての価格の上乗せ額が下がります。鉱山は最初のラウンドから収入をもたらし、許可証があれば鉄道会社を設立できます。',
    },
    {
      en: 'Then trading rounds and sets of operating rounds alternate. In a trading round concessions are auctioned, and in the stock round that follows you may sell shares on your turn and then do one thing: buy a share, found a railway or form a public mine from two mines.',
      de: 'Dann wechseln sich Handelsrunden und Sets von Operationsrunden ab. In einer Handelsrunde werden Konzessionen versteigert; in der Aktienrunde danach verkaufen alle reihum Aktien und tun dann eines: eine Aktie kaufen, eine Bahn gründen oder aus zwei Werken eine Werk-AG bilden.',
      ja: 'その後は、取引ラウンドと運営ラウンドのセットを交互に行います。取引ラウンドでは許可証を競り、続く株式ラウンドでは手番ごとに株式を売ってから、株式を買う、鉄道会社を設立する、2つの鉱山から公開鉱山会社を作る、のどれか1つを行います。',
    },
    {
      en: 'In an operating round the private mines act first, then the companies from the highest price down. A railway lays track, may place a token, runs its trains, pays out or withholds, and buys trains; mines produce, and earn much more once track connects them.',
      de: 'In einer Operationsrunde handeln zuerst die Einzelwerke, dann die Gesellschaften vom höchsten Aktienwert abwärts. Eine Bahn baut Gleise, vielleicht einen Bahnhof, fährt, schüttet aus oder behält ein und kauft Loks; Werke produzieren und bringen viel mehr, sobald ein Gleis sie anschließt.',
      ja: '運営ラウンドでは、まず個人鉱山が、次に株価の高い順に会社が行動します。鉄道会社は線路を敷き、駅を建て、列車を走らせ、配当するか無配にし、列車を買います。鉱山は生産し、線路で接続されると収入が大きく増えます。',
    },
    {
      en: 'The first purchase of each larger unit starts a new phase: more tiles, more operating rounds, and maintenance for everything that has become old. A company that cannot pay its maintenance, or a new railway that cannot buy its first train, is insolvent, and its shareholders lose their shares.',
      de: 'Der erste Kauf jeder größeren Einheit beginnt eine neue Phase: mehr Gleisplättchen, mehr Operationsrunden und Wartungskosten für alles, was nun alt ist. Eine Gesellschaft, die ihre Wartung nicht zahlen kann, oder eine neue Bahn, die ihre erste Lok nicht kaufen kann, ist insolvent, und ihre Aktionäre verlieren ihre Aktien.',
      ja: 'より大きなサイズの束が初めて買われると新しいフェイズになり、使えるタイルと運営ラウンドが増え、古くなったものには維持費がかかります。維持費を払えない会社や、最初の列車を買えない新しい鉄道会社は破産し、株主は株式を失います。',
    },
    {
      en: 'The game ends after the operating round in which a price reaches 1000 M, or after the second full set of three operating rounds that begins in phase 5 or later, whichever comes first.',
      de: 'Das Spiel endet nach der Operationsrunde, in der ein Aktienwert 1000 M erreicht, oder nach dem zweiten vollen Set von drei Operationsrunden, das in Phase 5 oder später beginnt, je nachdem, was zuerst eintritt.',
      ja: '株価が1000マルクに達した運営ラウンドの後、またはフェイズ5以降に始まる3回の運営ラウンドのセットが2度終わった時の、早いほうでゲームは終わります。',
    },
  ],
  hints: {
    premium: {
      en: 'You bid for the right to buy first, but the bid raises the prices for everybody, yourself included. Bid high only if there is something you must have before anyone else.',
      de: 'Es geht um das Recht, zuerst zu kaufen, aber das Gebot erhöht die Preise für alle, auch für dich. Hoch bieten lohnt nur, wenn du etwas unbedingt vor den anderen haben willst.',
      ja: '最初に買う権利の競りですが、入札額は自分も含めた全員の価格に上乗せされます。ほかの人より先にどうしても欲しいものがある時だけ高く入札しましょう。',
    },
    sale: {
      en: 'Waiting makes things cheaper, as the premium falls when everybody passes, but somebody may buy before you. A mine brings money in every operating round; a concession brings a railway, but floating it takes three times its par price, from you and others.',
      de: 'Wer wartet, zahlt weniger, denn der Aufpreis sinkt, wenn alle passen; doch jemand kann schneller sein. Ein Werk bringt in jeder Operationsrunde Geld; eine Konzession bringt eine Bahn, für die du und andere zusammen das Dreifache ihres Start-Ausgabepreises braucht.',
      ja: '全員がパスすると上乗せ額が下がるので待てば安くなりますが、先に買われるかもしれません。鉱山は運営ラウンドごとに収入を生み、許可証は鉄道会社になりますが、開業までにほかの人と合わせて初期価格の3倍が必要です。',
    },
    auctions: {
      en: 'A concession is only worth its bid if you can found the railway in the stock round that follows; otherwise it goes back to the bank for nothing. Keep enough cash for the shares.',
      de: 'Eine Konzession ist ihr Gebot nur wert, wenn du die Bahn in der folgenden Aktienrunde gründen kannst; ungenutzt fällt sie ohne Entschädigung zurück. Behalte genug Geld für die Aktien.',
      ja: '許可証は、続く株式ラウンドで鉄道会社を設立できてこそ価値があり、使わなければ無償で銀行に戻ります。株式を買う所持金を残しておきましょう。',
    },
    stock: {
      en: 'Buy what will pay you often: a share earns with every payout, and the player with the most shares runs the company. Selling gives cash at once, but the price falls with each share, and turn order in the next rounds goes by cash.',
      de: 'Kaufe, was oft ausschüttet: Jede Ausschüttung bringt je Aktie Geld, und wer am meisten von einer Gesellschaft hält, entscheidet für sie. Verkaufen bringt sofort Geld, aber der Aktienwert fällt mit jeder Aktie; die Reihenfolge der nächsten Runden richtet sich nach dem Bargeld.',
      ja: '何度も配当する会社の株を買いましょう。株式は配当のたびに収入になり、最も多く持つ人が社長として会社を動かします。売ればお金が入りますが1株ごとに株価が下がり、次のラウンドの手番順は所持金の多い順です。',
    },
    track: {
      en: 'Build towards mines and places that your trains can reach now: what is connected earns in this very round. Hills and mountains cost money that may be needed for the next train.',
      de: 'Baue zu Werken und Ortschaften, die deine Loks jetzt erreichen: Was angeschlossen ist, bringt schon in dieser Runde Geld. Hügel und Gebirge kosten, was vielleicht für die nächste Lok fehlt.',
      ja: '今の列車で届く鉱山や町村へ線路を延ばしましょう。つながったものは、このラウンドから収入になります。丘や山の建設費は、次の列車の資金を減らします。',
    },
    mineTrack: {
      en: 'Once track leads from the mine to the state track it is connected, and earns by its machine and switcher instead of its base income. Each tile costs the mine money, and a railway that comes this way may build the rest.',
      de: 'Sobald ein Gleis vom Werk bis zu den Staatsbahngleisen führt, ist es angeschlossen und bringt statt des Grundeinkommens, was Maschine und Werklok leisten. Jedes Gleisplättchen kostet das Werk Geld, und eine Bahn, die hier vorbeikommt, baut vielleicht den Rest.',
      ja: '鉱山から国営路線まで線路がつながると接続となり、基本収入の代わりに機械と入換機による収入が得られます。タイルの費用は鉱山の負担ですが、残りは通りかかる鉄道会社が敷いてくれるかもしれません。',
    },
    station: {
      en: 'With your own token a place earns its full value, and new routes can begin there; without one it counts only 10 M. A token can also block other railways.',
      de: 'Mit eigenem Marker zählt eine Ortschaft ihren vollen Wert und neue Routen können dort beginnen; ohne zählt sie nur 10 M. Ein Marker kann auch anderen Bahnen den Weg versperren.',
      ja: '自社の駅トークンがある町村は全額の収入になり、そこから新しい路線を始められます。なければ10マルクだけです。トークンで他社の通過を妨げることもできます。',
    },
    run: {
      en: 'The plan on the map is the best there is; you can simply run it. Change it only if you want something other than the most money.',
      de: 'Der Plan auf der Karte ist der beste, den es gibt; du kannst ihn einfach nehmen. Ändere ihn nur, wenn du etwas anderes willst als das meiste Geld.',
      ja: 'マップに示された計画が最善です。そのまま使ってかまいません。収入以外の狙いがある時だけ変更しましょう。',
    },
    payout: {
      en: 'Paying out gives the shareholders money and raises the price if it is large enough; withholding fills the treasury and lowers the price. Withhold when the company soon needs a train, a machine or its maintenance.',
      de: 'Ausschütten bringt den Aktionären Geld und hebt, wenn es genug ist, den Aktienwert; Einbehalten füllt das Betriebskapital und senkt ihn. Behalte ein, wenn bald eine Lok, eine Maschine oder Wartung zu zahlen ist.',
      ja: '配当すれば株主にお金が入り、十分な額なら株価も上がります。無配なら会社の資金は増えますが株価は下がります。近く列車や機械、維持費の支払いがあるなら会社に残しましょう。',
    },
    trains: {
      en: 'A larger train runs more routes; buying the first of a size starts a phase that makes old trains expensive for everybody. Check what maintenance your company will pay then, and what is left in its treasury.',
      de: 'Eine größere Lok fährt mehr Routen; die erste ihrer Größe beginnt eine Phase, in der alte Loks für alle teuer werden. Achte darauf, was deine Gesellschaft danach an Wartung zahlt und was im Betriebskapital bleibt.',
      ja: '大きな列車ほど多くの路線を走れます。新しいサイズの最初の1台を買うとフェイズが進み、古い列車は全員にとって高くつきます。その後の維持費と残りの資金を確かめましょう。',
    },
    machines: {
      en: 'A machine pays off at a connected mine; at one without track only the base income counts. Buying the first of a size starts a new phase, with maintenance for what is old.',
      de: 'Eine Maschine lohnt sich in einem angeschlossenen Werk; ohne Gleis zählt nur das Grundeinkommen. Die erste ihrer Größe beginnt eine neue Phase mit Wartungskosten für alles Alte.',
      ja: '機械は接続された鉱山で効果があります。線路のない鉱山は基本収入だけです。新しいサイズの最初の1台を買うとフェイズが進み、古いものに維持費がかかります。',
    },
    switchers: {
      en: 'A switcher earns only at a connected mine, one per mine. Put the largest where its income is highest; the table shows the sum.',
      de: 'Eine Werklok bringt nur in einem angeschlossenen Werk etwas, je eine. Stelle die größte dorthin, wo sie am meisten bringt; die Tabelle zeigt die Summe.',
      ja: '入換機は接続された鉱山でのみ、1か所に1台だけ収入になります。最も大きいものを収入の最も高い鉱山に置きましょう。表に合計が出ます。',
    },
    mine: {
      en: 'More mines mean more income. If the mine is yours, the sale turns the company’s money into your own.',
      de: 'Mehr Werke bringen mehr Ertrag. Gehört das Werk dir selbst, wird durch den Verkauf aus Geld der Gesellschaft dein eigenes.',
      ja: '鉱山が増えれば収入も増えます。自分の鉱山なら、その代金で会社の資金が自分の所持金になります。',
    },
    issue: {
      en: 'New shares bring money into the treasury when they are bought, but each share then gets a smaller part of every payout. Do it when the company needs money and there are buyers.',
      de: 'Neue Aktien bringen Geld ins Betriebskapital, sobald sie gekauft werden, aber jede Aktie hat dann einen kleineren Anteil. Gut ist das, wenn die Gesellschaft Geld braucht und es Käufer gibt.',
      ja: '新しい株式は買われた時に会社の資金になりますが、1株あたりの配当の割合は小さくなります。資金が必要で、買い手がいる時に発行しましょう。',
    },
  },
  steps: {
    premium: 'premium',
    sale: 'sale',
    'auction-round': 'auctions',
    auction: 'auctions',
    'stock-round': 'stock',
    'mine-track': 'mineTrack',
    'railway-track': 'track',
    'railway-station': 'station',
    'railway-run': 'run',
    payout: 'payout',
    'railway-purchases': 'trains',
    'mine-purchases': 'machines',
    'public-mine-purchases': 'machines',
    switchers: 'switchers',
    'mine-purchase': 'mine',
    issue: 'issue',
  },
}
