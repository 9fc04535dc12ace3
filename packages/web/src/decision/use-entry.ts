import { useCallback, useMemo, useState } from 'preact/hooks'
import type { Frame } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { useTable } from '../table/table.js'

/** What steps of the titles are about: an operation or a company, something put up for auction. */
const subjects = ['operation', 'item', 'company', 'private'] as const

/** Forms belong together for as long as the same thing is decided, whatever else happens on the board. */
const matterOf = (step: Frame | undefined): string =>
  JSON.stringify([step?.kind, ...subjects.map((field) => step?.[field])])

/** A part of a form that outlives its form: somebody else's move may draw the card anew, or empty it for a while. */
export function useEntry<T>(name: string, first: () => T): readonly [T, (value: T) => void] {
  const { entries, shown } = useTable()
  const place = `${matterOf(top(shown.state))} ${name}`
  const [, redraw] = useState({})
  const untouched = useMemo(first, [place])
  // another one for each set of entries: an own move begins a fresh set, sometimes after its result is shown
  const enter = useCallback(
    (value: T): void => {
      entries.set(place, value)
      redraw({})
    },
    [entries, place],
  )
  return [(entries.get(place) as T | undefined) ?? untouched, enter]
}
