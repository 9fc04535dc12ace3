import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Review } from '@stellwerk/bots'
import { replay } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { gameWithSmallerRun } from '../../../bots/src/testing-smaller-run.js'
import { stellwerk, temporaryFolder, textOf } from '../testing.js'

it('finds the run that is known to be smaller than the best, and what it cost by the router’s proof', async () => {
  const file = await gameWithSmallerRun()
  const here = temporaryFolder(onTestFinished)
  writeFileSync(join(here, 'game.json'), textOf(file))
  const { title, face } = games['1873']!
  const played = replay(title, file)
  if (!played.ok) throw new Error('the game was played by the rules')
  const { length } = played.value
  const { state } = played.value.at(length - 1)
  const [company = ''] = face.runs.runners(state)
  const { plans, proven } = face.runs.suggest(state, company, 1)
  const { events, state: after } = played.value.at(length)
  const [ran] = events.flatMap((event) => face.runs.told?.(after, event) ?? [])
  const left = (plans[0]?.total ?? 0) - (ran?.total ?? 0)
  expect([proven, left > 0]).toEqual([true, true])

  const { code, data } = await stellwerk(here, ['review', 'game.json', '--json'])
  expect(code).toBe(0)
  const { runs, players } = data as Review
  expect(runs).toMatchObject({ below: 1, lost: left })
  expect(runs.all).toBeGreaterThan(1)
  const found = players.flatMap(({ findings }) => findings.filter(({ kind }) => kind === 'run'))
  expect(found).toMatchObject([{ at: length - 1, exact: true, plan: { total: plans[0]?.total } }])

  const told = await stellwerk(here, ['review', 'game.json'])
  expect(told.out).toContain('1 of')
})
