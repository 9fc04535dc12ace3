import type { State } from '@stellwerk/1854'
import { frameOf } from '@stellwerk/engine'
import type { GameEvent } from '@stellwerk/engine'
import type { RoundName } from '../../../story/rounds.js'

/** The round that is under way. Operating rounds that interrupt the auction belong to set 0. */
export function roundOf(state: State): RoundName {
  const { auction, stock, set, operating } = state.round
  if (state.over) return { kind: 'end', number: set, operating }
  if (frameOf(state, 'set')) return { kind: 'operating', number: set, operating }
  return frameOf(state, 'auction') ? { kind: 'auction', number: auction } : { kind: 'stock', number: stock }
}

/** The round that an event begins, if it begins one. */
export function roundBegunBy(event: GameEvent): RoundName | undefined {
  if (event.kind === 'game-over') return { kind: 'end', number: 0 }
  if (event.kind !== 'round-started') return undefined
  const number = event['number'] as number
  const kind = event['round'] as 'auction' | 'stock' | 'operating'
  return kind === 'operating'
    ? { kind, number: (event['set'] as number | undefined) ?? 0, operating: number }
    : { kind, number }
}
