import type { PlayerId } from '@stellwerk/engine'
import { knowing } from '@stellwerk/ledger'
import type { State } from '../state.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { judge } from './judge.js'
import { ledger } from './ledger.js'

/** The stock round by which players who do not stagnate have begun phase 3. */
const latestPhase3 = 8

/** How 1854 is played well. */
export const knowledge = knowing<State>({
  ledger,
  candidates,
  book,
  judge,
  blunder: (event, before) => {
    if (event.kind === 'bankrupt') return { kind: 'bankruptcy', player: event['player'] as PlayerId }
    // nobody in particular waited too long
    const isLate = event.kind === 'phase-began' && event['phase'] === '3' && before.round.stock > latestPhase3
    return isLate ? { kind: 'late phase 3', player: before.order[0] as PlayerId } : undefined
  },
})
