import { useEffect, useRef, useState } from 'preact/hooks'
import type { Table } from '@stellwerk/protocol'
import { request } from '../api.js'
import { merged } from './merged.js'

const refreshEvery = 20_000
const pageSize = 30
/** The server gives no more at once. */
const mostAtOnce = 100

interface Tables {
  /** Undefined while they are looked for. */
  readonly tables: readonly Table[] | undefined
  readonly more: boolean
  /** Why they could not be read. */
  readonly failure: unknown
  load(): Promise<void>
  loadMore(): Promise<void>
}

/** The tables that fit a query; looks again from time to time. `viewer` is who looks, since that makes a difference. */
export function useTables(query: string, viewer: string | undefined): Tables {
  const [tables, setTables] = useState<readonly Table[] | undefined>()
  const [more, setMore] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const known = useRef<readonly Table[]>([])
  const asked = useRef('')

  const read = async (limit: number, last?: Table): Promise<void> => {
    const about = query
    setFailure(undefined)
    try {
      const after = last ? `&before=${last.changed}&beforeId=${last.id}` : ''
      const page = await request<{ tables: Table[]; more: boolean }>(
        'GET',
        `/tables?${query}&limit=${limit}${after}`,
      )
      // somebody may have asked for other tables meanwhile
      if (asked.current !== about) return
      known.current = merged(known.current, page, last)
      setTables(known.current)
      if (last || known.current.length === page.tables.length) setMore(page.more)
    } catch (error) {
      if (asked.current === about) setFailure(error)
    }
  }
  const load = (): Promise<void> => read(Math.min(Math.max(known.current.length, pageSize), mostAtOnce))

  useEffect(() => {
    asked.current = query
    known.current = []
    setTables(undefined)
    void load()
    const refresh = setInterval(() => document.visibilityState === 'visible' && void load(), refreshEvery)
    return () => clearInterval(refresh)
  }, [query, viewer])

  return { tables, more, failure, load, loadMore: () => read(pageSize, known.current.at(-1)) }
}
