import type { ComponentType } from 'preact'
import { useMemo } from 'preact/hooks'
import { useLater } from '../ui/use-later.js'
import { TableContext, useTable } from './table.js'

/**
 * Shows a panel as soon as the board has been painted: whoever has done something looks at the card and the board first, and
 * neither waits for what lies beside them.
 */
export function AfterBoard({ Panel }: { readonly Panel: ComponentType }) {
  const shown = useLater(useTable(), true)
  const panel = useMemo(() => <Panel />, [Panel])
  return <TableContext.Provider value={shown}>{panel}</TableContext.Provider>
}
