import { describe, expect, it } from 'vitest'
import { mutantsAbout, tally } from './bite.mjs'

const mutant = (id, line, mutatorName = 'ConditionalExpression') => ({
  id,
  mutatorName,
  location: { start: { line, column: 0 }, end: { line, column: 9 } },
})

describe('rules that bite', () => {
  it('takes the mutations of the lines that a citation is about, conditions before words', () => {
    const all = [
      mutant('word', 5, 'StringLiteral'),
      mutant('next', 6),
      mutant('far', 40),
      mutant('later', 49),
    ]
    const about = [
      { from: 5, to: 6 },
      { from: 49, to: 49 },
    ]
    expect(mutantsAbout(all, about, 2).map(({ id }) => id)).toEqual(['next', 'later'])
    expect(mutantsAbout(all, about, 9).map(({ id }) => id)).toEqual(['next', 'later', 'word'])
  })

  it('counts a mutation as noticed if one test of its rule fails; what none reaches was not noticed', () => {
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
      mutations: 4,
      missed: [
        { rule: 'a', mutant: '2', isReached: true },
        { rule: 'b', mutant: '3', isReached: true },
        { rule: 'c', mutant: '4', isReached: false },
      ],
      rules: 3,
      bitten: 1,
    })
  })
})
