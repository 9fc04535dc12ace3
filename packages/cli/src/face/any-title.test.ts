import { expect, test } from 'vitest'
import { apply } from '@stellwerk/engine'
import type { Catalogue, TitleTexts } from '@stellwerk/texts'
import type { CoinState } from '@stellwerk/engine/testing'
import { coinGame, coins } from '@stellwerk/engine/testing'
import { coinFace } from '../../../table/src/testing.js'
import { linesOf, look } from './testing-face.js'
import { described } from './described.js'

const words: Catalogue = {
  'action.take': 'take coins',
  'fact.drawn': 'Lots drawn',
  'fact.last': 'Last lot',
  'sheet.board': 'Board',
}
const texts = {
  catalogues: { en: words, de: words, ja: words },
  money: (_: string, amount: number) => String(amount),
} as unknown as TitleTexts<CoinState>

test('a title needs no more than its description to be shown', () => {
  const face = described({ title: coins, texts, face: coinFace })
  const outcome = apply(coins, coinGame(), { type: 'take', player: 'A', count: 3 })
  if (!outcome.ok) throw new Error(outcome.refusal.rule)
  const { state } = outcome
  expect(face.headline(state, look(80))).toBe('Stock round 1 · Phase 1 · Lots drawn 0 · A has priority deal')
  expect(linesOf(face.players(state, look(80))).slice(2)).toEqual([
    'A          3  –               3      3',
    'B          0  –               0      0',
  ])
  expect(face.table(state, look(80))).toEqual([])
  expect(face.kind('en', 'take')).toBe('Take coins')
  const board = face.map(state, look(30))
  expect(board.slice(0, 3)).toEqual([
    '┌───────────┬───────────┐',
    '│    A1     │    A3     │',
    '│           │           │',
  ])
  expect(board.some((line) => line.includes('3'))).toBe(true)
})
