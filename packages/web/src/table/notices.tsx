import type { ComponentChildren } from 'preact'
import { useSay } from '../language/language.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'

/** What the players should know about how the game is kept. The row has no height while there is nothing. */
export function Notices({ children }: { readonly children: ComponentChildren }) {
  const { now } = useTable()
  const say = useSay(tableTexts)
  return (
    <div class="table-notices" role="status">
      {children}
      {now.trouble && <p class="notice-warn">{say(now.trouble)}</p>}
    </div>
  )
}
