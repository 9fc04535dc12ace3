import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogueFaults, languages } from '@stellwerk/texts'
import { procedures } from '../rules/procedures.js'
import { glossary } from './glossary.js'
import { harzbahnTexts } from './index.js'
import { catalogues, say } from './words.js'

const source = new URL('../', import.meta.url)

/** The sources of the title's data and rules, without tests and texts. */
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('texts'))
  .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), source), 'utf8'))

const read = (path: string): string => readFileSync(new URL(path, source), 'utf8')
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string)

const ruleIds = [...new Set(sources.flatMap((text) => found(text, /'(1873-[\dT][^'\s]*)'/g)))].toSorted()
const eventKinds = found(
  /interface EventFields \{([\s\S]*?)\n\}/.exec(read('events.ts'))?.[1] ?? '',
  /^ {2}'?([\w-]+)'?: /gm,
)
const actionTypes = [...found(read('actions.ts'), /By<'(\w+)'>/g), 'accept', 'decline', 'withdraw']
const offerEvents = ['offer', 'offer-accepted', 'offer-declined', 'offer-withdrawn']

const keys = Object.keys(catalogues.en)
const ids = (prefix: string): string[] =>
  keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))

test('the catalogues say the same in every language, with values and without', () => {
  const values = {
    amount: 1200,
    bid: 110,
    company: 'HBE',
    count: 2,
    deal: 'a deal',
    from: 'pool',
    hex: 'D15',
    item: 'mine:12',
    mine: 12,
    mines: [3, 12],
    operation: 'mine:12',
    player: 'Anna',
    price: 340,
    railway: 'HBE',
    route: 'B9-C8-D7',
    size: 2,
    to: 'player:Anna',
    train: 'D',
  }
  expect(catalogueFaults(catalogues, say, values)).toEqual([])
})

describe('there are words for', () => {
  test('every event, and for no other', () => {
    expect(eventKinds.length).toBeGreaterThan(40)
    const told = ids('event.').filter((kind) => !kind.startsWith('money.'))
    expect(told.toSorted()).toEqual([...eventKinds, ...offerEvents].toSorted())
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
    expect(ids('phase.')).toEqual(['1', '2', '3', '4', '5', 'D'])
  })
})

test('the help on each kind of action names an entry of the rules ledger', () => {
  const ledger = readFileSync(new URL('../../../../docs/rules/1873.md', source), 'utf8')
  for (const type of actionTypes) {
    const { rule, text } = harzbahnTexts.help('en', type)
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
