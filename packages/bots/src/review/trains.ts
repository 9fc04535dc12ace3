import type { CoreState } from '@stellwerk/engine'
import type { Company, Table, TitleFace } from '@stellwerk/table'
import { company, count, money, msg, train } from '@stellwerk/table'
import type { Finding, Played } from './types.js'

/** A train that was bought, and stood still in the runs after that. */
export function earlyTrain(
  face: TitleFace<CoreState>,
  line: readonly Played[],
  at: number,
): Omit<Finding, 'action' | 'at' | 'round'> | undefined {
  const [before, after] = [line[at], line[at + 1]] as [Played, Played]
  const [was, is] = [face.table(before.state, null), face.table(after.state, null)]
  const buyer = is.companies.find(
    (one) => one.trains.length > trainsOf(was, one.ref).length && trainsOf(was, one.ref).length > 0,
  )
  const price = (find(was, buyer?.ref)?.treasury ?? 0) - (buyer?.treasury ?? 0)
  const bought = buyer && newTrain(trainsOf(was, buyer.ref), buyer.trains)
  if (!buyer || bought === undefined || price <= 0) return undefined
  let idle = 0
  for (const { state, events } of line.slice(at + 2)) {
    const ran = events.find((event) => face.story.tells(event, state)?.earned?.company === buyer.ref)
    const plan = ran && face.runs.told?.(state, ran)
    if (!plan) continue
    const owned = trainsOf(face.table(state, null), buyer.ref)
    if (plan.routes.length >= owned.length || !owned.some((one) => one.train === bought)) break
    idle++
  }
  if (idle === 0) return undefined
  return {
    kind: 'early',
    amount: 0,
    exact: true,
    why: msg('review.early', {
      company: company(buyer.ref),
      train: train(bought),
      price: money(price),
      runs: count(idle),
    }),
  }
}

const find = ({ companies }: Table, ref: string | undefined): Company | undefined =>
  companies.find((one) => one.ref === ref)

const trainsOf = (table: Table, ref: string): Company['trains'] => find(table, ref)?.trains ?? []

function newTrain(before: Company['trains'], now: Company['trains']): string | undefined {
  const left = before.map(({ train: ref }) => ref)
  for (const { train: ref } of now) {
    const at = left.indexOf(ref)
    if (at < 0) return ref
    left.splice(at, 1)
  }
  return undefined
}
