import type { Company, CompanyKind, RoundRevenues } from '@stellwerk/table'
import { count, holderValue, money, moneyIfAny, msg, playerHolding, roundCode } from '@stellwerk/table'
import type { Column } from '../table.js'
import type { Section } from './face.js'
import type { Sight } from './sight.js'
import { cellIn, columnFor, columnsOf } from './sight.js'

/** A column of a table, and how each company fills it. */
interface Filled extends Column {
  text(company: Company): string
}

/** The companies with shares in one table, and one table for each other kind. */
export function companySections(sight: Sight): readonly Section[] {
  const { table, words } = sight
  const isTraded = ({ has }: CompanyKind): boolean => has.includes('shares')
  const ofKinds = (kinds: readonly CompanyKind[]): readonly Company[] =>
    table.companies.filter(({ kind }) => kinds.some(({ id }) => id === kind))
  const traded = ofKinds(table.kinds.filter(isTraded))
  return [
    ...drawn(words.say(msg('table.companies')), traded, tradedColumns(sight, traded)),
    ...table.kinds
      .filter((kind) => !isTraded(kind))
      .flatMap((kind) => {
        const owned = ofKinds([kind]).toSorted((a, b) =>
          a.mark.localeCompare(b.mark, 'en', { numeric: true }),
        )
        return drawn(words.say(kind.label), owned, ownedColumns(sight, owned))
      }),
  ]
}

/** A column that nobody fills is left out. */
function drawn(
  heading: string,
  companies: readonly Company[],
  filled: readonly Filled[],
): readonly Section[] {
  if (companies.length === 0) return []
  const columns = filled.filter(({ text }) => companies.some((company) => text(company) !== ''))
  return [{ heading, table: { columns, rows: companies.map((one) => columns.map(({ text }) => text(one))) } }]
}

function tradedColumns(sight: Sight, companies: readonly Company[]): readonly Filled[] {
  const { table, words } = sight
  const shareIn = ({ shares }: Company, pool: string): string => {
    const percent = shares.find(({ holder }) => holder === pool)?.percent
    return percent ? `${percent}%` : ''
  }
  return [
    { heading: '', text: ({ mark }) => mark },
    { heading: words.say(msg('column.price')), align: 'right', text: (one) => priceOf(one, sight) },
    ...table.pools.map(({ ref, label }): Filled => ({
      heading: words.say(label),
      align: 'right',
      text: (one) => shareIn(one, ref),
    })),
    treasury(sight),
    { heading: words.say(msg('column.head')), flexible: true, text: (one) => headOf(one, sight) },
    {
      heading: words.say(msg('column.trains')),
      text: ({ trains }) =>
        trains
          .map(({ train, note }) => words.cell({ kind: 'train', ref: train }) + (note ? '°' : ''))
          .join(', '),
    },
    stations(sight),
    ...factColumns(sight, companies),
  ]
}

function ownedColumns(sight: Sight, companies: readonly Company[]): readonly Filled[] {
  const { words } = sight
  return [
    { heading: '', align: 'right', text: ({ mark }) => mark },
    { heading: words.say(msg('column.name')), flexible: true, text: ({ name }) => name },
    {
      heading: words.say(msg('column.owner')),
      flexible: true,
      text: ({ owned, state }) =>
        owned ? words.cell(holderValue(owned.by)) : words.say(msg(`state.${state}`)),
    },
    ...factColumns(sight, companies),
    {
      heading: words.say(msg('column.trains')),
      text: ({ trains }) => trains.map(({ train }) => words.cell({ kind: 'train', ref: train })).join(', '),
    },
    treasury(sight),
    stations(sight),
  ]
}

const treasury = ({ words }: Sight): Filled => ({
  heading: words.say(msg('column.treasury')),
  align: 'right',
  text: (one) => (one.treasury === null ? '' : words.cell(moneyIfAny(one.treasury))),
})

const stations = ({ words }: Sight): Filled => ({
  heading: words.say(msg('column.stations')),
  align: 'right',
  text: (one) => (one.stations ? words.cell(count(one.stations.left, one.stations.all)) : ''),
})

const factColumns = (sight: Sight, companies: readonly Company[]): readonly Filled[] =>
  columnsOf(companies).map((column) => ({
    ...columnFor(column, sight),
    text: (one) => cellIn(one, column, sight),
  }))

/** A price, with the percentage of a share that is not the usual ten: "150 (20%)". */
function priceOf({ price }: Company, { words }: Sight): string {
  if (!price) return ''
  const amount = words.cell(money(price.amount))
  return price.percent === 10 ? amount : `${amount}\u00a0(${price.percent}%)`
}

/** Who runs a company, or why nobody does. */
function headOf({ head, note, owned }: Company, { words }: Sight): string {
  const owner = owned && playerHolding(owned.by)
  return (
    [head?.player ?? owner, note && words.say(note)].filter((part) => part !== undefined).join(' · ') || '–'
  )
}

const rounds = 4

/** What companies earned in the last operating rounds: withheld revenue in brackets, half payouts with ½. */
export function revenueSection(past: readonly RoundRevenues[], { table, words }: Sight): Section | undefined {
  const recent = past.slice(-rounds)
  const earning = table.companies.filter(({ ref }) =>
    recent.some(({ revenues }) => revenues.some(({ company }) => company === ref)),
  )
  if (earning.length === 0) return undefined
  return {
    heading: words.say(msg('table.revenues')),
    table: {
      columns: [
        { heading: words.say(msg('column.company')) },
        ...recent.map(({ round }): Column => ({ heading: roundCode(round), align: 'right' })),
      ],
      rows: earning.map(({ ref }) => [
        words.phrase({ kind: 'company', ref }),
        ...recent.map(({ revenues }) => {
          const found = revenues.find(({ company }) => company === ref)
          if (!found) return '·'
          const amount = words.cell({ kind: 'money', amount: found.amount })
          return found.how === 'withheld' ? `(${amount})` : found.how === 'half' ? `½ ${amount}` : amount
        }),
      ]),
    },
  }
}
