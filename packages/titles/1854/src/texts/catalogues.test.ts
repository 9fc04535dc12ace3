import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogueFaults, languages } from '@stellwerk/texts'
import { phaseOrder } from '../data/phases.js'
import { procedures } from '../rules/procedures.js'
import { glossary } from './glossary.js'
import { austriaTexts } from './index.js'
import { catalogues, say } from './words.js'

const source = new URL('../', import.meta.url)

/** The sources of the title's data and rules, without tests and texts. */
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('texts'))
  .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), source), 'utf8'))

const read = (path: string): string => readFileSync(new URL(path, source), 'utf8')
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string)

const ruleIds = [...new Set(sources.flatMap((text) => found(text, /'(1854-[a-z-]+)'/g)))].toSorted()
const eventKinds = found(
  /interface EventFields \{([\s\S]*?)\n\}/.exec(read('events.ts'))?.[1] ?? '',
  /^ {2}'?([\w-]+)'?: /gm,
)
const reasons = found(/type Reason =([\s\S]*?)\n\n/.exec(read('events.ts'))?.[1] ?? '', /'([a-z ]+)'/g)
const actionTypes = [...found(read('actions.ts'), /By<'(\w+)'>/g), 'accept', 'decline', 'withdraw']
const offerEvents = ['offer', 'offer-accepted', 'offer-declined', 'offer-withdrawn']

const keys = Object.keys(catalogues.en)
const ids = (prefix: string): string[] =>
  keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))

test('the catalogues say the same in every language, with values and without', () => {
  const values = {
    amount: 1200,
    bid: 110,
    companies: ['KE', '3', 'A'],
    company: 'KE',
    count: 2,
    deal: 'a deal',
    edge: 3,
    from: 'pool',
    hex: 'C23',
    locals: ['1', '4'],
    mountain: 'AUS',
    player: 'Anna',
    price: 340,
    private: '6',
    route: ['C23', 'C21', 'C19'],
    seller: 'scrap',
    to: 'player:Anna',
    train: '80x',
  }
  expect(catalogueFaults(catalogues, say, values)).toEqual([])
})

describe('there are words for', () => {
  test('every event, and for no other', () => {
    expect(eventKinds.length).toBeGreaterThan(35)
    const told = ids('event.').filter((kind) => !kind.startsWith('money.'))
    expect(told.toSorted()).toEqual([...eventKinds, ...offerEvents].toSorted())
  })

  test('payments for reasons that exist', () => {
    expect(reasons.length).toBeGreaterThan(15)
    const known = reasons.map((reason) => reason.replace(' ', '-'))
    for (const reason of ids('event.money.')) expect(known).toContain(reason)
  })

  test('every kind of action: its name, its choice and its help', () => {
    expect(actionTypes.length).toBeGreaterThan(20)
    expect(ids('action.').toSorted()).toEqual(actionTypes.toSorted())
    expect(ids('help.').toSorted()).toEqual(actionTypes.toSorted())
    for (const type of actionTypes) expect(keys).toContain(`choice.${type}`)
  })

  test('every step', () => {
    expect(ids('step.').toSorted()).toEqual(Object.keys(procedures).toSorted())
  })

  test('every refusal of the rules, and for no other', () => {
    expect(ruleIds.length).toBeGreaterThan(100)
    expect(ids('refusal.').toSorted()).toEqual(ruleIds)
  })

  test('every phase', () => {
    expect(ids('phase.')).toEqual(phaseOrder)
  })
})

test('refusals and the help on each kind of action name entries of the rules ledger', () => {
  const ledger = readFileSync(new URL('../../../../docs/rules/1854.md', source), 'utf8')
  for (const rule of ids('refusal.')) expect(ledger).toContain(`**${rule}**`)
  for (const type of actionTypes) {
    const { rule, text } = austriaTexts.help('en', type)
    expect(text).not.toBe('')
    expect(ledger, `help.${type}`).toContain(`**${rule}**`)
  }
})

test('the texts use the words of the glossary', () => {
  for (const language of languages) {
    const text = Object.values(catalogues[language]).join('\n').toLowerCase()
    for (const term of glossary)
      expect(text, `${language} ${term.en}`).toContain(term[language].toLowerCase())
  }
})
