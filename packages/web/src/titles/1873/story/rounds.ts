import type { State } from '@stellwerk/1873'
import { frameOf } from '@stellwerk/engine'
import type { GameEvent } from '@stellwerk/engine'
import type { RoundName } from '../../../story/rounds.js'

/** The round that is under way. */
export function roundOf(state: State): RoundName {
  const { trading, set, operating } = state.round
  if (state.over) return { kind: 'end', number: set, operating }
  if (frameOf(state, 'set')) return { kind: 'operating', number: set, operating }
  return { kind: frameOf(state, 'stock-round') ? 'stock' : 'auction', number: trading }
}

/** The round that an event begins, if it begins one. */
export function roundBegunBy(event: GameEvent): RoundName | undefined {
  if (event.kind === 'game-over') return { kind: 'end', number: 0 }
  if (event.kind !== 'round-started') return undefined
  const number = event['number'] as number
  switch (event['round']) {
    case 'operating':
      return { kind: 'operating', number: event['set'] as number, operating: number }
    case 'stock':
      return { kind: 'stock', number }
    default:
      return { kind: 'auction', number }
  }
}
