import type { PlayerId } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import { knowing } from '@stellwerk/ledger'
import type { State } from '../state.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { afterEmergency } from './emergency.js'
import type { Habits } from './habits.js'
import { lesser } from './habits.js'
import { judge } from './judge.js'
import { ledger } from './ledger.js'

/** The stock round by which players who do not stagnate have begun phase 3. */
const latestPhase3 = 8

/** Choices of 1854 differ by little: with the usual misjudgement good players were no better than easy ones. */
const blurOfGood = 0.025

const withHabits = (habits: Habits): Pick<BotKnowledge<State>, 'book' | 'candidates'> => ({
  book: (state, choices, player) => book(state, choices, player, habits),
  candidates: (state, choices, player) => candidates(state, choices, player, habits),
})

/** How 1854 is played well. */
export const knowledge = knowing<State>({
  ledger,
  candidates,
  book,
  lesser: { good: { ...withHabits(lesser.good), blur: blurOfGood }, easy: withHabits(lesser.easy) },
  judge,
  settled: afterEmergency,
  blunder: (event, before) => {
    if (event.kind === 'bankrupt') return { kind: 'bankruptcy', player: event['player'] as PlayerId }
    // nobody in particular waited too long
    const isLate = event.kind === 'phase-began' && event['phase'] === '3' && before.round.stock > latestPhase3
    return isLate ? { kind: 'late phase 3', player: before.order[0] as PlayerId } : undefined
  },
})
