import type { PlayerId } from '@stellwerk/engine'
import type { Company, Value } from '@stellwerk/table'
import {
  company,
  companyWith,
  fact,
  heldBy,
  hex,
  memory,
  money,
  msg,
  none,
  percent,
  says,
} from '@stellwerk/table'
import { localRailways } from '../data/companies.js'
import { mountainRailways } from '../data/privates.js'
import type { LocalId, MountainId, Power } from '../data/types.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import { onBoard, reached } from './on-board.js'

const remember = memory()

/** 1854-score-d, 1854-certlimit-a: a private counts at its face price, and as one certificate. */
const owned = (owner: PlayerId | null, worth: number): Pick<Company, 'head' | 'owned'> =>
  owner === null
    ? { head: null }
    : { head: { player: owner, as: 'owner' }, owned: { by: heldBy(owner), worth, certificates: 1 } }

export const localOn = (state: State, id: LocalId): Company =>
  remember(id, [state.locals[id], state.cash[id], state.tiles, state.tunnels, state.markers], () => {
    const { home, price } = localRailways[id]
    const owner = state.locals[id]?.owner ?? null
    if (!state.locals[id]) return mergedLocal(id)
    return {
      ...companyWith(id, 'local', localRailways[id]),
      state: owner === null ? 'unsold' : 'running',
      ...owned(owner, price),
      treasury: owner === null ? null : cashOf(state, id),
      ...onBoard(state, id),
      homes: [home.hex],
      facts: [fact('face', money(price), 'card'), fact('reach', reached(state, id), 'change', 'better')],
    }
  })

/** 1854-merge-i: what is left of a merged local railway is its name. */
const mergedLocal = (id: LocalId): Company => ({
  ...companyWith(id, 'local', localRailways[id]),
  state: 'closed',
  note: msg('note.merged'),
  homes: [localRailways[id].home.hex],
})

/** What a mountain railway does besides its income. */
export function powerOf(power: Power): Value {
  const key = `power.${power.kind}`
  if (power.kind === 'certificate')
    return says(key, { company: company(power.of), percent: percent(power.percent) })
  return says(key, { amount: money(power.amount), hex: power.kind === 'bonus' ? hex(power.hex) : undefined })
}

export const mountainOn = (state: State, id: MountainId): Company =>
  remember(id, [state.mountains[id]], () => {
    const { name, price, income, hex: at, power } = mountainRailways[id]
    const { owner, open, used } = state.mountains[id]
    return {
      ...companyWith(id, 'mountain', { name, colour: '#5a5a5a', ink: '#ffffff' }),
      state: !open ? 'closed' : owner === null ? 'unsold' : 'running',
      ...owned(open ? owner : null, price),
      homes: [at],
      facts: [
        fact('hex', hex(at), 'overview'),
        fact('income', open ? money(income) : none, 'overview', 'better'),
        fact('power', !open ? none : used ? says('power.used') : powerOf(power), 'overview'),
        fact('face', money(price), 'card'),
      ],
    }
  })
