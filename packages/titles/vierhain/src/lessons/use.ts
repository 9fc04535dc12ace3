import type { Lesson, Scene } from '@stellwerk/texts'
import type { State } from '../state.js'
import { accounts, does, learner } from './figures.js'

const position = {
  players: ['Ada', 'Ben'],
  cash: { Ada: 0, Ben: 100, A: 10 },
  companies: { A: { price: 50, shares: { Ada: 2, Ben: 1 }, trains: ['2'] } },
  tiles: { B4: 'T03:2' },
  at: { round: 'operating', turn: 'A', step: 'use', revenue: 50 },
}

const paid: Scene<State> = {
  position,
  tasks: [
    {
      ask: {
        en: 'The Ahornbahn (A) has earned 50 T; its price is 50 and you hold two of its five shares. Pay out.',
        de: 'Die Ahornbahn (A) hat 50 T eingenommen; ihr Kurs ist 50, und du hast zwei ihrer fünf Aktien. Schütte aus.',
        ja: 'アホルンバーン（A）が50ターラー稼ぎました。株価は50、あなたは5株のうち2株を持っています。配当してください。',
      },
      isDone: does({ type: 'payOut', how: 'full' }),
      instead: {
        en: 'That is allowed, and it comes next. Take it back and pay out first.',
        de: 'Das ist erlaubt und kommt gleich. Nimm es zurück und schütte erst einmal aus.',
        ja: 'それもできる手で、次に試します。取り消して、まず配当してください。',
      },
      happened: {
        en: 'Paid out: {cash} T for you, and the price rises to {price}. The treasury still holds {treasury} T.',
        de: 'Ausgeschüttet: {cash} T für dich, und der Kurs steigt auf {price}. Das Betriebskapital beträgt weiter {treasury} T.',
        ja: '配当すると、あなたに{cash}ターラー入り、株価は{price}に上がりました。会社の資金は{treasury}ターラーのままです。',
      },
      figures: ({ after }) => accounts(after, 'A'),
    },
  ],
}

const kept: Scene<State> = {
  position,
  tasks: [
    {
      ask: {
        en: 'The same position once more. This time withhold the 50 T.',
        de: 'Noch einmal dieselbe Stellung. Behalte die 50 T diesmal ein.',
        ja: '同じ局面をもう一度。今度は50ターラーを無配にしてください。',
      },
      isDone: does({ type: 'payOut', how: 'withhold' }),
      instead: {
        en: 'That is allowed, but you have seen it. Take it back and withhold the money.',
        de: 'Das ist erlaubt, aber das kennst du schon. Nimm es zurück und behalte das Geld ein.',
        ja: 'それもできる手ですが、もう試しました。取り消して、無配にしてください。',
      },
      happened: {
        en: 'Withheld: {cash} T for you, {treasury} T in the treasury, and the price falls to {price}.',
        de: 'Einbehalten: {cash} T für dich, {treasury} T Betriebskapital, und der Kurs fällt auf {price}.',
        ja: '無配にすると、あなたには{cash}ターラー、会社の資金は{treasury}ターラー、株価は{price}に下がりました。',
      },
      figures: ({ after }) => accounts(after, 'A'),
    },
  ],
}

/** EX-13, EX-15: the same decision twice. */
export const use: Lesson<State> = {
  id: 'use',
  heading: { en: 'Pay out or withhold', de: 'Ausschütten oder einbehalten', ja: '配当か無配か' },
  learner,
  scenes: [paid, kept],
  why: {
    en: 'Shareholders like dividends, and the price shows it; but revenue below the price does not raise it.',
    de: 'Aktionäre mögen Dividenden, und der Kurs zeigt es; aber Einnahmen unter dem Kurs heben ihn nicht.',
    ja: '株主は配当を好み、それが株価に表れます。ただし収入が株価に届かなければ株価は上がりません。',
  },
}
