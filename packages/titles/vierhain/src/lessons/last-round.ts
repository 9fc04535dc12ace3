import type { Params, Lesson, Passage, Scene } from '@stellwerk/texts'
import { ranking } from '../rules/ranking.js'
import type { State } from '../state.js'
import { accounts, does, learner, pass } from './figures.js'

const position = {
  players: ['Ada', 'Ben'],
  phase: '3',
  set: 3,
  cash: { Ada: 0, Ben: 100, B: 0 },
  companies: { B: { shares: { Ada: 3, Ben: 1 }, trains: ['5'] } },
  tiles: { B6: 'S01:3', C7: 'T02:1' },
  at: { round: 'operating', number: 2, turn: 'B', step: 'use', revenue: 120 },
}

const figures = ({ after }: Passage<State>): Params => ({
  ...accounts(after, 'B'),
  fortune: ranking(after).find(({ player }) => player === learner)?.fortune ?? 0,
})

const paid: Scene<State> = {
  position,
  tasks: [
    {
      ask: {
        en: 'The last operating round. The Birkenbahn (B) has earned 120 T; its price is 60 and you hold three shares. Pay out.',
        de: 'Die letzte Betriebsrunde. Die Birkenbahn (B) hat 120 T eingenommen; ihr Kurs ist 60, und du hast drei Aktien. Schütte aus.',
        ja: '最後の運営ラウンドです。ビルケンバーン（B）が120ターラー稼ぎました。株価は60、あなたは3株を持っています。配当してください。',
      },
      isDone: does({ type: 'payOut', how: 'full' }),
      instead: {
        en: 'That is allowed, and it comes next. Take it back and pay out first.',
        de: 'Das ist erlaubt und kommt gleich. Nimm es zurück und schütte erst einmal aus.',
        ja: 'それもできる手で、次に試します。取り消して、まず配当してください。',
      },
      happened: {
        en: 'Paid out: {cash} T for you and a price of {price}. That makes {fortune} T in all.',
        de: 'Ausgeschüttet: {cash} T für dich und ein Kurs von {price}. Das macht zusammen {fortune} T.',
        ja: '配当すると、あなたに{cash}ターラー入り、株価は{price}。合わせて{fortune}ターラーです。',
      },
      figures,
    },
  ],
}

const kept: Scene<State> = {
  position,
  tasks: [
    {
      ask: {
        en: 'The same position once more. This time withhold the 120 T.',
        de: 'Noch einmal dieselbe Stellung. Behalte die 120 T diesmal ein.',
        ja: '同じ局面をもう一度。今度は120ターラーを無配にしてください。',
      },
      isDone: does({ type: 'payOut', how: 'withhold' }),
      instead: {
        en: 'That is allowed, but you have seen it. Take it back and withhold the money.',
        de: 'Das ist erlaubt, aber das kennst du schon. Nimm es zurück und behalte das Geld ein.',
        ja: 'それもできる手ですが、もう試しました。取り消して、無配にしてください。',
      },
      // it could buy a train that never runs
      follows: [pass(learner)],
      happened: {
        en: 'Withheld: {cash} T for you and a price of {price}. That makes {fortune} T in all, and the {treasury} T in the treasury counts for nobody.',
        de: 'Einbehalten: {cash} T für dich und ein Kurs von {price}. Das macht zusammen {fortune} T, und die {treasury} T Betriebskapital zählen für niemanden.',
        ja: '無配にすると、あなたには{cash}ターラー、株価は{price}。合わせて{fortune}ターラーで、会社の資金の{treasury}ターラーは誰のものにもなりません。',
      },
      figures,
    },
  ],
}

/** EX-14, EX-20. */
export const lastRound: Lesson<State> = {
  id: 'last-round',
  heading: { en: 'The last round', de: 'Die letzte Runde', ja: '最後のラウンド' },
  learner,
  scenes: [paid, kept],
  why: {
    en: 'Only cash and shares count at the end, so the last revenue belongs with the shareholders.',
    de: 'Am Ende zählen nur Bargeld und Aktien; die letzten Einnahmen gehören deshalb den Aktionären.',
    ja: '最後に数えるのは所持金と株だけです。だから最後の収入は株主に渡しましょう。',
  },
}
