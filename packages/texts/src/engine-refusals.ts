import type { Refusal } from '@stellwerk/engine'
import { engineRules } from '@stellwerk/engine'
import { de } from './engine/de.js'
import { en } from './engine/en.js'
import { ja } from './engine/ja.js'
import type { Language } from './language.js'
import { format } from './message.js'
import { anyOf } from './numbers.js'
import type { Catalogues } from './speech.js'

/** The engine's own reasons, where no rule of a game was reached. */
export const engineTexts: Catalogues = { en, de, ja }

/** What the engine says it expected, with the message that says so. */
const expectations: readonly (readonly [RegExp, string])[] = [
  [/^text$/, 'expected.text'],
  [/^true or false$/, 'expected.flag'],
  [/^a whole number$/, 'expected.whole'],
  [/^one of (?<values>.*)$/, 'expected.one-of'],
  [/^a list$/, 'expected.list'],
  [/^a list of at most (?<n>\d+)$/, 'expected.list-most'],
  [/^an object$/, 'expected.object'],
  [/^a known name$/, 'expected.known-name'],
  [/^present$/, 'expected.field'],
  [/^no such field$/, 'expected.no-field'],
  [/^a (?:whole )?number from (?<low>\S+) to (?<high>\S+)$/, 'expected.number-between'],
  [/^a hex of the map$/, 'expected.hex'],
  [/^a name that nobody else has$/, 'expected.own-name'],
  [/^JSON \((?<what>.*)\)$/s, 'expected.json'],
  [/^something undone$/, 'expected.something-undone'],
]

function expectation(language: Language, expected: string): string {
  for (const [pattern, key] of expectations) {
    const match = pattern.exec(expected)
    if (match) return format(language, engineTexts[language], key, { ...match.groups })
  }
  return format(language, engineTexts[language], 'expected.anything', { what: expected })
}

const own: ReadonlySet<string> = new Set(Object.values(engineRules))

/** Whether a refusal has one of the engine's own reasons. */
const isEngineRefusal = ({ rule }: Refusal): boolean => own.has(rule)

/** The kinds of action that the engine names by their type, in words. */
function withActionNames(params: Refusal['params'], nameOf: (type: string) => string): Refusal['params'] {
  const { type, possible } = params
  return {
    ...params,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is no object
    ...(type === undefined ? {} : { type: nameOf(String(type as string)) }),
    ...(Array.isArray(possible) ? { possible: possible.map((each) => nameOf(String(each))) } : {}),
  }
}

/** Says one of the engine's own reasons; for any other rule it only names the rule. */
export function engineRefusal(
  language: Language,
  refusal: Refusal,
  actionName: (type: string) => string = (type) => type,
): string {
  const texts = engineTexts[language]
  if (!isEngineRefusal(refusal)) return format(language, texts, 'unknown', { rule: refusal.rule })
  const params: { [name: string]: string | number } = {
    at: refusal.params['path'] ? 'path' : 'none',
    path: '–',
    player: '–',
    players: '–',
    possible: '–',
    type: '–',
    stored: '–',
    computed: '–',
    count: 0,
  }
  for (const [name, value] of Object.entries(withActionNames(refusal.params, actionName))) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value
    if (!Array.isArray(value)) continue
    params[name] = anyOf(language, value.map(String))
    params['count'] = value.length
  }
  params['expected'] = expectation(language, String(params['expected'] ?? '–'))
  return format(language, texts, refusal.rule, params)
}
