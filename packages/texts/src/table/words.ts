import type { Company, CompanyRef, Message, RoundName, Table, Value } from '@stellwerk/table'
import type { PlayerId } from '@stellwerk/engine'
import type { Language } from '../language.js'
import type { Catalogue, Params } from '../message.js'
import { argumentsOf, format } from '../message.js'
import { listed, numeral, separated } from '../numbers.js'
import { missing } from '../speech.js'
import type { TitleTexts } from '../title.js'
import { tableTexts } from './index.js'

/** What is hidden from the viewer. */
const covered = '•••'

/** Who is spoken to, and about which table. */
export interface Speaking {
  readonly language: Language
  readonly texts: Pick<TitleTexts, 'catalogues' | 'money'>
  readonly table: Pick<Table, 'companies'>
  /** Seats may have names; without, a seat is called by its id. */
  nameOf?(player: PlayerId): string
}

/** How the values and messages of a description are said: the same words in the terminal and in the browser. */
export interface TableWords {
  say(message: Message): string
  /** A value in a cell: short, amounts without currency. */
  cell(value: Value): string
  /** A value in a sentence. */
  phrase(value: Value): string
  /** A company where there is little room: its mark, with a letter or two where the mark alone says too little. */
  mark(company: CompanyRef): string
  /** A company in a list, by its full name. */
  name(company: CompanyRef): string
  /** The heading of cells; nothing if there are no words for it. Cells that show a fact are called like it. */
  column(cell: string): string
  /** A round in words. */
  round(round: RoundName): string
  hasMessage(key: string): boolean
}

export function tableWords({ language, texts, table, nameOf = String }: Speaking): TableWords {
  const own = texts.catalogues[language]
  const shared = tableTexts[language]
  const catalogueWith = (key: string): Catalogue => (Object.hasOwn(own, key) ? own : shared)
  const companies = new Map<string, Company>(table.companies.map((one) => [one.ref, one]))

  const say = ({ key, params = {} }: Message): string => {
    const catalogue = catalogueWith(key)
    const said: { [name: string]: Params[string] } = {}
    for (const [name, uses] of argumentsOf(language, catalogue, key)) {
      const value = params[name]
      said[name] = uses.has('plural') ? sizeOf(value) : value ? phrase(value) : missing
    }
    return format(language, catalogue, key, said)
  }

  /** What the title has for a kind of company whose mark alone says too little: "mine 4 (Hüttenrode)", "M4". */
  const ownWords = (of: 'company' | 'mark', { kind, mark, name }: Company): string | undefined => {
    const key = `${of}.${kind}`
    return Object.hasOwn(own, key) ? format(language, own, key, { mark, name }) : undefined
  }
  const companyIn = (of: 'company' | 'mark', ref: CompanyRef): string => {
    const one = companies.get(ref)
    return one ? (ownWords(of, one) ?? one.mark) : ref
  }
  const listedName = (ref: CompanyRef): string => {
    const one = companies.get(ref)
    if (!one) return ref
    const words = ownWords('company', one) ?? (one.name === one.mark ? one.mark : `${one.name} (${one.mark})`)
    return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1)
  }

  const common = (value: Value, inner: (one: Value) => string): string => {
    switch (value.kind) {
      case 'money':
        return numeral(language, value.amount)
      case 'percent':
        return `${numeral(language, value.amount)}%`
      case 'count':
        return value.of === undefined
          ? numeral(language, value.amount)
          : `${numeral(language, value.amount)}/${numeral(language, value.of)}`
      case 'player':
        return nameOf(value.ref)
      case 'company':
        return companies.get(value.ref)?.mark ?? value.ref
      case 'train':
      case 'hex':
      case 'phase':
      case 'tile':
        return value.ref
      case 'name':
        return value.text
      case 'message':
        return say(value.message)
      case 'flag':
        return value.on ? '✓' : missing
      case 'list':
        return value.items.some(({ kind }) => kind === 'message')
          ? separated(language, value.items.map(inner))
          : value.items.map(inner).join(', ')
      case 'scale':
        return `${numeral(language, value.now)}–${numeral(language, greatest(value.steps))}`
      case 'hidden':
        return covered
      case 'none':
        return missing
    }
  }
  const cell = (value: Value): string => common(value, cell)
  const phrase = (value: Value): string => {
    if (value.kind === 'money') return texts.money(language, value.amount)
    if (value.kind === 'company') return companyIn('company', value.ref)
    if (value.kind === 'percent' && language === 'de') return `${numeral(language, value.amount)}\u00a0%`
    return value.kind === 'list' ? listed(language, value.items.map(phrase)) : common(value, phrase)
  }

  const hasMessage = (key: string): boolean => Object.hasOwn(own, key) || Object.hasOwn(shared, key)

  return {
    say,
    cell,
    phrase,
    mark: (ref) => companyIn('mark', ref),
    name: listedName,
    column(id) {
      const key = [`column.${id}`, `fact.${id}`].find(hasMessage)
      return key === undefined ? '' : say({ key })
    },
    round: ({ kind, number, part, called }) =>
      say(
        called ?? {
          key: kind === 'operating' && part === undefined ? 'round.operating.only' : `round.${kind}`,
          params: {
            number: { kind: 'count', amount: number },
            part: { kind: 'count', amount: part ?? 0 },
          },
        },
      ),
    hasMessage,
  }
}

const greatest = (
  steps: readonly { readonly amount: number; readonly more?: number | undefined }[],
): number => Math.max(...steps.map(({ amount, more = 0 }) => amount + more))

/** What a message counts. */
function sizeOf(value: Value | undefined): number {
  if (value?.kind === 'list') return value.items.length
  return value?.kind === 'count' || value?.kind === 'money' || value?.kind === 'percent' ? value.amount : 0
}
