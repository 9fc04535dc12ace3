import type { PlayerId } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import { plainWeights } from '@stellwerk/ledger'
import type { State } from '../state.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { judge } from './judge.js'
import { ledger } from './ledger.js'

/** How 1854 is played well. */
export const knowledge: BotKnowledge<State> = {
  weights: plainWeights,
  ledger,
  candidates,
  book,
  judge,
  blunder: (event) =>
    event.kind === 'bankrupt' ? { kind: 'bankruptcy', player: event['player'] as PlayerId } : undefined,
}
