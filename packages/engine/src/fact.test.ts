import { describe, expect, it } from 'vitest'
import { factOf } from './fact.js'

interface Table {
  readonly cash: { readonly [player: string]: number }
  readonly bonus: { readonly amount: number }
  readonly other: object
}

describe('a fact', () => {
  const asked: string[] = []
  const worth = factOf({ cash: true, bonus: true }, (table: Pick<Table, 'cash' | 'bonus'>, who: string) => {
    asked.push(who)
    if (!(who in table.cash)) throw new Error(`no ${who}`)
    return (table.cash[who] ?? 0) + table.bonus.amount
  })
  const table: Table = { cash: { A: 1, B: 2 }, bonus: { amount: 10 }, other: {} }
  const answers = (...questions: [Table, string][]): { answers: number[]; asked: string[] } => {
    asked.length = 0
    return { answers: questions.map(([at, who]) => worth(at, who)), asked: [...asked] }
  }

  it('is found once for the same parts and the same subject, whatever else has changed', () => {
    expect(answers([table, 'A'], [table, 'A'], [{ ...table, other: {} }, 'A'])).toEqual({
      answers: [11, 11, 11],
      asked: ['A'],
    })
  })

  it('is found again for another subject, and when any of its parts is another one', () => {
    const richer = { ...table, cash: { A: 5, B: 6 } }
    const better = { ...richer, bonus: { amount: 20 } }
    expect(answers([table, 'B'], [table, 'A'], [richer, 'A'], [better, 'A'], [table, 'A'])).toEqual({
      answers: [12, 11, 15, 25, 11],
      asked: ['B', 'A', 'A', 'A', 'A'],
    })
  })

  it('is not known after it could not be found', () => {
    const richer = { ...table, cash: { A: 7, B: 8 } }
    expect(answers([table, 'A']).answers).toEqual([11])
    expect(() => worth(richer, 'C')).toThrow('no C')
    expect(answers([richer, 'A']).answers).toEqual([17])
  })
})
