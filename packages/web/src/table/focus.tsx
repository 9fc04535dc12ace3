import type { ComponentChildren } from 'preact'
import { createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'

/** Something on the table that the pointer or the keyboard rests on; map, panels and card show it together. */
export interface Focus {
  readonly kind: 'hex' | 'company' | 'mine' | 'player' | 'route' | 'tile'
  readonly id: string
}

type SetFocus = (focus: Focus | null | ((before: Focus | null) => Focus | null)) => void

// two contexts: most components point at something and show nothing of what is pointed at
const FocusContext = createContext<Focus | null>(null)
const SetFocusContext = createContext<SetFocus | null>(null)

/** Keeps what is pointed at. It changes with every move of the pointer, so it is no part of the table's view. */
export function FocusProvider({ children }: { readonly children: ComponentChildren }) {
  const [focus, setFocus] = useState<Focus | null>(null)
  return (
    <SetFocusContext.Provider value={setFocus}>
      <FocusContext.Provider value={focus}>{children}</FocusContext.Provider>
    </SetFocusContext.Provider>
  )
}

/** What is pointed at. Whoever asks is drawn anew whenever it changes. */
export const useFocus = (): Focus | null => useContext(FocusContext)

/** Points at something, or at nothing. Always the same function. */
export function useSetFocus(): SetFocus {
  const setFocus = useContext(SetFocusContext)
  if (!setFocus) throw new Error('there is no table around this component')
  return setFocus
}
