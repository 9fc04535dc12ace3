import type { CompanyRef, HolderRef } from '@stellwerk/table'
import type { ComponentChildren } from 'preact'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { useChoosing } from '../decision/choosing.js'
import type { Offers } from './offers.js'
import { isChosen, isPool, nextOf } from './offers.js'

/** What the present step offers, cell by cell. */
export const OffersContext = createContext<Offers>({ of: () => [] })

interface ShareCellProps {
  readonly company: CompanyRef
  readonly holder: HolderRef
  readonly isOwn: boolean
  readonly children: ComponentChildren
}

/** A cell that can be acted on chooses what it offers, one after the other; the card then shows it and does it. */
export function ShareCell({ company, holder, isOwn, children }: ShareCellProps) {
  const { chosen, choose, nameOf } = useChoosing()
  const rows = useContext(OffersContext).of(company, holder)
  const next = nextOf(rows, chosen)
  const look = isOwn ? 'overview-share overview-own' : 'overview-share'
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
