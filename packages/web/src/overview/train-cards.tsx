import type { TrainStock } from '@stellwerk/table'
import {
  fateAhead,
  goesNext,
  money,
  msg,
  nextPhase,
  rustAt,
  train as trainValue,
  upkeepNow,
} from '@stellwerk/table'
import { listed } from '@stellwerk/texts'
import { useSay } from '../language/language.js'
import type { Sight } from '../panels/sight.js'
import { overviewTexts } from './texts.js'
import './train-cards.css'

interface TrainsProps {
  readonly sight: Sight
}

/** The types of trains in their stacks: what is left, what it costs, who uses it, and until when. */
export function TrainCards({ sight }: TrainsProps) {
  const say = useSay(overviewTexts)
  const { table, words, number } = sight
  const stacks = [...new Set(table.trains.map(({ stack }) => stack))]
  const { trainLimits = [] } = table.phases.find(({ ref }) => ref === table.phase) ?? {}
  const limits = [...new Set(trainLimits.map(({ limit }) => limit))]
  return (
    <section class="overview-trains">
      <h2>
        {say('trains')}
        <small>
          {[
            ...(limits.length > 0 ? [say('limit', { limits: limits.map(number).join(' · ') })] : []),
            ...(table.bank.left === null
              ? []
              : [words.say(table.bank.note ?? msg('bank.left', { amount: money(table.bank.left) }))]),
          ].join(' · ')}
        </small>
      </h2>
      <div class="overview-stacks">
        {stacks.map((stack) => {
          const trains = table.trains.filter((one) => one.stack === stack)
          return (
            <ul key={stack} class="overview-stack" style={{ '--trains': trains.length }}>
              {trains.map((stock) => (
                <TrainCard key={stock.train} sight={sight} stock={stock} />
              ))}
            </ul>
          )
        })}
      </div>
    </section>
  )
}

function TrainCard({ sight, stock }: TrainsProps & { readonly stock: TrainStock }) {
  const say = useSay(overviewTexts)
  const { table, number } = sight
  const { train, left, onSale, prices } = stock
  const used = table.companies.reduce(
    (sum, { trains }) => sum + trains.filter((one) => one.train === train).length,
    0,
  )
  const isGone = left === 0 && used === 0
  const [fate] = fateAhead(table, stock)
  const upkeep = upkeepNow(table, train)
  const look = isGone ? 'overview-train-gone' : onSale ? 'overview-train-sale' : ''
  return (
    <li class={`overview-train ${look}`}>
      <b>{train}</b>
      <span>
        {isGone
          ? say('gone')
          : left === 0
            ? say('used', { used: number(used) })
            : left === null
              ? '∞'
              : say('left', { left: number(left) })}
      </span>
      {left !== 0 && <span>{prices.map(({ price }) => number(price)).join(' / ')}</span>}
      {!isGone && upkeep > 0 && (
        <span class="overview-fate">{say('upkeepNow', { amount: number(upkeep) })}</span>
      )}
      {!isGone && fate && (
        <span class={goesNext(table, train) ? 'overview-fate' : undefined}>
          {fate.does === 'rusts'
            ? say('till', { phase: fate.phase })
            : say('upkeep', { phase: fate.phase, amount: number(fate.amount) })}
        </span>
      )}
    </li>
  )
}

/** What begins the next phase, what it brings, and whose trains it changes. */
export function NextPhase({ sight }: TrainsProps) {
  const say = useSay(overviewTexts)
  const { table, words, number, language } = sight
  const next = nextPhase(table)
  if (!next) return null
  const trains = listed(
    language,
    next.begunBy.map((one) => words.cell(trainValue(one))),
  )
  const rusting = rustAt(table, next.ref).filter(({ owners }) => owners.length > 0)
  return (
    <p class="overview-next">
      <b>{say('first', { trains, phase: next.ref })}</b> {next.brings.map((one) => words.say(one)).join(' ')}{' '}
      {rusting
        .map(({ stock, fate, owners }) => {
          const companies = listed(
            language,
            owners.map(({ mark }) => mark),
          )
          const told = { train: stock.train, companies, count: owners.length }
          return fate.does === 'rusts'
            ? say('goes', told)
            : say('costs', { ...told, amount: number(fate.amount) })
        })
        .join(' ')}
    </p>
  )
}
