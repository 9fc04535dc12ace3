import { expect, test } from 'vitest'
import { createRequire } from 'node:module'
import type { IntlMessageFormat as Original } from 'intl-messageformat'
import { argumentsOf, engineTexts, interfaceTexts, languages } from '@stellwerk/texts'
import { catalogues } from '../../../titles/1873/src/texts/words.js'
import type { Texts } from './texts.js'
import { IntlMessageFormat } from './message-format.js'

// the package belongs to `texts`, so it is looked for from there
const { IntlMessageFormat: Whole } = createRequire(new URL('../../../texts/package.json', import.meta.url))(
  'intl-messageformat',
) as { IntlMessageFormat: typeof Original }

/** Every part of the page keeps its messages in a `texts.ts` or a file named like one. */
const parts = import.meta.glob<{ [name: string]: unknown }>(['../**/*texts.ts', '!../**/*.test.ts'], {
  eager: true,
})

const ofThePage = Object.values(parts)
  .flatMap((part) => Object.values(part))
  .filter((value): value is Texts => typeof value === 'object' && value !== null && 'messages' in value)
  .flatMap(({ messages }) => Object.values(messages))

const messages = languages.flatMap((language) =>
  [
    ...Object.values(catalogues[language]),
    ...Object.values(engineTexts[language]),
    ...Object.values(interfaceTexts[language]),
    ...ofThePage.map((message) => message[language]),
  ].map((message) => [language, message] as const),
)

const tried: readonly (string | number)[] = [0, 1, 2, 5, 1234567, 'none', 'some', 'D', 'undo', 'x y']

test('every message is said as the original says it', () => {
  expect(messages.length).toBeGreaterThan(1000)
  for (const [language, message] of messages) {
    const ours = new IntlMessageFormat(message, language)
    const original = new Whole(message, language, undefined, { ignoreTag: true })
    const uses = argumentsOf(language, { message }, 'message')
    for (const value of tried) {
      const numeric = typeof value === 'number'
      const values = Object.fromEntries(
        [...uses].map(([name, use]) => [
          name,
          numeric || !(use.has('plural') || use.has('number')) ? value : 3,
        ]),
      )
      expect([message, ours.format(values)]).toEqual([message, original.format(values)])
    }
  }
})

test('a message tells the same arguments as the original', () => {
  const kinds = (elements: readonly unknown[]): unknown[] =>
    elements.map((element) => {
      const { type, value, options } = element as { type: number; value?: string; options?: object }
      const inner = Object.entries(options ?? {}).map(([name, chosen]) => [
        name,
        kinds((chosen as { value: unknown[] }).value),
      ])
      return [type, value, inner]
    })
  for (const [language, message] of messages) {
    const original = new Whole(message, language, undefined, { ignoreTag: true })
    const ours = new IntlMessageFormat(message, language)
    expect([message, kinds(ours.getAst())]).toEqual([message, kinds(original.getAst())])
  }
})

test('Japanese sentences have Japanese signs', () => {
  const half = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}][;:()~〜]|[;:()~〜][\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u
  expect(ofThePage.map(({ ja }) => ja).filter((message) => half.test(message))).toEqual([])
})

test('apostrophes quote braces only', () => {
  const say = (message: string): string => new IntlMessageFormat(message, 'en').format({ n: 1 })
  expect(say("it's {n}")).toBe("it's 1")
  expect(say("'{n}' is '' {n}")).toBe("{n} is ' 1")
  expect(say("{n, plural, other {'#' is #}}")).toBe('# is 1')
})

test('what is malformed or missing is a bug and throws', () => {
  expect(() => new IntlMessageFormat('{n', 'en')).toThrow(/expected/)
  expect(() => new IntlMessageFormat('a } b', 'en')).toThrow(/expected/)
  expect(() => new IntlMessageFormat('{n, date}', 'en')).toThrow(/unknown kind date/)
  expect(() => new IntlMessageFormat('{n}', 'en').format({})).toThrow(/no value for n/)
  expect(() => new IntlMessageFormat('{n, select, a {b}}', 'en').format({ n: 'c' })).toThrow(
    /no wording for c/,
  )
})
