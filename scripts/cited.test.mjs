import { describe, expect, it } from 'vitest'
import { citations, inFunctions } from './cited.mjs'

const source = `// 1873-1.0-a: the file
const table = { one: 1 }

/** 1873-2.1-a, 1873-2.1-b: nobody builds twice. */
export function refuse(state) {
  if (state.a) return refusal('1873-2.1-b', {})
  // 1873-2.1-c: but here
  const b = state.b > 1
  if (b) {
    return refusal('1873-2.1-d', {})
  }
  return b // 1873-2.1-e
}
`
const about = (id) =>
  citations('source.ts', source, '1873')
    .filter((one) => one.id === id)
    .map((one) => one.about)

describe('what a citation is about', () => {
  it('a comment: what comes next', () => {
    expect(about('1873-2.1-a')).toEqual([[{ from: 4, to: 12 }]])
    expect(about('1873-2.1-c')).toEqual([[{ from: 7, to: 7 }]])
    expect(about('1873-1.0-a')).toEqual([[{ from: 1, to: 1 }]])
  })

  it('a comment at the end of a line: the line', () => {
    expect(about('1873-2.1-e')).toEqual([[{ from: 11, to: 11 }]])
  })

  it('an id in code: its statement and the condition of it, rather than all that a comment stands above', () => {
    const line = { from: 5, to: 5 }
    expect(about('1873-2.1-b')).toEqual([[line, line]])
    expect(about('1873-2.1-d')).toEqual([
      [
        { from: 8, to: 8 },
        { from: 9, to: 9 },
      ],
    ])
  })

  it('tells what runs from what is read once', () => {
    const isInFunction = inFunctions('source.ts', source)
    expect(isInFunction({ line: 1, column: 16 })).toBe(false)
    expect(isInFunction({ line: 7, column: 12 })).toBe(true)
  })
})
