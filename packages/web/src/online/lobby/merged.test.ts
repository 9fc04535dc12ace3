import { expect, test } from 'vitest'
import { merged } from './merged.js'

const at = (id: string, changed: number) => ({ id, changed })
const ids = (tables: readonly { readonly id: string }[]): string => tables.map(({ id }) => id).join('')

test('the next page of the lobby follows what is known', () => {
  const known = [at('a', 9), at('b', 8)]
  const page = { tables: [at('c', 8), at('d', 7)], more: false }
  expect(ids(merged(known, page, known.at(-1)))).toBe('abcd')
})

test('a table that has moved between two pages is there once', () => {
  const known = [at('a', 9), at('b', 8)]
  expect(ids(merged(known, { tables: [at('a', 7), at('c', 6)], more: false }, known.at(-1)))).toBe('bac')
})

test('looking again keeps what was read beyond the first page', () => {
  const known = [at('a', 9), at('b', 8), at('c', 7), at('d', 6)]
  const again = { tables: [at('c', 10), at('a', 9)], more: true }
  expect(ids(merged(known, again, undefined))).toBe('cabd')
  expect(ids(merged(known, { ...again, more: false }, undefined))).toBe('ca')
  expect(ids(merged(known, { tables: [], more: false }, undefined))).toBe('')
})
