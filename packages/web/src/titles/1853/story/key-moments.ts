import type { State } from '@stellwerk/1853'
import { fortuneOf, indiaTexts } from '@stellwerk/1853'
import type { GameEvent } from '@stellwerk/engine'
import { keyMomentsOf } from '../../../story/key-moments.js'
import { moneyIn } from '../money.js'
import { roundEnds } from './charts.js'
import { chronicle } from './chronicle.js'
import { toldRound } from './rounds.js'
import { storyTexts } from './texts.js'

type RecordKind = 'dividend' | 'revenue' | 'bond' | 'elephant'

function measure(event: GameEvent): [RecordKind, number] | undefined {
  switch (event.kind) {
    case 'paid-out':
      return ['dividend', event['how'] === 'full' ? (event['revenue'] as number) : 0]
    case 'ran':
      return ['revenue', event['revenue'] as number]
    case 'bonds-known':
      return ['bond', Math.max(...Object.values(event['bonds'] as Record<string, number>))]
    case 'elephant-moved':
      return ['elephant', (event['price'] as number | null) ?? 0]
    default:
      return undefined
  }
}

/** Who did it: the highest bond is that of the first seat. */
const doerOf = (kind: RecordKind, event: GameEvent) =>
  kind === 'bond'
    ? { player: (event['order'] as readonly string[])[0] ?? '' }
    : kind === 'elephant'
      ? { player: event['to'] as string }
      : { company: event['company'] as string }

/** What is worth a line when the game is told. */
export const keyMoments = keyMomentsOf<State, RecordKind>({
  weights: {
    'top-price': 100,
    'bank-out': 99,
    'contract-fulfilled': 88,
    'bbci-settled': 66,
    'phase-began': 60,
    'in-operation': 50,
  },
  records: { dividend: 95, revenue: 75, bond: 55, elephant: 45 },
  measure,
  rounds: (moments) => chronicle(moments).rounds,
  samples: (moments, language) => roundEnds(moments, chronicle(moments), language),
  fortuneOf: (state, player) => fortuneOf(state, player).total,
  turnText: (event, state, language) => indiaTexts.event(language, event, state) ?? '',
  recordText: (kind, event, size, language) =>
    storyTexts.in(language)(`moment.${kind}`, { ...doerOf(kind, event), amount: moneyIn(language, size) }),
  leadText: (player, language) => storyTexts.in(language)('moment.lead', { player }),
  withRound: (round, text, language) =>
    storyTexts.in(language)('moment.at', { round: toldRound(round), text }),
})
