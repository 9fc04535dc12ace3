import { knowing } from '@stellwerk/ledger'
import type { State } from '../state.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { easy } from './habits.js'
import { judge } from './judge.js'
import { ledger } from './ledger.js'
import { opening } from './opening.js'

/** How 1853 is played well. */
export const knowledge = knowing<State>({
  ledger,
  candidates,
  book,
  lesser: { easy },
  judge,
  opening,
  notes: ({ contracts }, player) => ({
    contracts: contracts[player]?.fulfilled ? 1 : 0,
    bond: contracts[player]?.bond ?? 0,
  }),
})
