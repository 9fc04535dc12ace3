import type { CoreState, PlayerId } from '@stellwerk/engine'
import { hash } from '@stellwerk/engine'
import type { Company, Message, Money, Table, TitleFace, TrainStock } from '@stellwerk/table'
import { company, money, msg, nextPhase, says, train } from '@stellwerk/table'

/** The states around an action, as the player who decides sees them. */
export interface Passage {
  readonly before: CoreState
  readonly after: CoreState
  readonly player: PlayerId
}

/** The one figure of an outcome that tells most beside its reason: a run, a price, what is paid and what is left. */
export function figureOf(face: TitleFace<CoreState>, passage: Passage): Message | undefined {
  const [before, after] = tablesOf(face, passage)
  const acting = companyOnTurn(before)
  const [was, is] = [find(before, acting), find(after, acting)]
  return (
    runFigure(face, passage, was, is) ??
    treasuryFigure(after, was, is) ??
    priceFigure(before, after) ??
    cashFigure(before, after, passage.player)
  )
}

export const tablesOf = (
  face: TitleFace<CoreState>,
  { before, after, player }: Passage,
): readonly [Table, Table] => [face.table(before, player), face.table(after, player)]

const find = ({ companies }: Table, ref: string | undefined): Company | undefined =>
  companies.find((one) => one.ref === ref)

const companyOnTurn = ({ turns }: Table): string | undefined => turns.find(({ at }) => at === 'now')?.company

/** What the best run becomes, where track or trains have changed. */
function runFigure(
  face: TitleFace<CoreState>,
  { before, after, player }: Passage,
  was: Company | undefined,
  is: Company | undefined,
): Message | undefined {
  if (!was || !is || is.trains.length === 0) return undefined
  const sameTrains = hash(was.trains) === hash(is.trains)
  if (sameTrains && hash(face.map(before, player)) === hash(face.map(after, player))) return undefined
  const [from, to] = [bestRun(face, before, was.ref), bestRun(face, after, is.ref)]
  if (!to || (from?.total ?? 0) === to.total) return undefined
  return msg(from?.proven !== false && to.proven ? 'tip.run.proven' : 'tip.run', {
    company: company(is.ref),
    from: money(from?.total ?? 0),
    to: money(to.total),
  })
}

function bestRun(
  face: TitleFace<CoreState>,
  state: CoreState,
  ref: string,
): { readonly total: Money; readonly proven: boolean } | undefined {
  if (!face.runs.runners(state).includes(ref)) return undefined
  const { plans, proven } = face.runs.suggest(state, ref, 1)
  const [best] = plans
  return best && { total: best.total, proven }
}

/** What its purchase leaves a company, and what the next train costs. */
function treasuryFigure(
  after: Table,
  was: Company | undefined,
  is: Company | undefined,
): Message | undefined {
  const [from, to] = [was?.treasury ?? null, is?.treasury ?? null]
  if (!is || from === null || to === null || from === to) return undefined
  const runs = after.kinds.find(({ id }) => id === is.kind)?.has.includes('trains') === true
  const next = runs ? nextTrain(after) : undefined
  const figures = { company: company(is.ref), amount: money(Math.abs(from - to)), left: money(to) }
  const key = from > to ? 'tip.pays' : 'tip.keeps'
  if (!next?.prices[0]) return msg(key, figures)
  return msg(`${key}.train`, { ...figures, train: train(next.train), price: money(next.prices[0].price) })
}

/** The train that is sold next. */
const nextTrain = ({ trains }: Table): TrainStock | undefined =>
  trains.find(({ onSale, left }) => onSale && left !== 0)

function priceFigure(before: Table, after: Table): Message | undefined {
  for (const { ref, price } of after.companies) {
    const was = find(before, ref)?.price
    if (price && was && price.amount !== was.amount)
      return msg('tip.price', {
        company: company(ref),
        from: money(was.amount),
        to: money(price.amount),
        way: says(price.amount > was.amount ? 'tip.up' : 'tip.down'),
      })
  }
  return undefined
}

function cashFigure(before: Table, after: Table, player: PlayerId): Message {
  const cash = ({ players }: Table): Money => players.find(({ ref }) => ref === player)?.cash ?? 0
  const [from, to] = [cash(before), cash(after)]
  if (from === to) return msg('tip.hand', { left: money(to) })
  return msg(from > to ? 'tip.costs' : 'tip.brings', { amount: money(Math.abs(from - to)), left: money(to) })
}

/** A company of the player that will have no train once the next phase begins, and cannot pay for another. */
export function trainlessSoon(table: Table, player: PlayerId): Message | undefined {
  const phase = nextPhase(table)
  const begins = table.trains.find(({ train: ref }) => phase?.begunBy.includes(ref))
  if (!phase || !begins) return undefined
  const rusts = (ref: string): boolean =>
    table.trains.some(
      (stock) =>
        stock.train === ref && stock.fate.some((fate) => fate.phase === phase.ref && fate.does === 'rusts'),
    )
  const price = begins.prices[0]?.price ?? 0
  const found = table.companies.find(
    ({ head, state, trains, treasury, kind }) =>
      head?.player === player &&
      state === 'running' &&
      table.kinds.find(({ id }) => id === kind)?.has.includes('trains') === true &&
      trains.every((one) => rusts(one.train)) &&
      (treasury ?? 0) < price,
  )
  return (
    found &&
    msg(found.trains.length === 0 ? 'tip.trainless.now' : 'tip.trainless', {
      company: company(found.ref),
      train: train(begins.train),
      price: money(price),
      treasury: money(found.treasury ?? 0),
    })
  )
}
