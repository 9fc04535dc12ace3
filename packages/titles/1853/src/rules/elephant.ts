import type { Choice, Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import {
  fields,
  noFields,
  pay,
  pop,
  propose,
  push,
  purseOf,
  refusal,
  refuseProposal,
  text,
  whole,
} from '@stellwerk/engine'
import type { KeepElephant, OfferElephant, ProposeElephant } from '../actions.js'
import { tell } from '../events.js'
import type { ElephantFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, playerAfter } from '../state.js'
import { tellManagers } from './managers.js'

/** The sale of the elephant, offered by its holder or asked for by the buyer. */
export type ElephantDeal = {
  readonly type: 'elephant'
  readonly by: 'holder' | 'buyer'
  readonly holder: PlayerId
  readonly buyer: PlayerId
  readonly price: number
}

/** 1853-3.1.11-a: to the left of the last buyer; without one it stays. Then it may be sold. */
export function passElephant(work: GameWork, lastBuyer: PlayerId | null): void {
  const from = work.state.elephant as PlayerId
  const holder = lastBuyer === null ? from : playerAfter(work.state, lastBuyer)
  if (holder !== from) moveElephant(work, holder, null)
  push(work, { kind: 'elephant', holder } satisfies ElephantFrame)
}

function moveElephant(work: GameWork, to: PlayerId, price: number | null): void {
  const before = { ...work.state }
  work.state.elephant = to
  tell(work, 'elephant-moved', { from: before.elephant, to, price })
  // companies that nobody has a share of go with it
  tellManagers(work, before)
}

export function concludeElephant(work: GameWork, { holder, buyer, price }: ElephantDeal): void {
  pop(work)
  pay(work, purseOf(buyer), purseOf(holder), price, 'elephant')
  moveElephant(work, buyer, price)
}

/** what was declined is offered again only at a better price for whoever declined it. */
function pricesLeft(
  state: State,
  { declined = [] }: ElephantFrame,
  by: ElephantDeal['by'],
  buyer: PlayerId,
): { readonly min: number; readonly max: number } {
  const before = (declined as unknown as readonly ElephantDeal[])
    .filter((deal) => deal.by === by && deal.buyer === buyer)
    .map(({ price }) => price)
  const cash = cashOf(state, purseOf(buyer))
  return by === 'holder'
    ? { min: 0, max: Math.min(cash, ...before.map((price) => price - 1)) }
    : { min: Math.max(0, ...before.map((price) => price + 1)), max: cash }
}

function refusePrice(
  state: State,
  frame: ElephantFrame,
  by: ElephantDeal['by'],
  buyer: PlayerId,
  price: number,
): Refusal | undefined {
  const cash = cashOf(state, purseOf(buyer))
  if (price < 0 || price > cash) return refusal('1853-3.1.11-c', { price, player: buyer, cash })
  const { min, max } = pricesLeft(state, frame, by, buyer)
  if (price < min || price > max) return refusal('1853-R-53', { price, min, max })
  const { holder } = frame
  const deal: ElephantDeal = { type: 'elephant', by, holder, buyer, price }
  return by === 'holder'
    ? refuseProposal(frame, { from: holder, to: buyer, deal }, (other) => other['by'] === by)
    : refuseProposal(
        frame,
        { from: buyer, to: holder, deal },
        (other) => other['by'] === by && other['buyer'] === buyer,
      )
}

const ranged = <A extends OfferElephant | ProposeElephant>(
  action: Omit<A, 'price'>,
  { min, max }: { readonly min: number; readonly max: number },
): Choice<A>[] =>
  min > max
    ? []
    : [{ action: { ...action, price: min } as unknown as A, range: { field: 'price', min, max, step: 1 } }]

const offer: Move<State, ElephantFrame, OfferElephant> = {
  shape: fields({ to: text, price: whole }),
  *choices(state, frame, player) {
    if (player !== frame.holder) return
    for (const to of state.order)
      if (to !== player)
        yield* ranged<OfferElephant>(
          { type: 'offerElephant', player, to },
          pricesLeft(state, frame, 'holder', to),
        )
  },
  refuse(state, frame, { player, to, price }) {
    if (player !== frame.holder || to === player || !state.players.includes(to))
      return refusal('1853-3.1.11-b', { holder: frame.holder, to })
    return refusePrice(state, frame, 'holder', to, price)
  },
  carryOut(work, { holder }, { player, to, price }) {
    const deal: ElephantDeal = { type: 'elephant', by: 'holder', holder, buyer: to, price }
    propose(work, { from: player, to, deal })
  },
}

const ask: Move<State, ElephantFrame, ProposeElephant> = {
  shape: fields({ price: whole }),
  *choices(state, frame, player) {
    if (player !== frame.holder)
      yield* ranged<ProposeElephant>(
        { type: 'proposeElephant', player },
        pricesLeft(state, frame, 'buyer', player),
      )
  },
  refuse: (state, frame, { player, price }) =>
    player === frame.holder
      ? refusal('1853-3.1.11-b', { holder: frame.holder, to: player })
      : refusePrice(state, frame, 'buyer', player, price),
  carryOut(work, { holder }, { player, price }) {
    const deal: ElephantDeal = { type: 'elephant', by: 'buyer', holder, buyer: player, price }
    propose(work, { from: player, to: holder, deal })
  },
}

const keep: Move<State, ElephantFrame, KeepElephant> = {
  shape: noFields,
  *choices(_, { holder }, player) {
    if (player === holder) yield { action: { type: 'keepElephant', player } }
  },
  refuse: (_, { holder }, { player }) =>
    player === holder ? undefined : refusal('1853-3.1.11-b', { holder, to: player }),
  carryOut(work, _, { player }) {
    tell(work, 'elephant-kept', { player })
    pop(work)
  },
}

/** 1853-3.1.11-b: at this moment alone; play waits for the holder, not for the others. */
export const elephant: Procedure<State, ElephantFrame> = {
  advance: () => false,
  deciders: ({ order }, { holder }) => [holder, ...order.filter((player) => player !== holder)],
  moves: { keepElephant: keep, offerElephant: offer, proposeElephant: ask },
}
