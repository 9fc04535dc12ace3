import type { State } from '@stellwerk/1854'
import { austriaTexts, fortuneOf } from '@stellwerk/1854'
import type { GameEvent } from '@stellwerk/engine'
import { keyMomentsOf, priceMove } from '../../../story/key-moments.js'
import { shortName } from '../names.js'
import { roundEnds } from './charts.js'
import { chronicle } from './chronicle.js'
import { storyTexts } from './texts.js'

type RecordKind = 'dividend' | 'revenue' | 'fall' | 'rise'

function measure(event: GameEvent): [RecordKind, number] | undefined {
  switch (event.kind) {
    case 'paid-out':
      return ['dividend', event['how'] === 'full' ? (event['revenue'] as number) : 0]
    case 'ran':
      return ['revenue', event['revenue'] as number]
    case 'price-moved':
      return priceMove(event)
    default:
      return undefined
  }
}

/** What is worth a line when the game is told. */
export const keyMoments = keyMomentsOf<State, RecordKind>({
  weights: {
    bankrupt: 100,
    'bank-broke': 99,
    split: 65,
    'phase-began': 60,
    merged: 55,
    floated: 50,
    'emergency-begun': 45,
  },
  records: { dividend: 95, revenue: 75, fall: 85, rise: 70 },
  measure,
  rounds: (moments) => chronicle(moments).rounds,
  samples: (moments, language) => roundEnds(moments, chronicle(moments), language),
  fortuneOf: (state, player) => fortuneOf(state, player).total,
  turnText: (event, state, language) => austriaTexts.event(language, event, state) ?? '',
  recordText(kind, event, size, language) {
    const money = (amount: unknown): string => austriaTexts.money(language, amount as number)
    return storyTexts.in(language)(`moment.${kind}`, {
      company: shortName(language, event['company'] as string),
      amount: money(size),
      ...(kind === 'fall' || kind === 'rise' ? { from: money(event['from']), to: money(event['to']) } : {}),
    })
  },
  leadText: (player, language) => storyTexts.in(language)('moment.lead', { player }),
  withRound: (round, text, language) => storyTexts.in(language)('moment.at', { round, text }),
})
