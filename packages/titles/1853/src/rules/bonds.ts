import type { PlayerId, Range, SealedFrame } from '@stellwerk/engine'
import { draw, fields, pay, pop, purseOf, refusal, sealed, whole } from '@stellwerk/engine'
import type { SetBond } from '../actions.js'
import { contractLimits } from '../data/contracts.js'
import { playerLimits } from '../data/shares.js'
import { tell } from '../events.js'
import { reading } from '../readings.js'
import type { GameWork, State } from '../state.js'
import { bondPurse, changeContract, seatsOf } from '../state.js'

/** The least and the greatest amount of a bond (1853-2.5.2-c, -d), and its unit (1853-2.5.2-b, R-01). */
export const bondBounds = (state: State): Pick<Range, 'min' | 'max' | 'step'> => ({
  min: contractLimits[seatsOf(state)].smallestBond,
  max: playerLimits[seatsOf(state)].startCash,
  step: reading(state, 'bonds') === 'tens' ? 10 : 1,
})

/** Stage one: all enter an amount in secret (1853-2.5.2-a). */
export const bonds = sealed<State, SetBond>({
  type: 'setBond',
  // 1853-2.5.2-e
  shape: fields({ bond: whole }),
  *choices(state, player) {
    const bounds = bondBounds(state)
    yield { action: { type: 'setBond', player, bond: bounds.min }, range: { field: 'bond', ...bounds } }
  },
  refuse(state, { bond }) {
    const { min, max, step } = bondBounds(state)
    if (bond < min) return refusal('1853-2.5.2-c', { bond, min })
    if (bond > max) return refusal('1853-2.5.2-d', { bond, max })
    return bond % step > 0 ? refusal('1853-2.5.2-b', { bond }) : undefined
  },
  entry: ({ bond }) => bond,
  reveal: seat,
})

/** 1853-2.5.3: the bonds are known, they are set aside, and they make the seating order. */
function seat(work: GameWork, { entered }: SealedFrame): void {
  pop(work)
  const bondOf = (player: PlayerId): number => entered[player] as number
  const order = drawnOrder(work, bondOf)
  work.state.order = order
  tell(work, 'bonds-known', { bonds: entered as Record<string, number>, order })
  for (const player of order) {
    changeContract(work, player, { bond: bondOf(player) })
    pay(work, purseOf(player), bondPurse(player), bondOf(player), 'bond')
  }
  // 1853-2.5.3-d
  const first = order[0] as PlayerId
  work.state.elephant = first
  tell(work, 'elephant-moved', { from: null, to: first, price: null })
}

/** 1853-2.5.3-b, -c: the highest bond first, equal ones by lot. */
function drawnOrder(work: GameWork, bondOf: (player: PlayerId) => number): readonly PlayerId[] {
  const amounts = [...new Set(work.state.players.map(bondOf))].toSorted((a, b) => b - a)
  return amounts.flatMap((amount) => {
    const equal = work.state.players.filter((player) => bondOf(player) === amount)
    if (equal.length === 1) return equal
    const lots = [...equal]
    const order = equal.map(() => lots.splice(draw(work, lots.length), 1)[0] as PlayerId)
    tell(work, 'lots-drawn', { players: equal, order })
    return order
  })
}
