import { useCallback, useState } from 'preact/hooks'
import type { ChatMessage } from '@stellwerk/protocol'
import { keepInBrowser, keptInBrowser } from '../../settings/browser-store.js'

/** How many messages of a table wait to be read; this browser remembers which one was seen last. */
export function useUnread(
  table: string,
  messages: readonly ChatMessage[],
): { readonly unread: number; see(): void } {
  const place = `stellwerk.chat.${table}`
  const [seen, setSeen] = useState(() => Number(keptInBrowser(place) ?? 0))
  const last = messages.at(-1)?.id ?? 0
  const see = useCallback(() => {
    if (last <= seen) return
    keepInBrowser(place, String(last))
    setSeen(last)
  }, [place, last, seen])
  return { unread: messages.filter(({ id }) => id > seen).length, see }
}
