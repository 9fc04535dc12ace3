import type { ComponentType } from 'preact'
import { createContext } from 'preact'
import type { PlayerId } from '@stellwerk/engine'
import { useContext, useMemo } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import { useCalled } from './called.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import './order.css'

const shownInOrder = 8

/** What stands beside whoever decides: online, whether they are there. */
export const OrderMark = createContext<ComponentType<{ readonly player: string }> | null>(null)

/** Who comes next in this round, in order. */
export function Order({ scrolls = false }: { readonly scrolls?: boolean }) {
  const { session, face, shown, now } = useTable()
  const { nameOf } = useCalled()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const order = useMemo(() => face.order(shown.state, language), [face, shown.state, language])
  const Mark = useContext(OrderMark)
  const names = order.map(({ label }) => {
    // a label ends with the player who decides
    const [last = '', ...before] = label.split(' · ').toReversed()
    const isMine = now.mine.some((player) => player === last)
    return isMine
      ? session.named([nameOf(last as PlayerId), ...before].toReversed().join(' · '))
      : session.named(label)
  })
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
          {Mark && <Mark player={order[i]?.label.split(' · ').at(-1) ?? ''} />}
        </li>
      ))}
      {names.length > shownInOrder && <li>…</li>}
    </ol>
  )
}
