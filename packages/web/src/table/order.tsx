import type { ComponentType } from 'preact'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { orderOf } from '../story/order.js'
import { useCalled } from './called.js'
import { useDescribed } from './description.js'
import { tableTexts } from './texts.js'
import './order.css'

const shownInOrder = 8

/** What stands beside whoever decides: online, whether they are there. */
export const OrderMark = createContext<ComponentType<{ readonly player: string }> | null>(null)

/** Who comes next in this round, in order. */
export function Order({ scrolls = false }: { readonly scrolls?: boolean }) {
  const { description, words } = useDescribed()
  const { nameOf } = useCalled()
  const say = useSay(tableTexts)
  const order = orderOf(description.table, words, nameOf)
  const Mark = useContext(OrderMark)
  const names = order.map(({ label }) => label)
  return (
    <ol
      class="order"
      aria-label={say('order')}
      title={names.join(' › ')}
      // what scrolls must be reachable by keys
      tabIndex={scrolls ? 0 : undefined}
    >
      {names.slice(0, shownInOrder).map((name, i) => (
        <li key={`${name} ${i}`} aria-current={i === 0 ? 'step' : undefined}>
          {name}
          {Mark && <Mark player={order[i]?.player ?? ''} />}
        </li>
      ))}
      {names.length > shownInOrder && <li>…</li>}
    </ol>
  )
}
