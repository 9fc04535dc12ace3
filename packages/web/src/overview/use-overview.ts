import { useMemo, useState } from 'preact/hooks'
import { useDescribed } from '../table/description.js'
import { useMedia } from './use-media.js'

/** Whether the overview lies over the map, and how that is changed. */
export interface OverviewState {
  readonly isOpen: boolean
  toggle(): void
  close(): void
}

/** Stock rounds begin with the overview where there is room for it, all others with the map; a wish holds for its kind of round. */
export function useOverview(): OverviewState {
  const { kind } = useDescribed().description.table.round
  const hasRoom = useMedia('(width >= 1200px) and (height >= 600px)')
  const [wishes, setWishes] = useState<{ readonly [round: string]: boolean }>({})
  const isOpen = wishes[kind] ?? (kind === 'stock' && hasRoom)
  return useMemo(() => {
    const set = (open: boolean): void => setWishes((all) => ({ ...all, [kind]: open }))
    return { isOpen, toggle: () => set(!isOpen), close: () => set(false) }
  }, [isOpen, kind])
}
