import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.js'

/** ICU message templates by key. */
export type Catalogue = { readonly [key: string]: string }

export type Params = { readonly [name: string]: string | number }

/** How a message uses one of its arguments: as it is, as a number, or to choose between wordings. */
export type ArgumentUse = 'text' | 'number' | 'plural' | 'select'

type Elements = ReturnType<IntlMessageFormat['getAst']>

interface Message {
  readonly compiled: IntlMessageFormat
  readonly uses: ReadonlyMap<string, ReadonlySet<ArgumentUse>>
}

const known = new WeakMap<Catalogue, Map<string, Message>>()

function message(language: Language, catalogue: Catalogue, key: string): Message {
  const messages = known.get(catalogue) ?? new Map<string, Message>()
  known.set(catalogue, messages)
  let found = messages.get(`${language} ${key}`)
  if (!found) {
    if (!Object.hasOwn(catalogue, key)) throw new Error(`no message ${key} in ${language}`)
    const compiled = new IntlMessageFormat(catalogue[key] as string, language, undefined, { ignoreTag: true })
    const uses = new Map<string, Set<ArgumentUse>>()
    collectUses(compiled.getAst(), uses)
    found = { compiled, uses }
    messages.set(`${language} ${key}`, found)
  }
  return found
}

// the kinds of elements as the parser of intl-messageformat numbers them
const kinds: { readonly [type: number]: ArgumentUse } = { 1: 'text', 2: 'number', 5: 'select', 6: 'plural' }

function collectUses(elements: Elements, uses: Map<string, Set<ArgumentUse>>): void {
  for (const element of elements) {
    const use = kinds[element.type]
    if (use && 'value' in element) uses.set(element.value, (uses.get(element.value) ?? new Set()).add(use))
    if ('options' in element)
      for (const option of Object.values(element.options)) collectUses(option.value, uses)
  }
}

/** Which arguments a message has, and how it uses each. */
export function argumentsOf(
  language: Language,
  catalogue: Catalogue,
  key: string,
): ReadonlyMap<string, ReadonlySet<ArgumentUse>> {
  return message(language, catalogue, key).uses
}

/** Says a message. An unknown key or a missing argument is a bug and throws. */
export function format(language: Language, catalogue: Catalogue, key: string, params: Params = {}): string {
  const template = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  // most of what a command's help says is the same for everybody, and getting ICU ready takes long
  if (template !== undefined && !/[{}]|''/.test(template)) return template
  return message(language, catalogue, key).compiled.format(params) as string
}
