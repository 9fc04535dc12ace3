import type { ComponentType } from 'preact'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Company } from '@stellwerk/table'
import { readableInk } from '../board/contrast.js'
import { useSay } from '../language/language.js'
import { seatColour } from '../story/colours.js'
import type { Next } from '../story/order.js'
import { around, orderOf } from '../story/order.js'
import { useCalled } from './called.js'
import { useDescribed } from './description.js'
import { tableTexts } from './texts.js'
import './order.css'

/** How many turns stand in the bar: those just over, and those from the one under way on. */
const over = 4
const open = 10

/** What stands beside whoever decides: online, whether they are there. */
export const OrderMark = createContext<ComponentType<{ readonly player: string }> | null>(null)

/** The turns of this round in order: companies by their chips, players by name. */
export function Order({ scrolls = false }: { readonly scrolls?: boolean }) {
  const { description, words } = useDescribed()
  const { nameOf } = useCalled()
  const say = useSay(tableTexts)
  const order = orderOf(description.table, words, nameOf)
  const shown = around(order, over, open)
  return (
    <ol
      class="order"
      aria-label={say('order')}
      title={order
        .filter(({ at }) => at !== 'done')
        .map(({ label }) => label)
        .join(' › ')}
      // what scrolls must be reachable by keys
      tabIndex={scrolls ? 0 : undefined}
    >
      {shown.map((turn, i) => (
        <li
          key={`${turn.label} ${i}`}
          class={`order-${turn.at}`}
          aria-current={turn.at === 'now' ? 'step' : undefined}
        >
          <Who {...turn} />
        </li>
      ))}
      {order.at(-1) !== shown.at(-1) && <li>…</li>}
    </ol>
  )
}

function Who({ company, player, at, label }: Next) {
  const { description } = useDescribed()
  const Mark = useContext(OrderMark)
  const seat = description.table.players.findIndex(({ ref }) => ref === player)
  return (
    <>
      {company ? (
        <>
          <span class="order-chip" style={at === 'done' ? undefined : paint(company)} aria-hidden="true">
            {company.mark}
          </span>
          <span class="visually-hidden">{label}</span>
        </>
      ) : (
        <>
          <span class="order-seat" style={{ background: seatColour(seat) }} />
          {label}
        </>
      )}
      {Mark && at !== 'done' && <Mark player={player ?? ''} />}
    </>
  )
}

const paint = (company: Company) => ({ background: company.colour, color: readableInk(company) })
