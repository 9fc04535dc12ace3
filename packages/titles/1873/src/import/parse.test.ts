import { describe, expect, it } from 'vitest'
import { auction, exportOf, taken } from './testing-export.js'
import { importGame } from './index.js'
import { parseExport } from './parse.js'

const faultAt = (value: unknown): [string, string] => {
  const read = parseExport(value)
  if (!('fault' in read)) return ['', 'fine']
  const { fault } = read
  return [read.path, fault.kind === 'refused' ? (fault.refusal.params['expected'] as string) : fault.kind]
}
const first = (own: object): object => exportOf([[1, 'bid', { price: 0, ...own }]])

describe('the form of an export', () => {
  it('has a title that is known', () => {
    expect(faultAt(exportOf([], { title: '1846' }))).toEqual(['title', 'title'])
    expect(faultAt(exportOf([], { title: 7 }))).toEqual(['title', 'one of Harzbahn 1873'])
  })

  it.each<[string, unknown, string, string]>([
    ['no object', [], '', 'an object'],
    ['nothing', null, '', 'an object'],
    ['no players', exportOf([], { players: undefined }), 'players', 'a list'],
    ['actions that are no list', exportOf([], { actions: {} }), 'actions', 'a list'],
    ['an unknown field', exportOf([], { surprise: 1 }), 'surprise', 'no such field'],
    ['an unknown setting', exportOf([], { settings: { turbo: true } }), 'settings.turbo', 'no such field'],
    [
      'an unknown optional rule',
      exportOf([], { settings: { optional_rules: ['two_boards'] } }),
      'settings.optional_rules[0]',
      'one of aag_variant',
    ],
    ['an action that is no object', exportOf([], { actions: [7] }), 'actions[0]', 'an object'],
    ['a price that is text', first({ price: '10' }), 'actions[0].price', 'a whole number'],
    ['a price that is broken', first({ price: 1.5 }), 'actions[0].price', 'a whole number'],
    ['an unknown field of an action', first({ colour: 'red' }), 'actions[0].colour', 'no such field'],
    [
      'a field of another game',
      first({ minor: 'M' }),
      'actions[0].minor',
      'nothing, as there is no such thing in 1873',
    ],
    [
      'a derived action of no form',
      first({ auto_actions: [{ type: 'pass' }] }),
      'actions[0].auto_actions[0].entity',
      'present',
    ],
    [
      'a long text',
      first({ company: 'x'.repeat(200) }),
      'actions[0].company',
      'text of at most 100 characters',
    ],
  ])('%s', (_, value, path, expected) => {
    expect(faultAt(value)).toEqual([path, expected])
  })

  it('an unknown type of action, with all that there are', () => {
    const [path, expected] = faultAt(exportOf([[1, 'buy_company']]))
    expect(path).toBe('actions[0].type')
    expect(expected).toMatch(/^one of bid, pass, par, .*program_disable$/)
  })

  it('is that of old and of local games too', () => {
    const old = {
      status: 'active',
      mode: 'hotseat',
      id: 'hs_abc_7',
      created_at: '2021-03-30',
      updated_at: 1617141928,
      user: { id: 0, name: 'You' },
      acting: ['Ann'],
      result: {},
      loaded: true,
      turn: 1,
      round: 'Auction Round',
      max_players: 2,
      description: 'A game',
      user_settings: null,
      settings: { seed: 3, unlisted: false, optional_rules: [] },
    }
    expect(taken(auction, old).id).toBe('hs_abc_7')
    expect(
      faultAt(exportOf([['Ann', 'bid', { price: 0, skip: true, user: null }]], { players: ['Ann', 'Ben'] })),
    ).toEqual(['', 'fine'])
    expect(taken(auction.map(([who, ...rest]) => [who === 1 ? 'Ann' : 'Ben', ...rest])).seats).toHaveLength(2)
  })

  it('refuses a table of one, or of six', () => {
    for (const count of [1, 6]) {
      const players = Array.from({ length: count }, (_, i) => ({ id: i, name: `P${i}` }))
      expect(importGame(exportOf([], { players }))).toMatchObject({
        ok: false,
        fault: { path: 'players', fault: { kind: 'refused', refusal: { rule: '1873-0-a' } } },
      })
    }
  })

  it('selects the map of the option', () => {
    expect(taken(auction).file.options).toEqual({ edition: '18xx.games' })
    const settings = { seed: 1, optional_rules: ['aag_variant'] }
    expect(taken(auction, { settings }).file.options).toEqual({ edition: '18xx.games-aag' })
  })
})
