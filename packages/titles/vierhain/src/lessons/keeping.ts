import type { Lesson } from '@stellwerk/texts'
import { shares } from '../data/companies.js'
import { runWith } from '../rules/best-run.js'
import type { State } from '../state.js'
import { accounts, does, learner, pass } from './figures.js'

const price = 60

/** EX-18, vierhain-use-c. */
export const keeping: Lesson<State> = {
  id: 'keeping',
  heading: { en: 'When to withhold', de: 'Wann Einbehalten richtig ist', ja: '無配が正しいとき' },
  learner,
  scenes: [
    {
      position: {
        players: ['Ada', 'Ben'],
        phase: '2',
        cash: { Ada: 0, Ben: 100, B: 30 },
        companies: { B: { price, shares: { Ada: 3, Ben: 1 }, trains: ['2'] } },
        tiles: { B6: 'S01:3', C7: 'T02:1' },
        at: { round: 'operating', turn: 'B', step: 'use', revenue: 50 },
      },
      tasks: [
        {
          ask: {
            en: 'The Birkenbahn (B) has earned 50 T; its treasury holds 30 T, and a 3-train costs 80 T. Withhold the revenue.',
            de: 'Die Birkenbahn (B) hat 50 T eingenommen; ihr Betriebskapital beträgt 30 T, und eine 3er-Lok kostet 80 T. Behalte die Einnahmen ein.',
            ja: 'ビルケンバーン（B）が50ターラー稼ぎました。会社の資金は30ターラー、3列車は80ターラーです。収入を無配にしてください。',
          },
          isDone: does({ type: 'payOut', how: 'withhold' }),
          instead: {
            en: 'That is allowed and brings you {cash} T, but then the company cannot pay for the 3-train. Take it back and withhold the revenue.',
            de: 'Das ist erlaubt und bringt dir {cash} T, aber dann reicht es nicht für die 3er. Nimm es zurück und behalte die Einnahmen ein.',
            ja: 'それもできる手で、{cash}ターラー入りますが、3列車が買えません。取り消して、無配にしてください。',
          },
          happened: {
            en: 'The treasury holds {treasury} T. The price falls to {price}.',
            de: 'Das Betriebskapital beträgt {treasury} T. Der Kurs fällt auf {price}.',
            ja: '会社の資金は{treasury}ターラー、株価は{price}に下がりました。',
          },
          figures: ({ after }) => accounts(after, 'B'),
        },
        {
          ask: {
            en: 'Now buy the 3-train.',
            de: 'Kaufe jetzt die 3er-Lok.',
            ja: '3列車を買ってください。',
          },
          isDone: does({ type: 'buyTrain', train: '3' }),
          instead: {
            en: 'That is allowed, but then you withheld the money for nothing. Take it back and buy the 3-train.',
            de: 'Das ist erlaubt, aber dann hast du das Geld umsonst einbehalten. Nimm es zurück und kaufe die 3er.',
            ja: 'それもできる手ですが、無配にした意味がなくなります。取り消して、3列車を買ってください。',
          },
          // the next round has begun, and no track is needed
          follows: [pass(learner)],
          happened: {
            en: 'One round later the two trains have earned {revenue} T.',
            de: 'Eine Runde später haben die beiden Loks {revenue} T eingefahren.',
            ja: '次のラウンド、2台の列車の収入は{revenue}ターラーです。',
          },
          figures: ({ after }) => accounts(after, 'B'),
        },
        {
          ask: { en: 'Pay it out.', de: 'Schütte sie aus.', ja: '配当してください。' },
          isDone: does({ type: 'payOut', how: 'full' }),
          instead: {
            en: 'That is allowed, but now is the time to cash in. Take it back and pay out.',
            de: 'Das ist erlaubt, aber jetzt wird geerntet. Nimm es zurück und schütte aus.',
            ja: 'それもできる手ですが、今は収穫のときです。取り消して、配当してください。',
          },
          happened: {
            en: '{each} T per share, and a price of {price}. Paying out twice with the 2-train would have brought {eachTwice} T per share and a price of {priceTwice}.',
            de: '{each} T je Aktie und ein Kurs von {price}. Zweimal mit der 2er auszuschütten hätte {eachTwice} T je Aktie und einen Kurs von {priceTwice} gebracht.',
            ja: '1株につき{each}ターラー、株価は{price}。2列車のまま2回配当していたら、1株につき{eachTwice}ターラー、株価は{priceTwice}でした。',
          },
          figures: ({ before, after }) => ({
            ...accounts(after, 'B'),
            each: accounts(before, 'B').revenue / shares.all,
            eachTwice: (2 * runWith(before, 'B', ['2']).revenue) / shares.all,
            // the revenue of the 2-train is below it
            priceTwice: price,
          }),
        },
      ],
    },
  ],
  why: {
    en: 'A lean round pays for itself if the new train has rounds left to run.',
    de: 'Eine magere Runde lohnt sich, wenn die neue Lok noch Runden vor sich hat.',
    ja: '新しい列車が走るラウンドが残っていれば、1回の我慢は元が取れます。',
  },
}
