import type { Json, JsonObject } from '@stellwerk/engine'
import type { Language } from './language.js'
import type { ArgumentUse, Catalogue } from './message.js'
import { argumentsOf, format } from './message.js'
import { anyOf, listed, numeral } from './numbers.js'

/** The catalogues of a title, one for each language. */
export type Catalogues = Readonly<Record<Language, Catalogue>>

/** What a raw value is called, or undefined where the value is not of this kind. */
export type Naming = (language: Language, value: Json) => string | undefined

/** Stands where a value is unknown or nothing. */
export const missing = '–'

export const byNumber =
  (naming: (language: Language, value: number) => string): Naming =>
  (language, value) =>
    typeof value === 'number' ? naming(language, value) : undefined

export const byText =
  (naming: (language: Language, value: string) => string): Naming =>
  (language, value) =>
    typeof value === 'string' ? naming(language, value) : undefined

/** "F14-F16-F18": a route by its hexes. */
export const byRoute: Naming = (_, value) => (Array.isArray(value) ? value.join('-') : undefined)

/** For a field that has values of two kinds: prices, and money from somebody to somebody, share `from` and `to`. */
export const byEither =
  (one: Naming, other: Naming): Naming =>
  (language, value) =>
    one(language, value) ?? other(language, value)

/** The phrases that the catalogues of every title have. */
export function phrasesOf(catalogues: Catalogues) {
  const hasMessage = (key: string): boolean => Object.hasOwn(catalogues.en, key)
  const phrase = (
    language: Language,
    key: string,
    params: { [name: string]: string | number } = {},
  ): string => format(language, catalogues[language], key, params)
  const sideName = (language: Language, edge: number): string => phrase(language, `side.${edge}`)
  return {
    hasMessage,
    phrase,
    money: (language: Language, amount: number): string =>
      phrase(language, 'name.money', { amount: numeral(language, amount) }),
    actionName: (language: Language, type: string): string =>
      hasMessage(`action.${type}`) ? phrase(language, `action.${type}`) : type,
    sideName,
    /** "west–south-east": several sides of a hex. */
    sideNames: (language: Language, edges: readonly number[]): string =>
      edges.map((edge) => sideName(language, edge)).join('–'),
  }
}

/** How a title speaks of its values. */
export interface Manner {
  /** What a value is follows from the name of its field: `hex` is a hex, `price` an amount. */
  readonly names: { readonly [field: string]: Naming }
  /** Fields whose lists are alternatives. */
  readonly alternatives: ReadonlySet<string>
  /** Puts the last hand to an English sentence: common nouns begin one with a capital. */
  readonly english: (text: string) => string
}

/**
 * Says messages with raw values: those of an event, an action or a refusal. A message chooses between wordings by the
 * raw value, under the field's own name or, where the worded value is needed too, under the name with `Is` at its end.
 * A value that a viewer may not know is absent or null, and the wording `none` does without it.
 */
export function sayer(catalogues: Catalogues, { names, alternatives, english }: Manner) {
  function worded(language: Language, field: string, value: Json | undefined): string {
    if (isNothing(value)) return missing
    // a list may have a name of its own, as a route has
    const named = names[field]?.(language, value)
    if (named !== undefined) return named
    if (Array.isArray(value)) {
      const items = value.map((item) => worded(language, field, item as Json))
      if (items.length === 0) return missing
      return alternatives.has(field) ? anyOf(language, items) : listed(language, items)
    }
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is no object
    return typeof value === 'number' ? numeral(language, value) : String(value as string | boolean)
  }

  function argument(
    language: Language,
    name: string,
    uses: ReadonlySet<ArgumentUse>,
    values: JsonObject,
  ): string | number {
    const field = name.endsWith('Is') ? name.slice(0, -2) : name
    const value = values[field]
    if (uses.has('plural')) return Array.isArray(value) ? value.length : Number(value ?? 0)
    return uses.has('select') ? selector(value) : worded(language, field, value)
  }

  return (language: Language, key: string, values: JsonObject = {}): string => {
    const params: { [name: string]: string | number } = {}
    for (const [name, uses] of argumentsOf(language, catalogues[language], key))
      params[name] = argument(language, name, uses, values)
    const text = format(language, catalogues[language], key, params)
    return language === 'en' ? english(text) : text
  }
}

const isNothing = (value: Json | undefined): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

/** A raw value as the name of a wording: `none` without a value, signs and blanks as `_`. */
export function selector(value: Json | undefined): string {
  if (isNothing(value)) return 'none'
  if (Array.isArray(value)) return value.length > 0 ? 'some' : 'none'
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is no object
  return String(value as string | number | boolean).replaceAll(/[^\p{L}\p{N}]/gu, '_')
}
