import { afterEach, expect, it, vi } from 'vitest'
import type { GameLog } from '@stellwerk/protocol'
import { logPages, wholeLog } from './log-pages.js'

afterEach(() => vi.unstubAllGlobals())

/** A server whose record has so many entries, and whose pages are of ten. */
function recordOf(length: number): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const from = Number(/from=(\d+)/.exec(path)?.[1])
    const seqs = Array.from({ length: Math.min(10, length - from) }, (_, i) => ({ seq: from + i + 1 }))
    return Response.json({ table: 'table', start: { from }, entries: seqs, more: from + 10 < length })
  })
  return asked
}

async function read(from: number, invite?: string): Promise<GameLog[]> {
  const pages: GameLog[] = []
  for await (const page of logPages('a-table', from, invite)) pages.push(page)
  return pages
}

it('reads a long record page by page, each from where the last one ended', async () => {
  const asked = recordOf(25)
  const pages = await read(0)
  expect(pages.flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
    Array.from({ length: 25 }, (_, i) => i + 1),
  )
  expect(asked).toEqual([0, 10, 20].map((from) => `/api/tables/a-table/log?from=${from}`))
  expect(pages[0]?.start).toEqual({ from: 0 })
})

it('asks once where nothing is missing, and shows its invitation each time', async () => {
  const asked = recordOf(12)
  expect((await read(12, 'invitation')).flatMap(({ entries }) => entries)).toEqual([])
  expect(asked).toEqual(['/api/tables/a-table/log?from=12&invite=invitation'])
  await read(1, 'invitation')
  expect(asked.slice(1)).toEqual([
    '/api/tables/a-table/log?from=1&invite=invitation',
    '/api/tables/a-table/log?from=11&invite=invitation',
  ])
})

it('puts a whole record together with where it began', async () => {
  recordOf(25)
  const { start, entries } = await wholeLog('a-table', undefined)
  expect(start).toEqual({ from: 0 })
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
})
