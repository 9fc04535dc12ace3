import { expect, onTestFinished, test, vi } from 'vitest'
import type * as Titles from '../../../titles/all/src/manifests.js'
import { kept, stellwerk, temporaryFolder } from '../testing.js'
import { output } from '../output.js'
import { open } from '../session.js'
import { HotSeat } from './table.js'
import { scripted } from './testing.js'

// one more title in the list, and nothing else
vi.mock('../../../titles/all/src/manifests.ts', async (original) => {
  const { coinManifest } = await import('../../../titles/all/src/testing-coins.js')
  const { manifests: listed } = await original<typeof Titles>()
  const manifests = [...listed, coinManifest]
  return {
    manifests,
    titleIds: manifests.map(({ id }) => id),
    manifestOf: (title: string) => manifests.find(({ id }) => id === title),
  }
})

test('a title that is in the list is set up, shown and played to its end in a terminal', async () => {
  const here = temporaryFolder(onTestFinished)
  const created = await stellwerk(here, ['new', 'coins', 'game.json', '--players', 'Anna,Ben', '--seed', '7'])
  expect(created.code).toBe(0)
  const world = kept(here, { columns: 80 })
  const threeCoins = ['Take', '3']
  const prompter = scripted([...Array.from({ length: 7 }, () => threeCoins).flat(), 'Escape'])
  await new HotSeat({ world, out: output(world, 'en', {}) }, prompter, await open(here, 'game.json')).play()
  expect(prompter.asked.at(-1)).toBe('The game is over.')
  const { out: screen } = world.said()
  expect(screen).toContain('Stock round 1 · Phase 1 · Lots drawn 0')
  expect(screen).toMatch(/Anna .*12 c/)
  const shown = await stellwerk(here, ['show', 'game.json', '--map'])
  expect(shown.out).toContain('A1')
})
