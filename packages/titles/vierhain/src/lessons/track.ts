import type { Lesson } from '@stellwerk/texts'
import type { State } from '../state.js'
import { bestRun, callsOf } from '../rules/best-run.js'
import { learner } from './figures.js'

/** EX-09. */
export const track: Lesson<State> = {
  id: 'track',
  heading: { en: 'Track makes revenue', de: 'Gleise bringen Einnahmen', ja: '線路が収入を生む' },
  learner,
  scenes: [
    {
      position: {
        players: ['Ada', 'Ben'],
        cash: { Ada: 40, Ben: 100, A: 20 },
        companies: { A: { shares: { Ada: 3, Ben: 1 }, trains: ['2'] } },
        at: { round: 'operating', turn: 'A', step: 'track' },
      },
      tasks: [
        {
          ask: {
            en: 'The Ahornbahn (A) has a 2-train, but no track leads out of Ahornau. Choose B4, try the tiles, turn them, and lay one that connects Mittmarkt (C5).',
            de: 'Die Ahornbahn (A) hat eine 2er-Lok, aber von Ahornau führt kein Gleis weg. Wähle B4, probiere und drehe die Gleisplättchen und lege eines, das Mittmarkt (C5) anschließt.',
            ja: 'アホルンバーン（A）には2列車がありますが、アホルナウから先に線路がありません。B4を選び、タイルを試して回し、ミットマルクト（C5）につながるものを敷いてください。',
          },
          isDone: (_, { after }) => bestRun(after, 'A').runs.some(({ route }) => route.includes('C5')),
          instead: {
            en: 'That is allowed, but the train does not reach Mittmarkt: revenue {revenue} T. Take it back and lay a straight tile on B4 from Ahornau to Mittmarkt.',
            de: 'Das ist erlaubt, aber die Lok erreicht Mittmarkt nicht: Einnahmen {revenue} T. Nimm es zurück und lege auf B4 eine Gerade von Ahornau nach Mittmarkt.',
            ja: 'それもできる手ですが、ミットマルクトに届かず、収入は{revenue}ターラーです。取り消して、B4にアホルナウからミットマルクトへの直線を敷いてください。',
          },
          happened: {
            en: 'The revenue rises from {revenueBefore} to {revenue} T: Ahornau {home}, Mittmarkt {market}.',
            de: 'Die Einnahmen steigen von {revenueBefore} auf {revenue} T: Ahornau {home}, Mittmarkt {market}.',
            ja: '収入が{revenueBefore}から{revenue}ターラーに増えました（アホルナウ{home}、ミットマルクト{market}）。',
          },
          figures({ before, after }) {
            const { revenue, runs } = bestRun(after, 'A')
            const calls = runs.flatMap((run) => callsOf(after, run))
            const at = (hex: string): number => calls.find((call) => call.hex === hex)?.value ?? 0
            return { revenueBefore: bestRun(before, 'A').revenue, revenue, home: at('A3'), market: at('C5') }
          },
        },
      ],
    },
  ],
  why: {
    en: 'A train earns what it can reach from its home, and no more.',
    de: 'Eine Lok bringt ein, was sie vom Heimatbahnhof aus erreicht, und nicht mehr.',
    ja: '列車が稼ぐのは本拠地から届くところだけです。',
  },
}
