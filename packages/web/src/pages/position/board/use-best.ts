import { useEffect, useMemo, useState } from 'preact/hooks'
import { useSearch } from '../../../decision/runs/search.js'
import type { RunTasks } from '../../../decision/runs/tasks.js'
import { useEntry } from '../entry.js'
import { runOf } from '../told.js'

/** After this time without another change the routes of a changed position are looked for. */
const patience = 250

/** The best run of a company in the position, also when that changes; undefined until it is found. */
export function useBest(company = ''): ReturnType<RunTasks['suggest']> | undefined {
  const { game, form, position, board } = useEntry()
  const asked = useMemo(
    () => ({ position: JSON.stringify(position), company, at: { ...position, at: runOf(form, company) } }),
    [position, company],
  )
  const [settled, settle] = useState(asked)
  useEffect(() => {
    const timer = setTimeout(() => settle(asked), company === settled.company ? patience : 0)
    return () => clearTimeout(timer)
  }, [asked])
  const built = useMemo(() => game.title.position(settled.at), [settled])
  const key = company !== '' && built.ok ? `${settled.company} ${settled.position}` : undefined
  const best = useSearch(key, game.title.id, 'suggest', built.ok ? built.value : board.state, settled.company)
  return settled.company === company && settled.position === asked.position ? best : undefined
}
