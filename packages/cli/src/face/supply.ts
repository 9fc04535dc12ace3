import type { TrainStock } from '@stellwerk/table'
import { count, fateAhead, list, money, msg, nextPhase, ownersOf, phase, train } from '@stellwerk/table'
import { flow } from '../width.js'
import type { Section } from './face.js'
import type { Sight } from './sight.js'

/** Trains in the box and what becomes of them, the next phase, and tiles that run out. */
export function supplySections(sight: Sight): readonly Section[] {
  const { table, words, look } = sight
  const tiles = table.tiles
    .filter(({ left }) => left !== null)
    .map(({ tile, called, left }) => `${called ? words.say(called) : tile}×${left}`)
  return [
    ...(table.trains.length > 0 ? [trainSection(sight)] : []),
    ...(tiles.length > 0
      ? [{ heading: words.say(msg('table.tiles')), lines: flow(tiles, look.columns, '  ') }]
      : []),
    ...goodsSection(sight),
  ]
}

/** What else holds for the table, or lies in the box. */
function goodsSection({ table, words, look }: Sight): readonly Section[] {
  const goods = table.facts
    .filter(({ show }) => show === 'card')
    .map(({ label, value }) => `${words.say(label)}: ${words.cell(value)}`)
  return goods.length === 0
    ? []
    : [{ heading: words.say(msg('table.goods')), lines: flow(goods, look.columns) }]
}

function trainSection(sight: Sight): Section {
  const { table, words } = sight
  return {
    heading: words.say(msg('table.trains')),
    table: {
      columns: [
        { heading: words.say(msg('column.train')) },
        { heading: words.say(msg('column.left')) },
        { heading: words.say(msg('column.costs')), flexible: true },
        { heading: words.say(msg('column.usedBy')), flexible: true },
        { heading: words.say(msg('column.fate')), flexible: true },
      ],
      rows: table.trains.map((stock) => [
        stock.train,
        leftOf(stock, sight),
        offersOf(stock, sight),
        ownersOf(table, stock.train)
          .map(({ mark }) => mark)
          .join(' '),
        fateOf(stock, sight),
      ]),
    },
    lines: [...limitLines(sight), ...nextLines(sight)],
  }
}

function leftOf({ left, onSale }: TrainStock, { words }: Sight): string {
  if (left === 0) return words.say(msg('stock.gone'))
  const many =
    left === null ? words.say(msg('stock.unlimited')) : words.say(msg('stock.left', { left: count(left) }))
  return onSale ? `${many}, ${words.say(msg('stock.onSale'))}` : many
}

/** "250, machine 150": what it costs, and as what else it is sold. */
const offersOf = ({ prices, facts }: TrainStock, { words }: Sight): string =>
  [
    ...prices.map(({ price, as }) => `${as ? `${words.say(as)} ` : ''}${words.cell(money(price))}`),
    ...facts
      .filter(({ show }) => show === 'overview')
      .map(({ label, value }) => `${words.say(label)} ${words.cell(value)}`),
  ].join(', ')

const fateOf = (stock: TrainStock, { table, words }: Sight): string =>
  fateAhead(table, stock)
    .map((fate) =>
      words.say(
        msg(`fate.${fate.does}`, {
          phase: phase(fate.phase),
          ...(fate.does === 'upkeep' ? { amount: money(fate.amount) } : {}),
        }),
      ),
    )
    .join(', ')

/** How many trains companies of each kind may own now. */
function limitLines({ table, words }: Sight): readonly string[] {
  const { trainLimits = [] } = table.phases.find(({ ref }) => ref === table.phase) ?? {}
  const limits = trainLimits.flatMap(({ kind, limit }) =>
    table.kinds
      .filter(({ id }) => id === kind)
      .map(({ label }) => `${words.say(label)} ${words.cell(count(limit))}`),
  )
  return limits.length === 0 ? [] : [`${words.say(msg('table.trainLimits'))}: ${limits.join(', ')}`]
}

function nextLines({ table, words }: Sight): readonly string[] {
  const next = nextPhase(table)
  if (!next) return []
  const begins = msg('phase.next', { trains: list(next.begunBy.map(train)), phase: phase(next.ref) })
  return [[words.say(begins), ...next.brings.map((one) => words.say(one))].join(': ')]
}
