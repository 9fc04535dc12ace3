import { expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import type { Viewer } from '../play/eyes.js'
import type { TableAndSeats } from '../tables/read.js'
import type { TableTexts } from '../tables/view.js'
import { frameOf } from './frame.js'
import { News } from './news.js'

const seats: TableAndSeats['seats'] = []
const row = { id: 'a-table', state: 'running' } as TableAndSeats['row']
const table: TableAndSeats = { row, seats, host: null, requests: [] }
const texts: TableTexts = { lasting: '{"id":"a-table"', progress: '"seq":5', ownOf: () => '' }
const news = new News(table, texts)

const eyesOf = (player: string): Viewer => ({
  player: player as PlayerId,
  spans: [{ since: 0, until: null }],
})

it('is one frame for all who lack the same and see it alike, and for nobody else', () => {
  const newest = { from: 4, to: 5, entries: '{"seq":5}' }
  const shared = news.moved(newest, null)
  expect(shared).toEqual(
    frameOf(
      '{"type":"entries","table":"a-table","entries":[{"seq":5}]}',
      '{"type":"moved","table":"a-table","progress":{"seq":5}}',
    ),
  )
  expect(news.moved(newest, null)).toBe(shared)
  const own = news.moved({ ...newest, entries: '{"seq":5,"own":1}' }, eyesOf('seat-1'))
  const other = news.moved({ ...newest, entries: '{"seq":5,"own":2}' }, eyesOf('seat-2'))
  expect(new Set([shared, own, other].map(String)).size).toBe(3)
  const longer = news.moved({ from: 3, to: 5, entries: '{"seq":4},{"seq":5}' }, null)
  expect(String(longer)).toContain('{"seq":4},{"seq":5}')
  const later = news.moved({ from: 4, to: 6, entries: '{"seq":5},{"seq":6}' }, null)
  expect(String(later)).toContain('{"seq":6}')
})

it('tells of progress alone where nothing was entered', () => {
  expect(news.moved({ from: 5, to: 5, entries: '' }, null)).toEqual(
    frameOf('{"type":"moved","table":"a-table","progress":{"seq":5}}'),
  )
})

it('is of progress alone only for those who know the people, the state and what lasts', () => {
  const told = { seats, state: 'running', lasting: texts.lasting, own: '' }
  expect(news.hasOnlyMoved(told)).toBe(true)
  expect(news.hasOnlyMoved({ ...told, seats: [] })).toBe(false)
  expect(news.hasOnlyMoved({ ...told, state: 'open' })).toBe(false)
  expect(news.hasOnlyMoved({ ...told, lasting: '{"id":"a-table","name":"other"' })).toBe(false)
})
