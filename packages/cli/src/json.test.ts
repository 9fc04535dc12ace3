import { describe, expect, it } from 'vitest'
import { InputError } from './errors.js'
import { parseJson } from './json.js'

function faultIn(source: string): unknown {
  try {
    parseJson(source, { where: 'here' })
  } catch (error) {
    return error instanceof InputError && 'key' in error.reason
      ? [error.reason.key, error.reason.params]
      : error
  }
  return undefined
}

describe('JSON from outside', () => {
  it('is read as it is', () => {
    const value = { a: [1, -2.5e3, true, false, null, 'x"\\y\u00e4'], b: {}, c: [] }
    expect(parseJson(JSON.stringify(value, null, 2), {})).toEqual(value)
  })

  it.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a":1,}', 1, 8],
    ['{"a" 1}', 1, 6],
    ['{a:1}', 1, 2],
    ['[1,2', 1, 5],
    ['[1 2]', 1, 4],
    ['[1,]', 1, 4],
    ['[1}', 1, 3],
    ['{"a":1]', 1, 7],
    ['{"a":\n  tru}', 2, 3],
    ['{}\n\n{}', 3, 1],
    ['"a\nb"', 1, 1],
    ['01', 1, 2],
    ['\ufeff{}', 1, 1],
  ])('names the place where %j stops being JSON', (source, line, column) => {
    expect(faultIn(source)).toEqual(['json.syntax', { line, column }])
  })

  it('is not nested without end', () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}"[[["${']'.repeat(depth)}`
    expect(faultIn(nested(100))).toBeUndefined()
    expect(faultIn(nested(101))).toEqual(['json.deep', { line: 1, column: 101, deepest: 100 }])
    expect(faultIn('['.repeat(1_000_000))).toEqual(['json.deep', { line: 1, column: 101, deepest: 100 }])
  })
})
