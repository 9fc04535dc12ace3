import { describe, expect, it } from 'vitest'
import { mutantsAbout, onlyPlanned, tally } from './bite.mjs'
import { citations } from './cited.mjs'

const mutant = (id, line, mutatorName = 'ConditionalExpression') => ({
  id,
  mutatorName,
  replacement: 'true',
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
    const found = (most, others = []) => mutantsAbout(all, { about, others }, most).map(({ id }) => id)
    expect(found(2)).toEqual(['next', 'later'])
    expect(found(9)).toEqual(['next', 'later', 'word'])
    expect(found(9, [{ line: 6, column: 0, becomes: 'true' }])).toEqual(['later', 'word'])
    expect(found(9, [{ line: 6, column: 0, becomes: 'false' }])).toEqual(['next', 'later', 'word'])
  })

  it('leaves to the other rule what only it suffers from, where one of two ids is chosen', () => {
    const source = "const f = (a) => refusal(a ? '1873-1-a' : b ? '1873-1-b' : '1873-1-c')"
    const [first, second, third] = citations('f.ts', source, '1873')
    const at = (text, becomes) => ({ line: 0, column: source.indexOf(text), becomes })
    expect([first.id, first.others]).toEqual([
      '1873-1-a',
      [at('a ?', 'true'), at("'1873-1-b", '""'), at("'1873-1-c", '""')],
    ])
    expect([second.id, second.others]).toEqual([
      '1873-1-b',
      [at('b ?', 'true'), at("'1873-1-c", '""'), at('a ?', 'false'), at("'1873-1-a", '""')],
    ])
    expect([third.id, third.others[0]]).toEqual(['1873-1-c', at('b ?', 'false')])
    expect(citations('f.ts', "if (a) refusal('1873-1-a')", '1873')[0].others).toEqual([])
  })

  it('keeps only the planned mutations in a source', () => {
    const source =
      'stryMutAct_9("1") ? x : stryMutAct_9("12") ? y : (stryCov_9("1", "12"), z); stryCov_9("1")'
    expect(onlyPlanned(source, new Set(['12']))).toBe(
      'false ? x : stryMutAct_9("12") ? y : (stryCov_9("12"), z); 0',
    )
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
