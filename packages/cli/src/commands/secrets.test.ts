import { describe, expect, it, onTestFinished } from 'vitest'
import { cities } from '@stellwerk/1853'
import { stellwerk, temporaryFolder } from '../testing.js'

const act = (here: string, action: object, ...args: string[]) =>
  stellwerk(here, ['act', 'game.json', JSON.stringify(action), ...args])

/** 1853 with all bonds known; then Anna has named Ajmer, Ben Delhi. */
async function begun(): Promise<string> {
  const here = temporaryFolder(onTestFinished)
  // amounts that nothing else has
  const wish = ['--players', 'Anna,Ben,Cleo', '--seed', '7', '--option', 'bonds=any pound']
  await stellwerk(here, ['new', '1853', 'game.json', ...wish])
  for (const [player, bond] of [
    ['Anna', 153],
    ['Ben', 127],
  ])
    await act(here, { type: 'setBond', player, bond })
  return here
}

async function picked(): Promise<string> {
  const here = await begun()
  await act(here, { type: 'setBond', player: 'Cleo', bond: 101 })
  await act(here, { type: 'pick', player: 'Anna', city: 'Ajmer', company: 'BBCI' })
  const { code } = await act(here, { type: 'pick', player: 'Ben', city: 'Delhi', company: 'NWR' })
  expect(code).toBe(0)
  return here
}

const named = (text: string): string[] => Object.keys(cities).filter((city) => text.includes(city))

/** Every command that looks at a game, in words and in JSON. */
const looks: readonly (readonly string[])[] = [
  ['show', 'game.json'],
  ['show', 'game.json', '--json'],
  ['log', 'game.json'],
  ['log', 'game.json', '--json'],
  ['export', 'game.json', '--to', 'csv'],
  ['export', 'game.json', '--to', 'json'],
]

describe('secrets', () => {
  it.each(looks)('are not told by %s %s %s %s', async (...args) => {
    const here = await picked()
    const { code, out } = await stellwerk(here, args)
    expect(code).toBe(0)
    expect(named(out)).toEqual([])
  })

  it.each(looks)('are told to the player who asks for his own: %s %s %s %s', async (...args) => {
    const here = await picked()
    const { out } = await stellwerk(here, [...args, '--as', 'Anna'])
    expect(out).toContain('Anna')
    // a table of figures has no contracts
    const told = named(out)
    expect(told).toEqual(told.length > 0 ? ['Ajmer'] : [])
    if (args[0] !== 'export') expect(told).toEqual(['Ajmer'])
  })

  it.each(looks)('bonds stay sealed until all are in: %s %s %s %s', async (...args) => {
    const here = await begun()
    const { out } = await stellwerk(here, args)
    expect(out).not.toMatch(/153|127/)
    // nor can they be found by trying all numbers
    expect(out).not.toMatch(/"hash"/)
  })

  it('are not told by acting, undoing or replaying', async () => {
    const here = await begun()
    const sealed = await act(here, { type: 'setBond', player: 'Cleo', bond: 101 }, '--json')
    expect(sealed.data).not.toHaveProperty('hash')
    const said = [
      await act(here, { type: 'pick', player: 'Anna', city: 'Ajmer', company: 'BBCI' }),
      await stellwerk(here, ['undo', 'game.json']),
      await stellwerk(here, ['redo', 'game.json']),
      await stellwerk(here, ['replay', 'game.json', '--audit']),
      await act(here, { type: 'pick', player: 'Ben', city: 'Delhi', company: 'NWR' }, '--json'),
    ]
    for (const { code, out, err } of said) {
      expect([code, err]).toEqual([0, ''])
      expect(named(out)).toEqual([])
    }
    expect(
      named(
        (await act(here, { type: 'pick', player: 'Cleo', city: 'Madras', company: 'SIR' }, '--as', 'Cleo'))
          .out,
      ),
    ).toEqual(['Madras'])
  })

  it('are choices for the player alone', async () => {
    const here = await picked()
    const open = await stellwerk(here, ['legal', 'game.json'])
    expect(open.out).toContain('What Cleo can choose is secret; --as shows it.')
    expect(named(open.out)).toEqual([])
    expect((await stellwerk(here, ['legal', 'game.json', '--as', 'Ben'])).out).toContain('is secret')
    const own = await stellwerk(here, ['legal', 'game.json', '--json', '--as', 'Cleo'])
    expect((own.data as { choices: object[] }).choices.length).toBeGreaterThan(20)
    const chosen = await stellwerk(here, ['act', 'game.json', '--choice', '1', '--as', 'Cleo'])
    expect([chosen.code, named(chosen.out).length]).toEqual([0, 1])
  })

  it('belong to players of the game', async () => {
    const here = await begun()
    const { code, err } = await stellwerk(here, ['show', 'game.json', '--as', 'Dora'])
    expect([code, err]).toEqual([
      2,
      'stellwerk: --as: there is no player "Dora"; the players are: Anna, Ben, Cleo\n',
    ])
  })
})
