import type { State } from '@stellwerk/1873'
import { fortuneOf, harzbahnTexts } from '@stellwerk/1873'
import type { GameEvent } from '@stellwerk/engine'
import { keyMomentsOf, priceMove } from '../../../story/key-moments.js'
import { actorName } from './actor.js'
import { roundEnds } from './charts.js'
import { chronicle } from './chronicle.js'
import { storyTexts } from './texts.js'

type RecordKind = 'dividend' | 'revenue' | 'fall' | 'rise'

function measure(event: GameEvent): [RecordKind, number] | undefined {
  switch (event.kind) {
    case 'paid-out':
      return ['dividend', paidOut(event)]
    case 'ran':
      return ['revenue', event['revenue'] as number]
    case 'produced':
      return ['revenue', event['income'] as number]
    case 'price-moved':
      return priceMove(event)
    default:
      return undefined
  }
}

function paidOut(event: GameEvent): number {
  const profit = event['profit'] as number
  return event['how'] === 'full' ? profit : event['how'] === 'half' ? profit / 2 : 0
}

/** What is worth a line when the game is told. */
export const keyMoments = keyMomentsOf<State, RecordKind>({
  weights: {
    'last-round': 100,
    insolvent: 80,
    'phase-began': 60,
    'railway-founded': 50,
    'left-receivership': 45,
    'public-mine-formed': 40,
  },
  records: { dividend: 95, revenue: 75, fall: 85, rise: 70 },
  measure,
  rounds: (moments) => chronicle(moments).rounds,
  samples: (moments, language) => roundEnds(moments, chronicle(moments), language),
  fortuneOf: (state, player) => fortuneOf(state, player).total,
  turnText: (event, state, language) => harzbahnTexts.event(language, event, state) ?? '',
  recordText(kind, event, size, language) {
    const money = (amount: unknown): string => harzbahnTexts.money(language, amount as number)
    const operation = (event['company'] ?? event['railway'] ?? event['operation']) as string
    return storyTexts.in(language)(`moment.${kind}`, {
      company: actorName(operation, language),
      amount: money(size),
      ...(kind === 'fall' || kind === 'rise' ? { from: money(event['from']), to: money(event['to']) } : {}),
    })
  },
  leadText: (player, language) => storyTexts.in(language)('moment.lead', { player }),
  withRound: (round, text, language) => storyTexts.in(language)('moment.at', { round, text }),
})
