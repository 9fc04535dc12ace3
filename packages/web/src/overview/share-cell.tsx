import type { HolderRef, Row } from '@stellwerk/table'
import type { ComponentChildren } from 'preact'
import { createContext } from 'preact'
import { useChoosing } from '../decision/choosing.js'
import type { Offers } from './offers.js'
import { isChosen, isPool, nextOf } from './offers.js'

/** What the present step offers, cell by cell. */
export const OffersContext = createContext<Offers>({ of: () => undefined })

interface ShareCellProps {
  readonly holder: HolderRef
  /** What can be done with what lies there. */
  readonly rows: readonly Row[] | undefined
  readonly isOwn: boolean
  readonly children: ComponentChildren
}

const lookOf = (isOwn: boolean): string => (isOwn ? 'overview-share overview-own' : 'overview-share')

export const ShareCell = ({ rows, ...cell }: ShareCellProps) =>
  rows ? <ActiveCell rows={rows} {...cell} /> : <td class={lookOf(cell.isOwn)}>{cell.children}</td>

/** A cell that can be acted on chooses what it offers, one after the other; the card then shows it and does it. */
function ActiveCell({ holder, rows, isOwn, children }: ShareCellProps & { readonly rows: readonly Row[] }) {
  const { chosen, choose, nameOf } = useChoosing()
  const look = lookOf(isOwn)
  const next = nextOf(rows, chosen)
  if (!next) return <td class={look}>{children}</td>
  const isNow = isChosen(rows, chosen)
  return (
    <td class={look}>
      <button
        type="button"
        class={`overview-act ${isPool(holder) ? 'overview-sale' : ''}`}
        aria-pressed={isNow}
        title={nameOf(next.action)}
        onClick={() => choose(next.action)}
      >
        {children}
        <span class="visually-hidden">. {nameOf(next.action)}</span>
      </button>
    </td>
  )
}
