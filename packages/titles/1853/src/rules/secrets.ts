import type { GameEvent, PlayerId, Secrets } from '@stellwerk/engine'
import { concealed, isObject } from '@stellwerk/engine'
import type { ContractState, State } from '../state.js'
import { isInQuestion, wasBbciInQuestion } from './contracts.js'
import { imagineSecrets } from './imagined-secrets.js'

/** Who may know what (1853-2.5.11): everything is open but bonds that are not all in, and the cities of contracts. */
export const secrets: Secrets<State> = {
  state(state, viewer) {
    // 1853-2.5.11-i
    if (state.over) return state
    return { ...concealed(state, viewer), contracts: knownContracts(state, viewer) }
  },
  events: (events, viewer) => events.map((event) => knownEvent(event, viewer)),
  action(action, viewer) {
    if (!isObject(action) || action['player'] === viewer) return action
    const secret = secretFields.get(action['type'])
    return secret === undefined ? action : { ...action, [secret]: null }
  },
  imagine: imagineSecrets,
  // 1853-2.5.11-n
  consulted: (before, after) =>
    wasBbciInQuestion(before, after) ||
    Object.values(before.contracts).some((contract) => isInQuestion(contract, before, after)),
}

/** 1853-2.5.11-j: what an action of these kinds hides, now and in the record. */
const secretFields: ReadonlyMap<unknown, string> = new Map([
  ['pick', 'city'],
  ['setBond', 'bond'],
])

/** 1853-2.5.11-b, -h: the own cities, and those of fulfilled contracts. */
function knownContracts(state: State, viewer: PlayerId | null): State['contracts'] {
  return Object.fromEntries(
    Object.entries(state.contracts).map(([player, contract]): [string, ContractState] =>
      player === viewer || contract.fulfilled ? [player, contract] : [player, { ...contract, cities: null }],
    ),
  )
}

const knownEvent = (event: GameEvent, viewer: PlayerId | null): GameEvent =>
  event.kind === 'picked' && event['player'] !== viewer ? { ...event, city: null } : event
