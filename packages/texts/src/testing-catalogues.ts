import { readdirSync, readFileSync } from 'node:fs'
import type { JsonObject } from '@stellwerk/engine'
import { describe, expect, test } from 'vitest'
import type { Catalogues, Language, TitleTexts } from './index.js'
import { catalogueFaults, languages } from './index.js'

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string)

/** What the sources of a title speak of, so that there must be words for it. `root` is the folder of its sources. */
export function sourcesOf(root: URL, ruleId: RegExp) {
  const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
  /** The title's data and rules, without tests, texts and readings, whose rulings refuse nothing. */
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(?:texts|readings)/.test(path))
    .map((path) => read(path.replaceAll('\\', '/')))
  const fields = /interface EventFields \{([\s\S]*?)\n\}/.exec(read('events.ts'))?.[1] ?? ''
  const reason = /type Reason =([\s\S]*?)\n\n/.exec(read('events.ts'))?.[1] ?? ''
  return {
    files,
    ruleIds: [...new Set(files.flatMap((text) => found(text, ruleId)))].toSorted(),
    eventKinds: found(fields, /^ {2}'?([\w-]+)'?: /gm),
    reasons: found(reason, /'([a-z ]+)'/g),
    actionTypes: found(read('actions.ts'), /By<'(\w+)'>/g),
    /** The rules ledger of a title. */
    ledger: (title: string): string => read(`../../../../docs/rules/${title}.md`),
  }
}

/** What stands after a prefix in the keys of the catalogues: `event.` gives the events that have words. */
export const idsIn =
  (catalogues: Catalogues) =>
  (prefix: string): string[] =>
    Object.keys(catalogues.en)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))

export const offerEvents = [
  'offer',
  'offer-accepted',
  'offer-declined',
  'offer-withdrawn',
  'price-wished',
] as const

interface Told {
  readonly title: string
  readonly sources: ReturnType<typeof sourcesOf>
  readonly catalogues: Catalogues
  say(language: Language, key: string, values?: JsonObject): string
  /** Something of every kind that messages tell. */
  readonly values: JsonObject
  readonly texts: Pick<TitleTexts, 'help'>
  readonly glossary: readonly Readonly<Record<Language, string>>[]
  readonly phases: readonly string[]
  readonly procedures: object
  /** Events that the engine adds to those of the title. */
  readonly engineEvents: readonly string[]
  /** The least number of kinds of events and of reasons for payments; with fewer, the sources were not read. */
  readonly least: { readonly events: number; readonly reasons: number }
}

/** What holds for the catalogues of every title. */
export function testCatalogues(told: Told): void {
  const { sources, catalogues, glossary, texts } = told
  const { ruleIds, eventKinds } = sources
  const answers = 'offer' in told.procedures ? ['accept', 'decline', 'withdraw'] : []
  const actionTypes = [...sources.actionTypes, ...answers]
  const ids = idsIn(catalogues)

  test('the catalogues say the same in every language, with values and without', () => {
    expect(catalogueFaults(catalogues, told.say, told.values)).toEqual([])
  })

  test('refusals name entries of the rules ledger', () => {
    const ledger = sources.ledger(told.title)
    for (const rule of ids('refusal.')) expect(ledger).toContain(`**${rule}**`)
  })

  describe('there are words for', () => {
    test('every event, and for no other', () => {
      const known = ids('event.').filter((kind) => !kind.startsWith('money.'))
      expect(known.toSorted()).toEqual([...eventKinds, ...told.engineEvents].toSorted())
    })

    test('reasons of payments that exist, and for no other', () => {
      expect(eventKinds.length).toBeGreaterThanOrEqual(told.least.events)
      expect(sources.reasons.length).toBeGreaterThanOrEqual(told.least.reasons)
      const reasons = sources.reasons.map((reason) => reason.replace(' ', '-'))
      for (const reason of ids('event.money.')) expect(reasons).toContain(reason)
    })

    test('every kind of action: its name, its choice and its help', () => {
      expect(sources.actionTypes.length).toBeGreaterThan(5)
      expect(ids('action.').toSorted()).toEqual(actionTypes.toSorted())
      expect(ids('help.').toSorted()).toEqual(actionTypes.toSorted())
      for (const type of actionTypes) expect(ids('choice.')).toContain(type)
    })

    test('every phase', () => {
      expect(ids('phase.')).toEqual(told.phases)
    })

    test('every step', () => {
      expect(ids('step.').toSorted()).toEqual(Object.keys(told.procedures).toSorted())
    })

    test('every refusal of the rules, and for no other', () => {
      expect(ruleIds.length).toBeGreaterThan(20)
      expect(ids('refusal.').toSorted()).toEqual(ruleIds)
    })
  })

  test('the help on each kind of action names an entry of the rules ledger', () => {
    const ledger = sources.ledger(told.title)
    for (const type of actionTypes) {
      const { rule, text } = texts.help('en', type)
      expect(text).not.toBe('')
      expect(ledger, `help.${type}`).toContain(`**${rule}**`)
    }
  })

  test('the texts use the words of the glossary', () => {
    for (const language of languages) {
      const text = Object.values(catalogues[language]).join('\n').toLowerCase()
      const unused = glossary.filter((term) => !text.includes(term[language].toLowerCase()))
      expect(unused, `in ${language}`).toEqual([])
    }
  })
}
