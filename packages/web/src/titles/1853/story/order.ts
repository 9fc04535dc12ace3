import type { CitiesFrame, State, StockFrame } from '@stellwerk/1853'
import { controllerOf, india1853, seatingFrom } from '@stellwerk/1853'
import { decidersOf, frameOf } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { companiesToAct } from '../facts.js'

interface Next {
  readonly id: string
  readonly label: string
}

/** Who decides now and who comes after, in this round: companies with whoever runs them, or players. */
export function order(state: State, _language: Language): readonly Next[] {
  if (frameOf(state, 'operating-round'))
    return companiesToAct(state).map((id) => ({
      id,
      label: [id, controllerOf(state, id)].filter(Boolean).join(' · '),
    }))
  return players(state).map((id) => ({ id, label: id }))
}

function players(state: State): readonly PlayerId[] {
  if (state.over) return []
  const turn = frameOf<StockFrame>(state, 'stock')?.turn ?? frameOf<CitiesFrame>(state, 'cities')?.turn
  if (turn === undefined) return decidersOf(india1853, state)
  const all = seatingFrom(state, turn)
  // whoever has completed a contract is not asked for cities again
  return frameOf(state, 'cities') ? all.filter((player) => !state.contracts[player]?.complete) : all
}
