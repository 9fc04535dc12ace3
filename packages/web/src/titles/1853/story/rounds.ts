import type { State } from '@stellwerk/1853'
import type { GameEvent } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { RoundName } from '../../../story/rounds.js'
import { shortRound as shortName } from '../../../story/rounds.js'

/** The round that is under way. The contracts, which begin the game with sealed bonds, stand where others have an auction. */
export function roundOf(state: State): RoundName {
  const { stock, set, operating } = state.round
  if (state.over) return { kind: 'end', number: set, operating }
  if (frameOf(state, 'set')) return { kind: 'operating', number: set, operating }
  return stock === 0 ? { kind: 'auction', number: 1 } : { kind: 'stock', number: stock }
}

/** The round that an event begins, if it begins one. */
export function roundBegunBy(event: GameEvent): RoundName | undefined {
  if (event.kind === 'game-over') return { kind: 'end', number: 0 }
  if (event.kind !== 'round-started') return undefined
  const number = event['number'] as number
  switch (event['round'] as 'contracts' | 'stock' | 'operating') {
    case 'contracts':
      return { kind: 'auction', number }
    case 'stock':
      return { kind: 'stock', number }
    case 'operating':
      return { kind: 'operating', number: event['set'] as number, operating: number }
  }
}

/** What other titles call an auction are the contracts here, and they come once. */
export const toldRound = (short: string): string => (short.startsWith('AU') ? 'C' : short)

/** "OR 3.2", "SR 2", "C". */
export const shortRound = (name: RoundName): string => toldRound(shortName(name))
