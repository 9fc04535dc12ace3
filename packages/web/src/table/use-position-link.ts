import { useState } from 'preact/hooks'
import { useSay } from '../language/language.js'
import type { MenuItem } from '../ui/menu.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'

interface PositionLink {
  readonly item: MenuItem
  /** What to say once the link was asked for. */
  readonly told: string
}

/** Copies an address that shows the game as it is shown now, whatever happens later. */
export function usePositionLink(): PositionLink {
  const { at, session } = useTable()
  const say = useSay(tableTexts)
  const [link, setLink] = useState<{ readonly address: string; readonly isCopied: boolean } | null>(null)
  const copy = async (): Promise<void> => {
    const address = `${location.origin}${location.pathname}?at=${at}`
    try {
      await navigator.clipboard.writeText(address)
      setLink({ address, isCopied: true })
    } catch {
      // browsers copy only on safe origins and when they may; then it can still be read
      setLink({ address, isCopied: false })
    }
    setTimeout(() => setLink(null), 10_000)
  }
  const label = say(session.kind === 'online' ? 'copyLink' : 'copyLocalLink')
  const told = link ? (link.isCopied ? say('copiedLink', { at }) : link.address) : ''
  return { item: { label, onChoose: () => void copy() }, told }
}
