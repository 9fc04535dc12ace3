import type { GuideTexts } from '@stellwerk/texts'

/** What a newcomer to 1854 is told. */
export const guide: GuideTexts = {
  course: [
    {
      en: 'The richest player at the end wins: cash plus certificates at their price. Treasuries, trains and mail contracts count for nobody.',
      de: 'Es gewinnt, wer am Ende am reichsten ist: Bargeld und Aktien zu ihrem Kurs. Betriebskapital, Loks und Postverträge zählen für niemanden.',
      ja: 'ゲーム終了時に、所持金と株価で数えた株券の合計が最も多い人が勝ちます。会社の資金、列車、郵便契約は誰の資産にもなりません。',
    },
    {
      en: 'First the privates are auctioned: five mountain railways, which pay a fixed income and have powers, and six local railways, which operate on a small map of their own. You buy the first in the row, or bid on a later one.',
      de: 'Zuerst werden die Privatgesellschaften versteigert: fünf Gebirgsbahnen mit festem Einkommen und Sonderfunktionen und sechs Lokalbahnen, die auf einem eigenen Extraplan fahren. Man kauft die erste der Reihe oder bietet auf eine spätere.',
      ja: '最初に個人会社を競ります。固定収入と能力を持つ5つの山岳鉄道と、専用の小マップで運営する6つのローカル鉄道です。列の先頭を買うか、後のものに入札します。',
    },
    {
      en: 'Then stock rounds and sets of operating rounds alternate. In a stock round you sell any number of certificates and then buy one; the first of a major is its director’s certificate, and once half of it is sold, the major floats.',
      de: 'Dann wechseln sich Aktienrunden und Sets von Betriebsrunden ab. In einer Aktienrunde verkauft man beliebig viele Aktien und kauft dann eine; die erste einer großen Gesellschaft ist die Direktoraktie, und sobald die Hälfte verkauft ist, geht sie in Betrieb.',
      ja: 'その後は、株式ラウンドと運営ラウンドのセットを交互に行います。株式ラウンドでは好きなだけ株券を売ってから1枚買います。大会社で最初に買われるのは社長株で、半分が売れると開業します。',
    },
    {
      en: 'In an operating round the mountain railways pay, the local railways act by number, and the share companies by price. A company lays track, may build a tunnel and place a token, runs its trains, pays out or withholds everything, and buys trains and perhaps a mail contract.',
      de: 'In einer Betriebsrunde zahlen die Gebirgsbahnen, dann handeln die Lokalbahnen nach ihrer Nummer und die Aktiengesellschaften nach ihrem Kurs. Eine Gesellschaft baut Gleise, vielleicht Tunnel und Bahnhof, fährt, zahlt alles aus oder behält alles ein und kauft Loks und vielleicht einen Postvertrag.',
      ja: '運営ラウンドでは、山岳鉄道が収入を支払い、ローカル鉄道が番号順に、株式会社が株価の高い順に行動します。会社は線路を敷き、トンネルや駅を建て、列車を走らせ、収入をすべて配当するか無配にし、列車や郵便契約を買います。',
    },
    {
      en: 'Each new type of train starts a phase: better tiles and more operating rounds, but old trains rust and train limits drop. A company that can run must own a train; if its treasury is not enough, its director pays, and a director who cannot is bankrupt and the game ends.',
      de: 'Mit jeder neuen Lokart beginnt eine Phase: bessere Gleisplättchen und mehr Betriebsrunden, aber alte Loks werden verschrottet und das Loklimit sinkt. Eine Gesellschaft, die fahren kann, muss eine Lok besitzen; reicht ihr Betriebskapital nicht, zahlt der Direktor, und kann er es nicht, ist er bankrott und das Spiel zu Ende.',
      ja: '新しい種類の列車が買われるとフェイズが進み、タイルが良くなり運営ラウンドも増えますが、古い列車は廃棄され、列車上限が下がります。路線のある会社は列車を持たなければならず、資金が足りなければ社長が支払います。社長も払えなければ破産し、ゲームは終わります。',
    },
    {
      en: 'A major whose price crosses the red line is split: its certificates are halved and new ones are sold for its treasury. From phase 5 on two local railways may merge, and from phase 6 on they must, into a local AG that runs on the map of Austria.',
      de: 'Eine große Gesellschaft, deren Kurs die rote Linie überschreitet, wird gesplittet: Ihre Aktien werden halbiert, und neue bringen ihr Betriebskapital. Ab Phase 5 dürfen, ab Phase 6 müssen je zwei Lokalbahnen zu einer Lokalbahn AG fusionieren, die auf der Österreich-Karte fährt.',
      ja: '株価が赤い線を越えた大会社は株式分割され、株券が半分になり、新しい株券の代金が会社の資金になります。フェイズ5からは2つのローカル鉄道が合併でき、フェイズ6からは必ず合併して、オーストリアのマップで運営するローカルAGになります。',
    },
    {
      en: 'When the bank breaks, the set of operating rounds is played to its end and the game is over. So every payout also brings the end closer.',
      de: 'Kann die Bank nicht mehr zahlen, wird das Set von Betriebsrunden zu Ende gespielt, dann ist das Spiel aus. Wer viel auszahlt, bringt also auch das Ende näher.',
      ja: '銀行が支払えなくなったら、そのセットの運営ラウンドを最後まで行ってゲームは終わります。配当を続けるほど終わりも近づきます。',
    },
  ],
  hints: {
    auction: {
      en: 'Mountain railways bring a small income in each operating round and a power for your companies; a local railway is a little company that you run at once. Money in a bid is tied up until you win or are outbid, so do not bid on everything.',
      de: 'Gebirgsbahnen bringen in jeder Betriebsrunde ein kleines Einkommen und deinen Gesellschaften eine Sonderfunktion; eine Lokalbahn ist eine kleine Gesellschaft, die du sofort führst. Geld in einem Gebot ist gebunden, also biete nicht auf alles.',
      ja: '山岳鉄道は運営ラウンドごとに小さな収入と自分の会社のための能力をもたらし、ローカル鉄道はすぐに動かせる小さな会社です。入札したお金は使えなくなるので、何にでも入札しないようにしましょう。',
    },
    runOff: {
      en: 'Ask what the private brings until it closes, and what else you would buy with that money. If you drop out, you get your bid back.',
      de: 'Frage dich, was die Privatgesellschaft bis zu ihrem Ende einbringt und was du mit dem Geld sonst kaufen würdest. Wer aussteigt, bekommt sein Gebot zurück.',
      ja: 'その個人会社が閉鎖までにもたらすものと、そのお金でほかに買えるものを比べましょう。降りれば入札額は戻ります。',
    },
    stock: {
      en: 'The director’s certificate lets you decide for a company; its par price sets what all shares cost, and ten times that is its treasury. Selling brings cash, but each certificate moves the price down; a company that is sold out rises at the end of the round.',
      de: 'Mit der Direktoraktie entscheidest du für eine Gesellschaft; ihr Ausgabekurs bestimmt, was alle Aktien kosten, und das Zehnfache ihr Betriebskapital. Verkaufen bringt Geld, doch jede Aktie senkt den Kurs; liegt alles bei Spielern, steigt er am Ende der Runde.',
      ja: '社長株を持てば会社を動かせます。初期価格は全株の価格を決め、その10倍が会社の資金になります。売ればお金が入りますが1枚ごとに株価が下がり、すべて株主の手にある会社は、ラウンドの終わりに株価が上がります。',
    },
    track: {
      en: 'Build towards stations that your trains can reach with the stops they have; off-board locations at the edge pay well. Mountains and tunnels cost money that may be needed for trains.',
      de: 'Baue zu Bahnhöfen, die deine Loks mit ihren Halten erreichen; Fernverbindungen am Rand zahlen gut. Berge und Tunnel kosten Geld, das für Loks fehlen kann.',
      ja: '列車の停車数で届く駅へ線路を延ばしましょう。マップの端の盤外都市は収入が多くなります。山やトンネルの費用は、列車の資金を減らします。',
    },
    station: {
      en: 'Every route needs one of your tokens, and a city full of others’ tokens stops you. Take the circle that keeps your way open, or that closes it to others.',
      de: 'Jede Route braucht einen deiner Marker, und eine Stadt voll fremder Marker hält dich auf. Nimm den Kreis, der dir den Weg offen hält oder anderen versperrt.',
      ja: 'どの路線にも自社の駅トークンが必要で、他社のトークンで埋まった都市は通れません。自分の道を守るか、他社の道をふさぐ置き場を選びましょう。',
    },
    run: {
      en: 'A company must earn the most that its trains can earn, and the plan on the map does. You can simply run it.',
      de: 'Eine Gesellschaft muss so viel einnehmen, wie ihre Loks können, und der Plan auf der Karte tut das. Du kannst ihn einfach nehmen.',
      ja: '会社は列車で得られる最大の収入を得なければならず、マップの計画がそれです。そのまま使ってかまいません。',
    },
    payout: {
      en: 'Paying out gives the shareholders money and moves the price right; withholding fills the treasury and moves it left. Withhold when the next train is not paid for yet: otherwise the director pays for it personally.',
      de: 'Auszahlen bringt den Aktionären Geld und schiebt den Kurs nach rechts; Einbehalten füllt das Betriebskapital und schiebt ihn nach links. Behalte ein, wenn das Geld für die nächste Lok noch fehlt: Sonst zahlt sie der Direktor aus eigener Tasche.',
      ja: '配当すれば株主にお金が入って株価は右へ動き、無配なら会社の資金が増えて株価は左へ動きます。次の列車の資金が足りないなら残しましょう。さもないと社長が自分の所持金で払うことになります。',
    },
    trains: {
      en: 'The first train of a type starts a phase, and old trains rust: check which of yours will go, and when. Buying early can rust the trains of others; buying late can leave you without one.',
      de: 'Mit der ersten Lok einer Art beginnt eine Phase, und alte werden verschrottet: Sieh nach, welche deiner Loks wann weg sind. Wer früh kauft, nimmt anderen vielleicht die Loks; wer spät kauft, steht vielleicht ohne da.',
      ja: '新しい種類の最初の列車でフェイズが進み、古い列車は廃棄されます。自社の列車がいつなくなるか確かめましょう。早く買えば他社の列車を廃棄させられますが、遅れると列車がなくなるかもしれません。',
    },
    contract: {
      en: 'A mail contract pays the company at the start of each of its turns, more in later phases, and can never be sold. The earlier it is bought, the more it brings, if the next train is safe.',
      de: 'Ein Postvertrag zahlt der Gesellschaft zu Beginn jedes ihrer Züge, in späteren Phasen mehr, und bleibt bei ihr. Je früher, desto mehr bringt er, wenn die nächste Lok gesichert ist.',
      ja: '郵便契約は会社の手番の最初に毎回収入をもたらし、フェイズが進むほど増えます。手放すことはできません。次の列車の心配がなければ、早く買うほど得です。',
    },
    merger: {
      en: 'Two local railways become one local AG on the map of Austria; their plus trains are lost, their treasuries are joined. The owner of the lower number becomes its director.',
      de: 'Zwei Lokalbahnen werden zu einer Lokalbahn AG auf der Österreich-Karte; ihre Plus-Loks gehen verloren, ihr Betriebskapital kommt zusammen. Direktor wird, wem die kleinere Nummer gehört.',
      ja: '2つのローカル鉄道が、オーストリアのマップで運営するローカルAGになります。プラス列車は失われ、資金は合わさります。番号の小さいほうの持ち主が社長になります。',
    },
  },
  steps: {
    auction: 'auction',
    'run-off': 'runOff',
    stock: 'stock',
    track: 'track',
    station: 'station',
    run: 'run',
    payout: 'payout',
    trains: 'trains',
    contract: 'contract',
    'merger-window': 'merger',
  },
}
