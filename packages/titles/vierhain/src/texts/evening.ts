import type { Evening } from '@stellwerk/texts'

/** A first game of Vierhain. */
export const evening: Evening = {
  lead: {
    en: 'A whole game of Vierhain in about twenty minutes: you against three computers. The tutor introduces each new decision once.',
    de: 'Eine ganze Partie Vierhain in etwa zwanzig Minuten: du gegen drei Computer. Der Tutor stellt jede neue Entscheidung einmal vor.',
    ja: 'フィーアハインを最後まで、約20分。コンピューター3人が相手です。新しい判断が現れるたび、チューターが一度だけ説明します。',
  },
  firsts: [
    {
      id: 'stock',
      steps: ['stock'],
      heading: { en: 'A stock round', de: 'Eine Aktienrunde', ja: '株式ラウンド' },
      words: {
        en: 'You have {cash}. Found a company by buying two of its shares, and that money becomes its treasury: it needs {price} of it for its first train. Or buy single shares of companies that others direct.',
        de: 'Du hast {cash}. Gründe eine Bahn, indem du zwei ihrer Aktien kaufst; dieses Geld wird ihr Betriebskapital, und {price} davon braucht sie für die erste Lok. Oder kaufe einzelne Aktien von Bahnen, die andere leiten.',
        ja: '所持金は{cash}です。2株を買うと鉄道を設立でき、その代金が会社の資金になります。最初の列車に{price}要ります。他の人が率いる鉄道の株を1株ずつ買うこともできます。',
      },
    },
    {
      id: 'track',
      steps: ['track'],
      heading: { en: 'Track', de: 'Gleisbau', ja: '線路建設' },
      words: {
        en: '{company} may lay one tile. Build from home towards Mittmarkt or another city: a train earns what it reaches from home. The bar shows what a tile does before you lay it.',
        de: '{company} darf ein Gleisplättchen legen. Baue vom Heimatbahnhof nach Mittmarkt oder zu einer anderen Stadt: Eine Lok bringt ein, was sie von dort aus erreicht. Was ein Gleisplättchen bringt, steht darunter, bevor du es legst.',
        ja: '{company}はタイルを1枚敷けます。本拠地からミットマルクトか別の都市へつなぎましょう。列車は本拠地から届く停車地で稼ぎます。敷く前に、タイルの下で効果を確かめられます。',
      },
    },
    {
      id: 'use',
      steps: ['use'],
      heading: { en: 'Pay out or withhold', de: 'Ausschütten oder einbehalten', ja: '配当か無配か' },
      words: {
        en: 'If you pay out, the revenue goes to the shareholders, and the price can rise. If you withhold, it joins the {treasury} in the treasury of {company}, and the price falls one space. Withhold only for a train that still has rounds to run; a {train}-train costs {price}.',
        de: 'Schüttest du aus, gehen die Einnahmen an die Aktionäre, und der Kurs kann steigen. Behältst du sie ein, kommen sie zu den {treasury} Betriebskapital von {company}, und der Kurs fällt um ein Feld. Das lohnt sich nur für eine Lok, die noch Runden zu fahren hat; eine {train}er-Lok kostet {price}.',
        ja: '配当すれば収入は株主に渡り、株価が上がることもあります。無配なら{company}の資金{treasury}に加わり、株価は1マス下がります。無配が得なのは、まだ走るラウンドがある列車を買うときだけです。{train}列車は{price}です。',
      },
    },
    {
      id: 'trains',
      steps: ['trains'],
      heading: { en: 'Trains', de: 'Loks', ja: '列車' },
      words: {
        en: '{company} has {treasury}, and a {train}-train costs {price}. It runs from the next round on. The first 5-train rusts every 2-train, so watch how many are left.',
        de: '{company} hat {treasury}, und eine {train}er-Lok kostet {price}. Sie fährt ab der nächsten Runde. Die erste 5er verschrottet alle 2er: Achte darauf, wie viele Loks noch da sind.',
        ja: '{company}の資金は{treasury}、{train}列車は{price}です。次のラウンドから走ります。最初の5列車で2列車はすべて廃棄されるので、残りの数に注意しましょう。',
      },
    },
  ],
}
