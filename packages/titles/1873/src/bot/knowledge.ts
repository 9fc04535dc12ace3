import { knowing } from '@stellwerk/ledger'
import type { CompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { ledger } from './ledger.js'
import { judge } from './judge.js'
import { opening } from './opening.js'

/** How far an easy player's judgement may be off. In 1873 good players lose so much by theirs that the usual 6 % is too close to it. */
const blurOfEasy = 0.08

/** How Harzbahn 1873 is played well. */
export const knowledge = knowing<State>({
  ledger,
  candidates,
  book,
  judge,
  offers: true,
  lesser: { easy: { blur: blurOfEasy } },
  opening,
  blunder(event, before) {
    if (event.kind !== 'insolvent') return undefined
    const player = companyOf(before, event['company'] as CompanyId)?.director
    return player ? { kind: 'insolvency', player } : undefined
  },
})
