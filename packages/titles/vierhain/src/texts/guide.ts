import type { GuideTexts } from '@stellwerk/texts'

/** What a newcomer to Vierhain is told. */
export const guide: GuideTexts = {
  course: [
    {
      en: 'The richest player after six operating rounds wins: cash plus shares at their price. Money in a company’s treasury belongs to nobody at the end.',
      de: 'Wer nach sechs Betriebsrunden am reichsten ist, gewinnt: Bargeld und Aktien zum Kurs. Das Betriebskapital der Bahnen gehört am Ende niemandem.',
      ja: '6回の運営ラウンドのあと、所持金と株（株価で計算）の合計が最も多い人が勝ちます。会社の資金は、最後には誰のものにもなりません。',
    },
    {
      en: 'In a stock round you found companies and buy and sell shares, one purchase per turn. To found a company you buy two of its shares, three in a game for two, and that money is its treasury. Later shares are paid to the bank.',
      de: 'In einer Aktienrunde gründest du Bahnen und kaufst und verkaufst Aktien, ein Kauf je Zug. Gründen kostet zwei Aktien, zu zweit drei, und dieses Geld ist das Betriebskapital der Bahn. Weitere Aktien bezahlst du an die Bank.',
      ja: '株式ラウンドでは、鉄道を設立し、株を売買します。購入は1手番に1回です。設立には2株分（2人ゲームでは3株分）を払い、それが会社の資金になります。その後の株の代金は銀行に払います。',
    },
    {
      en: 'The player with the most shares directs a company. In an operating round each company lays one tile, runs its trains from home, pays out or withholds the revenue, and may buy trains.',
      de: 'Wer die meisten Aktien einer Bahn hat, leitet sie. In einer Betriebsrunde legt jede Bahn ein Gleisplättchen, fährt von ihrem Heimatbahnhof aus, schüttet die Einnahmen aus oder behält sie ein und kann Loks kaufen.',
      ja: '最も多く株を持つ人が、その鉄道の社長です。運営ラウンドでは、各鉄道がタイルを1枚敷き、本拠地から列車を走らせ、収入を配当するか無配にし、列車を買えます。',
    },
    {
      en: 'If it pays out, each share earns a fifth of the revenue, and the price rises if the revenue is at least the price. If it withholds, it can buy the next train, and the price falls one space.',
      de: 'Beim Ausschütten bringt jede Aktie ein Fünftel der Einnahmen, und der Kurs steigt, wenn die Einnahmen mindestens so hoch sind wie er. Beim Einbehalten bleibt das Geld für die nächste Lok, und der Kurs fällt um ein Feld.',
      ja: '配当すると1株につき収入の5分の1が入り、収入が株価以上なら株価が上がります。無配にすれば次の列車の資金になりますが、株価は1マス下がります。',
    },
    {
      en: 'There are four 2-trains and two 3-trains; after them come 5-trains. The first 3-train brings green tiles and more valuable off-board locations; the first 5-train rusts all 2-trains.',
      de: 'Es gibt vier 2er- und zwei 3er-Loks, danach 5er-Loks. Mit der ersten 3er kommen grüne Gleisplättchen und bessere Fernziele, mit der ersten 5er werden alle 2er verschrottet.',
      ja: '2列車は4台、3列車は2台で、そのあとは5列車です。最初の3列車で緑のタイルと盤外都市の価値が上がり、最初の5列車で2列車はすべて廃棄されます。',
    },
  ],
  hints: {
    stock: {
      en: 'A high par price gives the company more money, but it is your money. Shares of companies with good routes earn you dividends, no matter who directs them.',
      de: 'Ein hoher Startkurs gibt der Bahn mehr Geld, aber es ist deins. Aktien von Bahnen mit guten Routen bringen dir Dividenden, egal wer sie leitet.',
      ja: '初期価格が高いほど会社の資金は増えますが、払うのは自分です。良い路線を持つ鉄道の株は、誰が社長でも配当をもたらします。',
    },
    track: {
      en: 'A train earns only what it reaches from its home. Build towards Mittmarkt or a city first, then towards an off-board location.',
      de: 'Eine Lok bringt nur ein, was sie vom Heimatbahnhof aus erreicht. Baue zuerst nach Mittmarkt oder zu einer Stadt, dann zu einem Fernziel.',
      ja: '列車は本拠地から届く停車地でしか稼げません。まずミットマルクトか都市へ、それから盤外都市へつなぎましょう。',
    },
    use: {
      en: 'Pay out when the revenue raises the price. Withhold when the money buys a train that has rounds left to run. In the last round always pay out.',
      de: 'Schütte aus, wenn die Einnahmen den Kurs heben. Behalte ein, wenn das Geld für eine Lok reicht, die noch Runden vor sich hat. In der letzten Runde schütte immer aus.',
      ja: '収入で株価が上がるなら配当しましょう。まだ走るラウンドが残っている列車を買えるなら無配も有力です。最後のラウンドは必ず配当しましょう。',
    },
    trains: {
      en: 'A train bought now runs from the next round on. Look at what is left: after the second 3-train, a 5-train can rust every 2-train.',
      de: 'Eine Lok, die du jetzt kaufst, fährt ab der nächsten Runde. Achte darauf, was noch da ist: Nach der zweiten 3er kann eine 5er alle 2er verschrotten.',
      ja: '今買った列車は次のラウンドから走ります。残りの列車に注意しましょう。3列車が売り切れると、5列車で2列車がすべて廃棄されることがあります。',
    },
  },
  steps: { stock: 'stock', track: 'track', use: 'use', trains: 'trains' },
}
