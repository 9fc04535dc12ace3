import type { Frame, JsonObject, PlayerId } from '@stellwerk/engine'
import { frameOf, top } from '@stellwerk/engine'
import type { Asking, Cells, Message, RowFacts, Value } from '@stellwerk/table'
import { company, flag, hex, money, msg, name, percent, player, rowsIn, says, train } from '@stellwerk/table'
import type { BuyTrain, GameAction } from '../actions.js'
import { gaugeOf } from '../board.js'
import { secondTileFee } from '../data/building.js'
import { cities } from '../data/cities.js'
import type { CompanyId } from '../data/types.js'
import type { CitiesFrame, ElephantFrame, PayoutFrame, TrackFrame, TurnFrame } from '../frames.js'
import { askedForEnd } from '../rules/agreed-end.js'
import { baseCost } from '../rules/bases.js'
import { bondBounds } from '../rules/bonds.js'
import { purchasePrice } from '../rules/buying.js'
import { uncoveredOf } from '../rules/contract-laws.js'
import { debtOf } from '../rules/debt.js'
import { controllerOf } from '../rules/managers.js'
import { turnSteps } from '../rules/procedures.js'
import { hexesOfDuty } from '../rules/running/index.js'
import { salePrice } from '../rules/selling.js'
import { parOf } from '../rules/shares.js'
import { costOfTile, feeOf } from '../rules/track/cost.js'
import type { ContractState, State } from '../state.js'
import { companyOf } from '../state.js'
import { passOf } from './passing.js'
import { aimedPlan, isProven } from './plans.js'
import { companyNow } from './round.js'

/** The company that acts in a step that only companies have. */
const acting = (state: State): CompanyId => companyNow(state) as CompanyId

/** "2-train", "2M train": a train in a sentence. */
const trainNamed = (id: string): Value =>
  says('name.train', { plain: name(String(/^\d$/.test(id))), train: name(id) })

/** Whoever sells: the bank, the bank with a train that came back, or a company. */
const seller = (from: BuyTrain['from']): Value =>
  from === 'bank' || from === 'returned' ? says(`pool.${from}`) : company(from)

/** The one who is asked where a company is concerned. */
const partner = (state: State, id: string): PlayerId | undefined =>
  Object.hasOwn(state.companies, id) ? controllerOf(state, id as CompanyId) : undefined

/** Several shares of a company at a price each. */
const packet = (id: CompanyId, count: number, price: number): RowFacts => ({
  subject: company(id),
  price: count * price,
  cells: { percent: percent(count * 10) },
  stem: id,
})

/** How a train is paid where that is not the usual way. */
const payments = ({ gift, credit, token }: BuyTrain): Cells => ({
  gift: gift === undefined ? undefined : { value: money(gift), tone: 'bad' },
  credit: credit ? { value: flag(true), tone: 'bad' } : undefined,
  token: token ? flag(true) : undefined,
})

export const asking: Asking<State, GameAction> = {
  heading: headingParams,

  company: (state) => companyNow(state) ?? null,

  /** The steps of a turn as the rules list them, with the payout where it belongs. */
  course(state) {
    if (!frameOf(state, 'turn')) return []
    const asked = top(state)?.kind
    return turnSteps.flatMap((step) => {
      if (step === 'turn-end' || (step === 'option' && asked !== 'option')) return []
      return step === 'run' ? [step, 'payout'] : [step]
    })
  },

  deal: (_, { type, ...deal }) => msg(`deal.${type}`, dealParams(type, deal)),

  asks: {
    setBond: {
      as: 'amount',
      row: () => ({ subject: says('fact.bond') }),
      marks: (state) => [bondBounds(state).min],
    },
    pick: {
      as: 'slot',
      slot: 'contract',
      row: (_, { city, company: id }) => ({
        subject: name(city),
        hexes: [cities[city].hex],
        stem: city,
        variant: msg('variant.share', { company: company(id) }),
        cells: { value: money(cities[city].contractValue), share: company(id), par: money(parOf(id)) },
      }),
      data(state) {
        const { turn = '' } = frameOf<CitiesFrame>(state, 'cities') ?? {}
        const contract = state.contracts[turn] as ContractState
        const { bond, cities: named } = contract
        return { bond, cities: named, uncovered: named && uncoveredOf(contract, named) }
      },
    },

    sellShares: (state, { company: id, count }) => packet(id, count, salePrice(state, id)),
    buyShare: (state, { company: id, from }) => ({
      subject: company(id),
      price: purchasePrice(state, id, from),
      cells: { percent: percent(10), from: says(`pool.${from}`) },
    }),
    redeem: (_, { company: id, count }) => packet(id, count, parOf(id)),
    proposeEnd: (state, { player: by }) => ({
      subject: says('choice.proposeEnd'),
      asks: askedForEnd(state, by),
    }),
    settleDebt: (state, { how }) => ({
      subject: says(`debt.${how}`),
      price: how === 'pay' ? debtOf(state, acting(state)) : undefined,
    }),

    offerElephant: {
      as: 'amount',
      row: (_, { to }) => ({ subject: player(to), asks: to }),
    },
    proposeElephant: {
      as: 'amount',
      row: (state) => {
        const { holder } = frameOf<ElephantFrame>(state, 'elephant') as ElephantFrame
        return { subject: player(holder), asks: holder }
      },
    },
    keepElephant: { as: 'pass', label: () => msg('choice.keepElephant') },
    extraRound: (_, { wanted }) => ({ subject: says(`extraRound.${wanted}`) }),

    chooseOption: (state, { option }) => ({
      subject: says(`secondTile.${option}`, { fee: money(secondTileFee[acting(state)] ?? 0) }),
    }),
    layTile: {
      as: 'sites',
      site(state, { hex: at, tile }) {
        const { company: id, laid = [] } = frameOf<TrackFrame>(state, 'track') as TrackFrame
        return {
          left: state.supply[tile] ?? 0,
          price: costOfTile(state, id, at, tile) + feeOf(state, id, laid),
          variant: msg(`gauge.${gaugeOf(tile)}`),
        }
      },
    },
    placeBase: { as: 'sites', site: (state) => ({ price: baseCost(state, acting(state)) }) },
    run: {
      as: 'runs',
      plan: (state, action) => aimedPlan(state, acting(state), action),
      proven: (state) => isProven(state, acting(state)),
      notes: (state) =>
        hexesOfDuty(frameOf<TurnFrame>(state, 'turn') ?? {}).map((at) =>
          msg('note.mustRunOver', { hex: hex(at) }),
        ),
    },
    payOut: { as: 'payout', amount: (state) => frameOf<PayoutFrame>(state, 'payout')?.revenue ?? 0 },

    buyTrain: rowsIn('trains', (state, action) => ({
      subject: train(action.train),
      price: action.price,
      cells: { from: seller(action.from), ...payments(action) },
      stem: `${action.from} ${action.train}`,
      asks: partner(state, action.from),
    })),
    sellTrain: (state, action) => ({
      subject: train(action.train),
      price: action.price,
      cells: { from: company(action.seller) },
      asks: partner(state, acting(state)),
    }),
    giveBackTrain: (_, { train: id }) => ({ subject: train(id) }),
    pass: { as: 'pass', label: (state) => msg(`choice.pass.${passOf(state)}`) },
  },
}

/** What the headings of steps name of their own. */
function headingParams(state: State, frame: Frame): Message['params'] {
  const id = companyNow(state)
  const by = frame['turn'] ?? frame['holder'] ?? frame['from'] ?? state.elephant
  const credit = id === undefined ? null : companyOf(state, id).credit
  return {
    debt: id && money(debtOf(state, id)),
    player: typeof by === 'string' ? player(by as PlayerId) : undefined,
    train: credit === null ? undefined : trainNamed(credit),
  }
}

/** The fields of a deal as the catalogue's sentences name them. */
function dealParams(type: string, deal: JsonObject): Message['params'] {
  const party = (field: string): Value =>
    type === 'train' ? company(deal[field] as string) : player(deal[field] as PlayerId)
  const price = money((deal['price'] ?? 0) as number)
  if (type === 'elephant') return { buyer: party('buyer'), holder: party('holder'), price }
  if (type !== 'train') return {}
  const gift = deal['gift'] as number | undefined
  return {
    buyer: party('buyer'),
    seller: party('seller'),
    price,
    train: trainNamed(deal['train'] as string),
    giftIs: name(gift === undefined ? 'none' : String(gift)),
    gift: gift === undefined ? undefined : money(gift),
  }
}
