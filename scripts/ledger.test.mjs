import { describe, expect, it } from 'vitest'
import { compare, namedIds, statedIds } from './ledger.mjs'
import { testTitles } from './titles.mjs'

const titles = (source) => testTitles(source).map(({ title }) => title)

describe('titles of tests', () => {
  it('reads single quotes, double quotes and backticks', () => {
    expect(titles('it(\'a\', f)\ntest("b", f)\nit(`c`, f)')).toEqual(['a', 'b', 'c'])
  })

  it('reads calls over several lines, with the line of the call', () => {
    expect(testTitles("\n\nit(\n  'a ' +\n    'b',\n  () => {},\n)")).toEqual([{ title: 'a b', line: 3 }])
  })

  it('reads the title of a table, not the table', () => {
    expect(titles("it.each([['x', f(1)], ['y', 2]])('a %s', f)")).toEqual(['a %s'])
    expect(titles("it.each<[string, number]>([['x', 1]])('a', f)")).toEqual(['a'])
    expect(titles("test.for([1, 2])('a', f)")).toEqual(['a'])
    expect(titles('it.each`\n  n\n  ${1}\n`(`b`, f)')).toEqual(['b'])
    expect(titles("it.skipIf(slow())('a', f)")).toEqual(['a'])
  })

  it('keeps escapes and breaks a template at its substitutions', () => {
    expect(titles("it('it\\'s', f)")).toEqual(["it's"])
    expect(titles('it(`1873-2-${`${letter}`}a`, f)')).toEqual(['1873-2-…a'])
  })

  it('ignores comments, strings, describe and other functions', () => {
    expect(titles("// it('a', f)\n/* it('b', f) */\nconst s = \"it('c', f)\"")).toEqual([])
    expect(titles("describe('a', () => { it('b', f) })")).toEqual(['b'])
    expect(titles("wait('a'); x.it('b'); split('c'); it; test = it")).toEqual([])
    expect(titles('it(name, f)')).toEqual([])
  })

  it('ignores what never runs', () => {
    expect(titles("it.skip('a', f); it.todo('b'); test.skip.each([1])('c', f); it('d', f)")).toEqual(['d'])
    expect(titles("describe.skip('a', () => { it('b', f) }); it('c', f)")).toEqual(['c'])
  })

  it('is not led astray by regular expressions and divisions', () => {
    expect(titles("const r = /it('a', [/'])/; it('b', f)")).toEqual(['b'])
    expect(titles("const n = a / b; it('c', f); const m = (a) / b")).toEqual(['c'])
  })
})

describe('ids', () => {
  it('takes the statements and examples of a ledger, not what they refer to', () => {
    const markdown = [
      '- **1873-0-a** [R,S] One.',
      '- **1873-4.4.1-ab** Two, see 1873-9-z.',
      '- **1873-T1-a** Three.',
      '- **RUL-01** No rule.',
      '- **EX-01** Example.',
      '  - **1873-0-b** not at the start of a line.',
    ].join('\n')
    expect(statedIds(markdown, '1873')).toEqual({
      rules: ['1873-0-a', '1873-4.4.1-ab', '1873-T1-a'],
      examples: ['EX-01'],
    })
  })

  it('takes full ids only, separated by spaces or commas', () => {
    expect(namedIds('1873-2.1-b, 1873-2.1-c EX-01: a price', '1873')).toEqual([
      '1873-2.1-b',
      '1873-2.1-c',
      'EX-01',
    ])
    expect(namedIds('(1873-T2-b) again 1873-T2-b.', '1873')).toEqual(['1873-T2-b'])
    expect(namedIds('1854-local-ags-a, 1854-auction-aa', '1854')).toEqual([
      '1854-local-ags-a',
      '1854-auction-aa',
    ])
    expect(namedIds('1873-2.1-b to -d, 2.1-e', '1873')).toEqual(['1873-2.1-b'])
    expect(namedIds('1873-2.1-b-c x1873-2-a 1873-2-… MEX-01 EX-1x', '1873')).toEqual([])
  })
})

describe('the comparison', () => {
  const markdown = '- **1873-0-a** One.\n- **1873-0-b** Two.\n- **EX-01** Example.\n'
  const own = 'packages/titles/1873/src/a.test.ts'

  it('tells named from missing and finds ids that do not exist', () => {
    const result = compare('1873', markdown, [{ file: own, line: 3, title: '1873-0-a 1873-0-q EX-01' }])
    expect(result.missing).toEqual(['1873-0-b'])
    expect(result.unknown.map(({ id, line }) => [id, line])).toEqual([['1873-0-q', 3]])
    expect(result.where.get('1873-0-a')).toHaveLength(1)
  })

  it("counts an example only in its game's own folder", () => {
    const result = compare('1873', markdown, [
      { file: 'packages/titles/1854/src/a.test.ts', line: 1, title: 'EX-01 1873-0-a' },
    ])
    expect(result.missing).toEqual(['1873-0-b', 'EX-01'])
  })
})
