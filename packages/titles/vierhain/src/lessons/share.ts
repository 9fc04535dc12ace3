import type { Lesson } from '@stellwerk/texts'
import type { State } from '../state.js'
import { accounts, does, learner, pass } from './figures.js'

const founded = (director: string) => ({ price: 50, shares: { [director]: 3 }, operated: false })

/** EX-03. The others can afford nothing more, so the operating round begins at once. */
export const share: Lesson<State> = {
  id: 'share',
  heading: {
    en: 'A share is not the treasury',
    de: 'Aktie und Betriebskapital sind zweierlei',
    ja: '株と会社の資金は別のもの',
  },
  learner,
  scenes: [
    {
      position: {
        players: ['Ada', 'Ben', 'Cleo', 'Dan'],
        set: 1,
        cash: { Ada: 60, Ben: 30, Cleo: 30, Dan: 30, A: 120, B: 100, D: 100, E: 100 },
        companies: {
          A: { operated: false },
          B: founded('Ben'),
          D: founded('Cleo'),
          E: founded('Dan'),
        },
      },
      tasks: [
        {
          ask: {
            en: 'You have 60 T, and the treasury of your Ahornbahn (A) holds 120 T. Buy a third share of A.',
            de: 'Du hast 60 T, und deine Ahornbahn (A) hat 120 T Betriebskapital. Kaufe eine dritte Aktie von A.',
            ja: '所持金は60ターラー、アホルンバーン（A）の会社の資金は120ターラーです。Aの3株目を買ってください。',
          },
          isDone: does({ type: 'buyShare', company: 'A' }),
          instead: {
            en: 'That is allowed, but then you will not see where the money for a share goes. Take it back and buy a share of A.',
            de: 'Das ist erlaubt, aber so siehst du nicht, wohin das Geld für eine Aktie geht. Nimm es zurück und kaufe eine Aktie von A.',
            ja: 'それもできる手ですが、株の代金がどこへ行くのかが分かりません。取り消して、Aの株を買ってください。',
          },
          // the board is left as it is, the company has no train yet
          follows: [pass(learner)],
          happened: {
            en: 'Your 60 T went to the bank: you have {cash} T, and the treasury still holds {treasury} T.',
            de: 'Deine 60 T gingen an die Bank: Du hast {cash} T, und das Betriebskapital beträgt weiter {treasury} T.',
            ja: '60ターラーは銀行へ行きました。所持金は{cash}ターラー、会社の資金は{treasury}ターラーのままです。',
          },
          figures: ({ after }) => accounts(after, 'A'),
        },
        {
          ask: {
            en: 'It is your company’s turn. Look for a way to take money out of its treasury: there is none. It can only spend it. Buy a 2-train.',
            de: 'Deine Bahn ist dran. Suche einen Weg, Geld aus ihrem Betriebskapital zu nehmen: Es gibt keinen. Sie kann es nur ausgeben. Kaufe eine 2er-Lok.',
            ja: 'あなたの会社の手番です。会社の資金を自分のものにする方法を探してみてください。ありません。会社が使えるだけです。2列車を買いましょう。',
          },
          isDone: does({ type: 'buyTrain', train: '2' }),
          instead: {
            en: 'That is allowed, but then the money sits idle. Take it back and buy a 2-train.',
            de: 'Das ist erlaubt, aber das Geld liegt brach. Nimm es zurück und kaufe eine 2er-Lok.',
            ja: 'それもできる手ですが、お金が遊んでしまいます。取り消して、2列車を買ってください。',
          },
          happened: {
            en: 'The company paid for the train: its treasury holds {treasury} T. You still have {cash} T.',
            de: 'Die Bahn hat die Lok bezahlt: Ihr Betriebskapital beträgt {treasury} T. Du hast weiter {cash} T.',
            ja: '列車の代金は会社が払い、会社の資金は{treasury}ターラーになりました。所持金は{cash}ターラーのままです。',
          },
          figures: ({ after }) => accounts(after, 'A'),
        },
      ],
    },
  ],
  why: {
    en: 'There is only one way for a company’s money to reach you: as a dividend.',
    de: 'Geld kommt von einer Bahn nur auf einem Weg zu dir: als Dividende.',
    ja: '会社のお金があなたに渡る道は1つだけ、配当です。',
  },
}
