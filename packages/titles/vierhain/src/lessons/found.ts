import { purseOf } from '@stellwerk/engine'
import type { Lesson } from '@stellwerk/texts'
import type { State } from '../state.js'
import { cashOf, holderOf } from '../state.js'
import { does, learner } from './figures.js'

/** EX-01. */
export const found: Lesson<State> = {
  id: 'found',
  heading: { en: 'Found a company', de: 'Eine Bahn gründen', ja: '鉄道を設立する' },
  learner,
  scenes: [
    {
      position: {
        players: ['Ada', 'Ben', 'Cleo', 'Dan'],
        set: 1,
        cash: { Ada: 180, Ben: 180, Cleo: 180, Dan: 180 },
      },
      tasks: [
        {
          ask: {
            en: 'The first stock round. You have 180 T. Found the Ahornbahn (A) at 60.',
            de: 'Die erste Aktienrunde. Du hast 180 T. Gründe die Ahornbahn (A) zu 60.',
            ja: '最初の株式ラウンドです。所持金は180ターラー。アホルンバーン（A）を初期価格60で設立してください。',
          },
          isDone: does({ type: 'found', company: 'A', price: 60 }),
          instead: {
            en: 'That is allowed, but this lesson is about the Ahornbahn at 60. Take it back and found that one.',
            de: 'Das ist erlaubt, aber hier geht es um die Ahornbahn zu 60. Nimm es zurück und gründe sie.',
            ja: 'それもできる手ですが、このレッスンで使うのは初期価格60のアホルンバーンです。取り消して、そちらを設立してください。',
          },
          happened: {
            en: 'You paid {paid} T for {shares} of 5 shares and are the director. You have {cash} T left; the company has {treasury} T.',
            de: 'Du hast {paid} T für {shares} von 5 Aktien bezahlt und leitest die Bahn. Dir bleiben {cash} T, die Bahn hat {treasury} T.',
            ja: '{paid}ターラーを払って5株のうち{shares}株を持ち、社長になりました。所持金は{cash}ターラー、会社の資金は{treasury}ターラーです。',
          },
          figures({ before, after }) {
            const cash = cashOf(after, purseOf(learner))
            return {
              cash,
              paid: cashOf(before, purseOf(learner)) - cash,
              shares: after.companies.A.shares[holderOf(learner)] ?? 0,
              treasury: after.cash['A'] ?? 0,
            }
          },
        },
      ],
    },
  ],
  why: {
    en: 'You bought two fifths of a company, and the company, not you, now has the money.',
    de: 'Du hast zwei Fünftel einer Bahn gekauft, und das Geld hat jetzt die Bahn und nicht du.',
    ja: '会社の5分の2を買いました。そのお金を持っているのは、あなたではなく会社です。',
  },
}
