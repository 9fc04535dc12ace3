import type { Move, PlayerId, Procedure } from '@stellwerk/engine'
import { changeTop, fields, noFields, oneOf, pop, refusal, text } from '@stellwerk/engine'
import type { Pass, Pick } from '../actions.js'
import { cities as cityFacts } from '../data/cities.js'
import { companies } from '../data/companies.js'
import { contractLimits } from '../data/contracts.js'
import type { CityName, CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { CitiesFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { changeContract, holderOf, playerAfter, seatsOf, stakeOf } from '../state.js'
import { refuseCity, refusePass } from './contract-laws.js'
import { payForContractShares } from './contract-shares.js'
import { changeStake, moveShares, singlesOnOffer } from './shares.js'

const pick: Move<State, CitiesFrame, Pick> = {
  shape: fields({ city: text, company: oneOf(...Object.keys(companies)) }),
  *choices(state, _, player) {
    // 1853-2.5.11-k: who does not know the contract is told nothing about it
    if (state.contracts[player]?.cities === null) return
    for (const [city, { shares }] of Object.entries(cityFacts))
      for (const company of shares)
        yield { action: { type: 'pick', player, city: city as CityName, company } }
  },
  refuse: (state, _, { player, city, company }) => refusePick(state, player, city, company),
  carryOut(work, frame, { player, city, company }) {
    const { cities: named, count } = work.state.contracts[player] as State['contracts'][string]
    changeContract(work, player, { cities: [...(named ?? []), city], count: count + 1 })
    tell(work, 'picked', { player, city, company, count: count + 1 })
    takeShare(work, player, company)
    changeTop(work, frame, { turn: playerAfter(work.state, player) })
  },
}

/** 1853-2.5.4-c: at once, and not paid for yet. */
function takeShare(work: GameWork, player: PlayerId, company: CompanyId): void {
  moveShares(work, company, 'offer', holderOf(player), 1, 'contract')
  const { unredeemed, contract } = stakeOf(work.state, company, player)
  changeStake(work, company, player, { unredeemed: unredeemed + 1, contract: contract + 1 })
}

function refusePick(state: State, player: PlayerId, city: CityName, company: CompanyId) {
  const no = refuseCity(state, player, city)
  if (no) return no
  const { shares } = cityFacts[city]
  if (!shares.includes(company)) return refusal('1853-2.5.5-a', { city, company, shares })
  // the director's certificate is not taken
  return singlesOnOffer(state, company) > 0 ? undefined : refusal('1853-2.5.5-b', { company })
}

const pass: Move<State, CitiesFrame, Pass> = {
  shape: noFields,
  *choices(state, _, player) {
    if (state.contracts[player]?.cities !== null) yield { action: { type: 'pass', player } }
  },
  refuse(state, frame, { player }) {
    const no = refusePass(state, player)
    if (!no) return undefined
    // 1853-2.5.4-j
    const can = [...pick.choices(state, frame, player)].some(
      ({ action: { city, company } }) => !refusePick(state, player, city, company),
    )
    return can ? no : undefined
  },
  carryOut: (work, _, { player }) => finish(work, player),
}

/** 1853-2.5.4-g: `advance` goes on with the next player. */
function finish(work: GameWork, player: PlayerId): void {
  const { count } = work.state.contracts[player] as State['contracts'][string]
  changeContract(work, player, { complete: true })
  tell(work, 'contract-complete', { player, cities: count })
}

/** Stage two: in turn each player names a city in secret and takes a share for it (1853-2.5.4). */
export const cities: Procedure<State, CitiesFrame> = {
  advance(work, frame) {
    const { turn } = frame
    const contract = work.state.contracts[turn] as State['contracts'][string]
    if (Object.values(work.state.contracts).every(({ complete }) => complete)) {
      // 1853-2.5.4-i
      pop(work)
      payForContractShares(work)
      return true
    }
    // 1853-2.5.4-l
    if (contract.complete) {
      changeTop(work, frame, { turn: playerAfter(work.state, turn) })
      return true
    }
    // 1853-2.5.4-h: the only pass without asking, as its reason is open (1853-2.5.11-e)
    if (contract.count < contractLimits[seatsOf(work.state)].mostCities) return false
    finish(work, turn)
    return true
  },
  deciders: (_, { turn }) => [turn],
  moves: { pick, pass },
}
