import type { ComponentType } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { TableContext, useTable } from './table.js'

/**
 * Shows a panel as soon as the board has been painted: whoever has done something looks at the card and the board first, and
 * neither waits for what lies beside them.
 */
export function AfterBoard({ Panel }: { readonly Panel: ComponentType }) {
  const present = useTable()
  const [shown, show] = useState(present)
  // runs once the browser has painted
  useEffect(() => show(present), [present])
  const panel = useMemo(() => <Panel />, [Panel])
  return <TableContext.Provider value={shown}>{panel}</TableContext.Provider>
}
