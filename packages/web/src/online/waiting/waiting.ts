import { useEffect, useState } from 'preact/hooks'
import type { Table } from '@stellwerk/protocol'
import { useMe, wasSignedIn } from '../account/me.js'
import { RequestFailed, request } from '../api.js'

const [whileSeen, whileHidden] = [20_000, 60_000]
const most = 20

let known: readonly Table[] = []
let viewer: string | undefined
const listeners = new Set<(tables: readonly Table[]) => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function tell(tables: readonly Table[]): void {
  known = tables
  for (const listener of listeners) listener(known)
}

/** Looks again at once; then from time to time while anybody wants to know. */
export async function lookForWaiting(): Promise<void> {
  clearTimeout(timer)
  const asked = viewer
  if (asked === undefined || listeners.size === 0) return
  timer = setTimeout(
    () => void lookForWaiting(),
    document.visibilityState === 'visible' ? whileSeen : whileHidden,
  )
  if (!navigator.onLine) return
  try {
    const { tables } = await request<{ tables: Table[] }>(
      'GET',
      `/tables?mine=true&turn=true&state=running&limit=${most}`,
    )
    // whoever waits longest comes first
    if (viewer === asked) tell(tables.toSorted((a, b) => a.turnSince - b.turnSince))
  } catch (error) {
    // the next look may find more
    if (!(error instanceof RequestFailed)) throw error
  }
}

/** The tables that wait for whoever uses this browser; the server is not asked where nobody has signed in. */
export function useWaiting(): readonly Table[] {
  const me = useMe(wasSignedIn())
  const [tables, setTables] = useState(known)
  useEffect(() => {
    listeners.add(setTables)
    setTables(known)
    return () => void listeners.delete(setTables)
  }, [])
  useEffect(() => {
    if (viewer !== me?.id) {
      viewer = me?.id
      tell([])
    }
    void lookForWaiting()
  }, [me?.id])
  return tables
}
