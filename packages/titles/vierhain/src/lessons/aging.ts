import type { GameAction } from '../actions.js'
import type { Lesson, Params, Passage, Scene } from '@stellwerk/texts'
import { aid } from '../data/money.js'
import type { State } from '../state.js'
import { accounts, does, learner, pass, rival } from './figures.js'

const board = {
  players: ['Ada', 'Ben'],
  phase: '2',
  trains: { 3: 0 },
  companies: {
    A: { price: 71, shares: { Ada: 3, Ben: 1 }, trains: ['2', '2'] },
    B: { price: 96, shares: { Ben: 3, Ada: 1 }, trains: ['3'] },
  },
  tiles: { B4: 'T03:2', B6: 'S01:3' },
}

/** The Birkenbahn lays nothing, pays out and buys the first 5-train; the Ahornbahn lays nothing and may then buy. */
const rivalBuys: readonly GameAction[] = [
  pass(rival),
  { type: 'payOut', player: rival, how: 'full' },
  { type: 'buyTrain', player: rival, train: '5' },
  pass(learner),
]

const figures = ({ before, after }: Passage<State>): Params => ({
  ...accounts(after, 'A'),
  priceBefore: accounts(before, 'A').price,
  trains: after.companies.A.trains.length,
  aid,
})

const late: Scene<State> = {
  position: {
    ...board,
    cash: { Ada: 0, Ben: 0, A: 40, B: 130 },
    at: { round: 'operating', number: 2, turn: 'B', step: 'track' },
  },
  tasks: [
    {
      ask: {
        en: 'Your Ahornbahn (A) has two 2-trains, 40 T and a price of 71. Ben’s Birkenbahn (B) goes first and has 130 T; the next train is a 5-train for 120 T. Watch.',
        de: 'Deine Ahornbahn (A) hat zwei 2er-Loks, 40 T und einen Kurs von 71. Bens Birkenbahn (B) ist zuerst dran und hat 130 T; die nächste Lok ist eine 5er für 120 T. Sieh zu.',
        ja: 'あなたのアホルンバーン（A）は2列車が2台、資金40ターラー、株価71です。先に動くBenのビルケンバーン（B）には130ターラーあり、次は120ターラーの5列車です。見てみましょう。',
      },
      follows: rivalBuys,
      happened: {
        en: 'The Birkenbahn bought the first 5-train, and both your trains are gone. With {aid} T in aid you have {treasury} T: too little for a train. The price fell from {priceBefore} to {price}.',
        de: 'Die Birkenbahn hat die erste 5er gekauft, und deine beiden Loks sind weg. Mit {aid} T Beihilfe hast du {treasury} T: zu wenig für eine Lok. Der Kurs fiel von {priceBefore} auf {price}.',
        ja: 'ビルケンバーンが最初の5列車を買い、あなたの列車は2台ともなくなりました。補助金{aid}ターラーを受けても会社の資金は{treasury}ターラーで、列車は買えません。株価は{priceBefore}から{price}に下がりました。',
      },
      figures,
    },
  ],
}

const early: Scene<State> = {
  position: {
    ...board,
    cash: { Ada: 0, Ben: 0, A: 40, B: 130 },
    at: { round: 'operating', turn: 'A', step: 'use', revenue: 50 },
  },
  tasks: [
    {
      ask: {
        en: 'One round earlier. The Ahornbahn (A) has earned 50 T. This time you see the 5-train coming: withhold the revenue, and watch.',
        de: 'Eine Runde früher. Die Ahornbahn (A) hat 50 T eingenommen. Diesmal siehst du die 5er kommen: Behalte die Einnahmen ein und sieh zu.',
        ja: '1つ前のラウンドです。アホルンバーン（A）が50ターラー稼ぎました。今度は5列車が来ると分かっています。収入を無配にして、見てみましょう。',
      },
      isDone: does({ type: 'payOut', how: 'withhold' }),
      instead: {
        en: 'That is allowed, but the treasury stays at {treasury} T, and you know what comes next. Take it back and withhold the revenue.',
        de: 'Das ist erlaubt, aber das Betriebskapital bleibt bei {treasury} T, und du weißt, was kommt. Nimm es zurück und behalte die Einnahmen ein.',
        ja: 'それもできる手ですが、会社の資金は{treasury}ターラーのままで、このあとどうなるかはご存じのとおりです。取り消して、無配にしてください。',
      },
      follows: rivalBuys,
      happened: {
        en: 'Your trains are gone again, but with the revenue and {aid} T in aid the treasury holds {treasury} T.',
        de: 'Deine Loks sind wieder weg, aber mit den Einnahmen und {aid} T Beihilfe beträgt das Betriebskapital {treasury} T.',
        ja: '列車はまたなくなりましたが、収入と補助金{aid}ターラーで会社の資金は{treasury}ターラーあります。',
      },
      figures,
    },
    {
      ask: {
        en: 'Buy the 5-train.',
        de: 'Kaufe die 5er-Lok.',
        ja: '5列車を買ってください。',
      },
      isDone: does({ type: 'buyTrain', train: '5' }),
      instead: {
        en: 'That is allowed, but then nothing runs. Take it back and buy the 5-train.',
        de: 'Das ist erlaubt, aber dann fährt nichts. Nimm es zurück und kaufe die 5er-Lok.',
        ja: 'それもできる手ですが、何も走りません。取り消して、5列車を買ってください。',
      },
      happened: {
        en: 'The Ahornbahn runs again: {revenue} T in the next round.',
        de: 'Die Ahornbahn fährt wieder: {revenue} T in der nächsten Runde.',
        ja: 'アホルンバーンはまた走れます。次のラウンドの収入は{revenue}ターラーです。',
      },
      figures,
    },
  ],
}

/** EX-16, EX-19. */
export const aging: Lesson<State> = {
  id: 'aging',
  heading: { en: 'Trains rust', de: 'Loks altern', ja: '列車は古くなる' },
  learner,
  scenes: [late, early],
  why: {
    en: 'Every newer train sold brings the old ones closer to rusting; watch the treasuries of the other companies.',
    de: 'Mit jeder neueren Lok rückt die Verschrottung der alten näher; behalte das Betriebskapital der anderen im Auge.',
    ja: '新しい列車が売れるたびに、古い列車の廃棄が近づきます。ほかの会社の資金を見ておきましょう。',
  },
}
