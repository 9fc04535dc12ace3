import type { Lesson, Message, Scene } from '@stellwerk/texts'
import type { TrainId } from '../data/types.js'
import { runWith } from '../rules/best-run.js'
import type { State } from '../state.js'
import { accounts, does, learner } from './figures.js'

interface Purchase {
  readonly train: TrainId
  readonly treasury: number
  /** How far the game has come. */
  readonly supply: object
  readonly ask: Message
  readonly happened: Message
}

/** The Birkenbahn with a 2-train and its two lines, when one more train is bought. */
const buying = ({ train, treasury, supply, ask, happened }: Purchase): Scene<State> => ({
  position: {
    players: ['Ada', 'Ben'],
    cash: { Ada: 40, Ben: 100, B: treasury },
    companies: { B: { shares: { Ada: 3, Ben: 1 }, trains: ['2'] } },
    tiles: { B6: 'S01:3', C7: 'T02:1' },
    at: { round: 'operating', turn: 'B', step: 'trains' },
    ...supply,
  },
  tasks: [
    {
      ask,
      isDone: does({ type: 'buyTrain', train }),
      instead: {
        en: 'That is allowed, but the revenue stays at {revenue} T. Take it back and buy the train.',
        de: 'Das ist erlaubt, aber die Einnahmen bleiben bei {revenue} T. Nimm es zurück und kaufe die Lok.',
        ja: 'それもできる手ですが、収入は{revenue}ターラーのままです。取り消して、列車を買ってください。',
      },
      happened,
      figures: ({ before, after }) => ({
        ...accounts(after, 'B'),
        revenueBefore: accounts(before, 'B').revenue,
        alone: runWith(after, 'B', [train]).revenue,
      }),
    },
  ],
})

/** EX-18. */
export const trains: Lesson<State> = {
  id: 'trains',
  heading: {
    en: 'The right train for the line',
    de: 'Die richtige Lok für die Strecke',
    ja: '路線に合う列車',
  },
  learner,
  scenes: [
    buying({
      train: '2',
      treasury: 50,
      supply: {},
      ask: {
        en: 'The Birkenbahn (B) has two lines: one to Lindenhof and Hafen, one to Mittmarkt. Its 2-train earns 50 T. Buy a second 2-train.',
        de: 'Die Birkenbahn (B) hat zwei Strecken: eine nach Lindenhof und Hafen, eine nach Mittmarkt. Ihre 2er-Lok bringt 50 T ein. Kaufe eine zweite 2er-Lok.',
        ja: 'ビルケンバーン（B）には、リンデンホーフとハーフェンへの路線と、ミットマルクトへの路線があります。2列車の収入は50ターラー。2列車をもう1台買ってください。',
      },
      happened: {
        en: 'The next run earns {revenue} T instead of {revenueBefore}: each train has a line of its own.',
        de: 'Die nächste Fahrt bringt {revenue} T statt {revenueBefore}: Jede Lok hat ihre eigene Strecke.',
        ja: '次の運行の収入は{revenueBefore}ではなく{revenue}ターラーです。どちらの列車にも路線があります。',
      },
    }),
    buying({
      train: '3',
      treasury: 80,
      supply: { phase: '2' },
      ask: {
        en: 'The same lines later: the 2-trains are sold out, and Hafen is worth 50. Buy the 3-train to go with your 2-train.',
        de: 'Dieselben Strecken später: Die 2er sind ausverkauft, und Hafen ist 50 wert. Kaufe zu deiner 2er die 3er-Lok.',
        ja: '同じ路線の少しあとの局面です。2列車は売り切れ、ハーフェンの価値は50です。2列車に加えて3列車を買ってください。',
      },
      happened: {
        en: 'Now {revenue} T instead of {revenueBefore}: the 3-train reaches Hafen, the 2-train serves Mittmarkt. The 3-train alone would earn {alone} T.',
        de: 'Jetzt {revenue} T statt {revenueBefore}: Die 3er erreicht Hafen, die 2er bedient Mittmarkt. Die 3er allein brächte {alone} T.',
        ja: '収入は{revenueBefore}から{revenue}ターラーになります。3列車がハーフェンに届き、2列車がミットマルクトを回ります。3列車だけなら{alone}ターラーです。',
      },
    }),
    buying({
      train: '5',
      treasury: 120,
      supply: { phase: '2', trains: { 3: 0 } },
      ask: {
        en: 'Later still: only 5-trains are left, for 120 T. Buy one.',
        de: 'Noch später: Es gibt nur noch 5er-Loks, für 120 T. Kaufe eine.',
        ja: 'さらにあとの局面です。残るは120ターラーの5列車だけ。1台買ってください。',
      },
      happened: {
        en: 'The 5-train rusts your 2-train and earns {revenue} T on one long run. A 3-train and a 2-train would have earned more here.',
        de: 'Die 5er verschrottet deine 2er und bringt auf einer langen Fahrt {revenue} T. Eine 3er und eine 2er hätten hier mehr eingebracht.',
        ja: '5列車で2列車は廃棄され、1回の長い運行で{revenue}ターラーです。ここでは3列車と2列車のほうが稼げました。',
      },
    }),
  ],
  why: {
    en: 'Range helps only where there are stops to reach, and two trains need two lines.',
    de: 'Reichweite hilft nur, wo Halte warten, und zwei Loks brauchen zwei Strecken.',
    ja: '長く走れても、停車地がなければ役に立ちません。そして列車が2台なら路線も2本必要です。',
  },
}
