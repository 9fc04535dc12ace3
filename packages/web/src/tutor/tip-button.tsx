import { useEffect, useState } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { DrawnSign } from '../ui/signs.js'
import { isWriting } from '../ui/typing.js'
import { tipButtonTexts } from './button-texts.js'
import './tip-button.css'

/** Whether advice is wanted on the decision at hand. */
export interface TipSwitch {
  readonly isOpen: boolean
  /** Why there is none. */
  readonly off: 'setting' | 'table' | undefined
  toggle(): void
  close(): void
}

export function useTip(): TipSwitch {
  const { session, shown, mayAct, decision } = useTable()
  const [{ tips }] = useSettings()
  const [openFor, setOpenFor] = useState<object | null>(null)
  const off = session.tips === false ? 'table' : tips ? undefined : 'setting'
  const isOpen = !off && mayAct && decision !== null && openFor === shown.state
  return {
    isOpen,
    off,
    toggle: () => setOpenFor(isOpen || off ? null : shown.state),
    close: () => setOpenFor(null),
  }
}

/** Asks the tutor: what a strong player would do here, and why. */
export function TipButton({ tip }: { readonly tip: TipSwitch }) {
  const { mayAct, decision } = useTable()
  const say = useSay(tipButtonTexts)
  const isShown = mayAct && decision !== null
  useEffect(() => {
    if (!isShown) return undefined
    const listener = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat
      if (event.key !== 't' || !isPlain || event.defaultPrevented || isWriting(event.target)) return
      event.preventDefault()
      tip.toggle()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  })
  if (!isShown) return null
  return (
    <Button
      class="tip-button"
      shortcut="t"
      disabled={tip.off !== undefined}
      pressed={tip.isOpen}
      title={say(tip.off ?? 'ask')}
      onPress={tip.toggle}
    >
      <DrawnSign name="tip" /> <span class="card-word">{say('tip')}</span>
    </Button>
  )
}
