import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cities } from '@stellwerk/1853'
import { output } from '../output.js'
import { open } from '../session.js'
import { kept, stellwerk, temporaryFolder } from '../testing.js'
import { HotSeat } from './table.js'
import { scripted } from './testing.js'

const cityNames = Object.keys(cities)
const named = (text: string): string[] => cityNames.filter((city) => text.includes(city))

/** A game of 1853 at one keyboard, and the screens one after another: each begins when the one before is wiped away. */
async function play(answers: readonly string[], bonds: readonly (readonly [string, number])[] = []) {
  const here = temporaryFolder(onTestFinished)
  await stellwerk(here, ['new', '1853', 'game.json', '--players', 'Anna,Ben,Cleo', '--seed', '7'])
  for (const [player, bond] of bonds)
    await stellwerk(here, ['act', 'game.json', JSON.stringify({ type: 'setBond', player, bond })])
  const world = kept(here, { columns: 100 })
  const prompter = scripted(answers)
  await new HotSeat({ world, out: output(world, 'en', {}) }, prompter, await open(here, 'game.json')).play()
  const file = JSON.parse(readFileSync(join(here, 'game.json'), 'utf8')) as { actions: object[] }
  return { prompter, actions: file.actions, screens: world.said().out.split('\u001b[2J\u001b[H\u001b[3J') }
}

const known = [
  ['Anna', 150],
  ['Ben', 120],
  ['Cleo', 100],
] as const

describe('secrets at one keyboard', () => {
  it('hand the keyboard to each player before a bond is entered', async () => {
    const { prompter, actions } = await play([
      'I am Anna',
      'Set a bond',
      '90',
      'I am Ben',
      'Set a bond',
      '100',
      'Save',
    ])
    expect(actions).toMatchObject([
      { type: 'setBond', player: 'Anna', bond: 90 },
      { type: 'setBond', player: 'Ben', bond: 100 },
    ])
    const handed = prompter.asked.filter((question) => question.startsWith('Hand the keyboard to '))
    expect(handed.map((question) => question.split(' ')[4])).toEqual(['Anna.', 'Ben.', 'Cleo.'])
  })

  it('show nobody the bond or the city of another player', async () => {
    const { prompter, actions, screens } = await play(
      [
        'I am Anna',
        'Name a city',
        'Name Delhi (£40 of the bond) and take a share of NWR',
        'I am Ben',
        'More',
        'Show the log',
        'Escape',
      ],
      known,
    )
    expect(actions.at(-1)).toMatchObject({ type: 'pick', player: 'Anna', city: 'Delhi', company: 'NWR' })
    expect(prompter.asked.filter((question) => question.startsWith('Hand'))).toHaveLength(2)
    // the map is not drawn in so low a terminal, so any city would come from a contract
    for (const screen of screens) expect(named(screen)).toEqual([])
    expect(screens.at(-1)).toContain('Anna names a city in secret and takes a share of NWR (city 1)')
  })

  it('name no city in what can be undone', async () => {
    const { actions } = await play(
      [
        'I am Anna',
        'Name a city',
        'Name Ajmer',
        'I am Ben',
        'Undo: Name a city and take a share of BBCI',
        'I am Anna',
        'Escape',
      ],
      known,
    )
    expect(actions.at(-1)).toMatchObject({ type: 'undo' })
  })

  it('show a player his own contract on request, and hide it again', async () => {
    const { screens } = await play(
      [
        'I am Anna',
        'Name a city',
        'Name Ajmer',
        'I am Ben',
        'More',
        'See what only one player knows',
        'Anna',
        'I am Anna',
        'Hide it again',
        'I am Ben',
        'Escape',
      ],
      known,
    )
    const shown = screens.filter((screen) => named(screen).length > 0)
    expect(shown).toHaveLength(1)
    expect(named(shown[0] ?? '')).toEqual(['Ajmer'])
  })

  it('need no handing over where everything is open', async () => {
    const here = temporaryFolder(onTestFinished)
    await stellwerk(here, ['new', '1854', 'game.json', '--players', 'Anna,Ben,Cleo', '--seed', '7'])
    const world = kept(here, { columns: 100 })
    const prompter = scripted(['Escape'])
    await new HotSeat({ world, out: output(world, 'en', {}) }, prompter, await open(here, 'game.json')).play()
    expect(prompter.asked).toHaveLength(1)
    expect(world.said().out).not.toContain('\u001b[3J')
  })
})
