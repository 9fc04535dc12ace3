import { describe, expect, it } from 'vitest'
import { citations, nearest, tally } from './bite.mjs'

const mutant = (id, line, mutatorName = 'ConditionalExpression') => ({
  id,
  mutatorName,
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
})

describe('rules that bite', () => {
  it('finds where code cites them', () => {
    const text = "// 1873-2.1-b: nobody\nif (a) return refusal('1873-2.1-c', {})\nconst b = 1\n"
    expect(citations(text, '1873')).toEqual([
      { id: '1873-2.1-b', at: 0 },
      { id: '1873-2.1-c', at: 1 },
    ])
  })

  it('takes the mutations around a citation, conditions before words', () => {
    const all = [mutant('far', 40), mutant('word', 5, 'StringLiteral'), mutant('next', 6), mutant('later', 9)]
    expect(nearest(all, 5, 2).map(({ id }) => id)).toEqual(['next', 'later'])
    expect(nearest(all, 5, 9).map(({ id }) => id)).toEqual(['next', 'later', 'word'])
  })

  it('counts a mutation as noticed if one of its tests fails, and leaves out what no test tried', () => {
    const plan = [
      { rule: 'a', mutant: '1' },
      { rule: 'a', mutant: '2' },
      { rule: 'b', mutant: '3' },
      { rule: 'c', mutant: '4' },
    ]
    const results = [
      { rule: 'a', mutant: '1', killed: false },
      { rule: 'a', mutant: '1', killed: true },
      { rule: 'a', mutant: '2', killed: false },
      { rule: 'b', mutant: '3', killed: false },
    ]
    expect(tally(plan, results)).toEqual({
      mutations: 3,
      missed: [plan[1], plan[2]],
      rules: 2,
      bitten: 1,
      unreached: 1,
    })
  })
})
