import type { TrainStock } from '@stellwerk/table'
import { fateAhead, money as moneyValue, msg, phase as phaseValue } from '@stellwerk/table'
import { separated } from '@stellwerk/texts'
import { useSay } from '../language/language.js'
import { phaseColour } from '../story/phases.js'
import { CompanyChip } from './company-chip.js'
import type { PanelProps } from './panel.js'
import { panelOf } from './panel.js'
import { PanelTable } from './panel-table.js'
import { Facts } from './parts.js'
import { PhaseChart } from './phases.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import { DescribedFacts } from './value.js'
import './trains.css'

/** What is on sale, what the next purchase brings about, what else lies in the box, and the phases. */
function Trains({ sight }: PanelProps) {
  const { table, words } = sight
  const goods = table.facts.filter(({ show }) => show === 'card')
  return (
    <div class="panel">
      <NextPurchase sight={sight} />
      <Stock sight={sight} />
      {goods.length > 0 && (
        <section>
          <h2>{words.say(msg('table.goods'))}</h2>
          <Facts>
            <DescribedFacts sight={sight} facts={goods} />
          </Facts>
        </section>
      )}
      <PhaseChart sight={sight} />
      {table.bank.left !== null && (
        <p class="panel-note">
          {words.say(table.bank.note ?? msg('bank.left', { amount: moneyValue(table.bank.left) }))}
        </p>
      )}
    </div>
  )
}

export const TrainsPanel = panelOf(Trains)

/** What it costs, and as what else the same card is sold. */
const pricesOf = ({ prices }: TrainStock, { words, money, language }: Sight): string =>
  separated(
    language,
    prices.map(({ price, as }) => (as ? `${words.say(as)} ${money(price)}` : money(price))),
  )

function NextPurchase({ sight }: PanelProps) {
  const say = useSay(panelTexts)
  const { table, words } = sight
  const onSale = table.trains.filter((stock) => stock.onSale)
  if (onSale.length === 0) return null
  return (
    <section>
      <h2>{say('nextPurchase')}</h2>
      {onSale.map((stock) => {
        const begins = table.phases.find(({ begun, begunBy }) => !begun && begunBy.includes(stock.train))
        return (
          <p
            key={stock.train}
            class={begins ? 'trains-begins' : undefined}
            style={begins ? { borderColor: phaseColour(table.phases, begins.ref) } : {}}
          >
            <b>{say('nextTrain', { train: stock.train, prices: pricesOf(stock, sight) })}</b>{' '}
            {stock.left === 1 && `${say('lastOne')} `}
            {begins
              ? [say('begins', { phase: begins.ref }), ...begins.brings.map((one) => words.say(one))].join(
                  ' ',
                )
              : say('quiet')}
          </p>
        )
      })}
    </section>
  )
}

function Stock({ sight }: PanelProps) {
  const say = useSay(panelTexts)
  const { table, words, number } = sight
  const left = ({ left: some }: TrainStock): string => (some === null ? '∞' : number(some))
  return (
    <PanelTable
      class="trains-stock"
      heading={say('box')}
      heads={[
        ...['train', 'left', 'price'].map(words.column),
        say('runs'),
        ...['fate', 'usedBy'].map(words.column),
      ]}
    >
      {table.trains.map((stock) => (
        <tr key={stock.train} aria-current={stock.onSale ? 'true' : undefined}>
          <th scope="row">
            {stock.train} {stock.onSale && <span class="panel-badge">{words.say(msg('stock.onSale'))}</span>}
          </th>
          <td>{left(stock)}</td>
          <td>
            {pricesOf(stock, sight)}
            <StockFacts sight={sight} stock={stock} />
          </td>
          <td>{words.say(stock.range)}</td>
          <td>{fatesOf(stock, sight) || '–'}</td>
          <td class="trains-owners">
            <Owners sight={sight} stock={stock} />
          </td>
        </tr>
      ))}
    </PanelTable>
  )
}

interface StockProps {
  readonly sight: Sight
  readonly stock: TrainStock
}

/** What else is known of a type of train. */
const StockFacts = ({ sight: { words }, stock: { facts } }: StockProps) => (
  <>
    {facts
      .filter(({ show, value }) => show !== 'change' && value.kind !== 'none')
      .map(({ id, label, value, show }) => (
        <span key={id} class={show === 'overview' ? 'trains-sale' : 'trains-also'}>
          {words.say(label)} {words.cell(value)}
        </span>
      ))}
  </>
)

/** What becomes of a type of train, the soonest first. */
const fatesOf = (stock: TrainStock, { table, words, language }: Sight): string =>
  separated(
    language,
    fateAhead(table, stock).map((fate) =>
      words.say(
        msg(`fate.${fate.does}`, {
          phase: phaseValue(fate.phase),
          ...(fate.does === 'upkeep' ? { amount: moneyValue(fate.amount) } : {}),
        }),
      ),
    ),
  )

/** Whoever has a train of a type, once for each. */
const Owners = ({ sight: { table }, stock }: StockProps) => (
  <>
    {table.companies.flatMap((company) =>
      company.trains
        .filter(({ train }) => train === stock.train)
        .map((_, i) => <CompanyChip key={`${company.ref}${i}`} company={company} />),
    )}
  </>
)
