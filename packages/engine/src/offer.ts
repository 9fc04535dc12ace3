import type { Action, Choice, Frame, Move, Procedure } from './flow.js'
import { pop, push, replaceTop, top } from './flow.js'
import { hash } from './hash.js'
import type { JsonObject } from './json.js'
import { engineRules, refusal } from './refusal.js'
import type { Refusal } from './refusal.js'
import { fields, whole } from './shape.js'
import type { CoreState, PlayerId } from './state.js'
import type { Work } from './work.js'

/**
 * An open offer: what players at a table would settle by talking. Only one is open at a time, on top of the step in
 * which it was made, until the other side answers or the proposer withdraws it. A declined offer may not be repeated
 * unchanged in the same step, and the number of changed ones is limited.
 */
export interface OfferFrame extends Frame {
  readonly kind: 'offer'
  readonly from: PlayerId
  readonly to: PlayerId
  readonly deal: JsonObject & { readonly type: string }
}

/**
 * The frame of a step in which offers can be made. It remembers what was declined, and the last deal that was wished
 * for instead.
 */
export interface Bargaining extends Frame {
  readonly declined?: readonly JsonObject[]
  readonly wished?: JsonObject
}

/** Who declines may name the price at which the deal would do. It binds nobody. */
type Answer = Action & { readonly type: 'accept' | 'decline' | 'withdraw'; readonly price?: number }

/** Makes an offer, which stays on top of the step until it is answered or withdrawn. */
export function propose(
  work: Work<CoreState>,
  { from, to, deal }: { readonly from: PlayerId; readonly to: PlayerId; readonly deal: OfferFrame['deal'] },
): void {
  push(work, { kind: 'offer', from, to, deal } satisfies OfferFrame)
  work.events?.push({ kind: 'offer', from, to, deal })
}

/**
 * How many offers of a player may be declined in one step. People haggle with fewer, but a program that raises its
 * price by one each time would never end. Declined offers are kept in the frame anyway, so this needs nothing more in
 * the state. A withdrawn offer holds up nobody else and does not count.
 */
export const mostDeclined = 10

/**
 * Why a player may not propose a deal to another in this step: it was declined, or too many others were. Where several
 * players propose in one step, `isOwn` says which deals this player proposed. A deal with oneself is not an offer.
 */
export function refuseProposal(
  frame: Bargaining,
  {
    from,
    to,
    deal,
  }: { readonly from: PlayerId; readonly to: PlayerId | undefined; readonly deal: JsonObject },
  isOwn: (deal: JsonObject) => boolean = () => true,
): Refusal | undefined {
  const { declined } = frame
  if (declined === undefined || to === undefined || to === from) return undefined
  const mark = hash(deal)
  if (declined.some((other) => hash(other) === mark)) return refusal(engineRules.repeated)
  return declined.filter(isOwn).length >= mostDeclined
    ? refusal(engineRules.proposals, { player: from, count: mostDeclined })
    : undefined
}

/**
 * The choice to offer a price between bounds, except declined ones. It starts at the price that the other side asked
 * for.
 */
export function pricedChoice<A extends Action & { readonly price: number }>(
  frame: Bargaining,
  action: A,
  deal: JsonObject,
  bounds: { readonly min: number; readonly max: number },
): Choice<A> | undefined {
  const same = (other: JsonObject): boolean => hash({ ...other, price: 0 }) === hash({ ...deal, price: 0 })
  const except = (frame.declined ?? []).filter(same).map((other) => other['price'] as number)
  let min = bounds.min
  while (except.includes(min)) min++
  if (min > bounds.max) return undefined
  const range = {
    field: 'price',
    min,
    max: bounds.max,
    step: 1,
    ...(except.length > 0 ? { except } : {}),
  }
  const wish = frame.wished && same(frame.wished) ? (frame.wished['price'] as number) : min
  const price = wish > min && wish <= bounds.max && !except.includes(wish) ? wish : min
  return { action: { ...action, price }, range }
}

/** The procedure for an open offer; `conclude` carries out the deal in the step below. */
export function offers<S extends CoreState>(
  conclude: (work: Work<S>, offer: OfferFrame) => void,
): Procedure<S, OfferFrame> {
  const answer = (
    type: Answer['type'],
    side: 'from' | 'to',
    then: Move<S, OfferFrame, Answer>['carryOut'],
  ) => ({
    shape: type === 'decline' ? fields({}, { price: whole }) : fields({}),
    *choices(_: S, frame: OfferFrame, player: PlayerId) {
      if (player === frame[side]) yield { action: { type, player } }
    },
    refuse(_: S, frame: OfferFrame, { player, price }: Answer) {
      if (player !== frame[side]) return refusal(engineRules.turn, { player, players: [frame[side]] })
      return price === undefined || isWish(frame, price) ? undefined : refusal(engineRules.wish, { price })
    },
    // any price may be named, so none is listed
    ...(type === 'decline' ? { partial: (_: S, frame: OfferFrame) => hasPrice(frame) } : {}),
    carryOut: then,
  })
  return {
    advance: () => false,
    deciders: (_, frame) => [frame.to, frame.from],
    moves: {
      accept: answer('accept', 'to', (work, frame) => {
        pop(work)
        work.events?.push({ kind: 'offer-accepted', from: frame.from, to: frame.to, deal: frame.deal })
        conclude(work, frame)
      }),
      decline: answer('decline', 'to', (work, frame, { price }) => {
        pop(work)
        const { from, to, deal } = frame
        work.events?.push({ kind: 'offer-declined', from, to, deal })
        if (price !== undefined) work.events?.push({ kind: 'price-wished', from, to, price })
        remember(work, deal, price === undefined ? undefined : { ...deal, price })
      }),
      withdraw: answer('withdraw', 'from', (work, frame) => {
        pop(work)
        work.events?.push({ kind: 'offer-withdrawn', from: frame.from, to: frame.to, deal: frame.deal })
      }),
    },
  }
}

function remember(work: Work<CoreState>, deal: JsonObject, wished: JsonObject | undefined): void {
  const step = top(work.state) as Bargaining
  replaceTop(work, {
    ...step,
    declined: [...(step.declined ?? []), deal],
    ...(wished ? { wished } : {}),
  })
}

const hasPrice = ({ deal }: OfferFrame): boolean => typeof deal['price'] === 'number'

const isWish = (frame: OfferFrame, price: number): boolean =>
  hasPrice(frame) && price > 0 && price !== frame.deal['price']
