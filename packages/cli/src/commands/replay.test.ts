import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { GameFile } from '@stellwerk/engine'
import { shortGame, stellwerk, temporaryFolder, textOf } from '../testing.js'

const file = shortGame(['Anna', 'Ben'])

function folderWith(content: GameFile): string {
  const here = temporaryFolder(onTestFinished)
  writeFileSync(join(here, 'game.json'), textOf(content))
  return here
}

describe('replay', () => {
  it('verifies the hashes and prints the ranking', async () => {
    const here = folderWith(file)
    const { code, out } = await stellwerk(here, ['replay', 'game.json'])
    expect(code).toBe(0)
    expect(out).toContain(`${file.actions.length.toLocaleString('en')} hashes verified`)
    expect(out).toMatch(/^ {3}1 {2}(Anna|Ben) +[\d,]+ M$/m)
    const { data } = await stellwerk(here, ['replay', 'game.json', '--json', '--audit'])
    expect(data).toMatchObject({
      actions: file.actions.length,
      hashes: file.actions.length,
      over: true,
      ranking: [{ rank: 1 }, { rank: 2 }],
      violations: [],
    })
  })

  it('says who is to act when the game is not over', async () => {
    const here = folderWith({ ...file, actions: [] })
    expect((await stellwerk(here, ['replay', 'game.json'])).out).toMatch(/(Anna|Ben): .* · /)
    expect((await stellwerk(here, ['replay', 'game.json', '--json'])).data).toMatchObject({
      over: false,
      actions: 0,
    })
  })

  it('finds the first action that does not lead to its hash', async () => {
    const actions = file.actions.map((action, i) =>
      i === 5 ? { ...(action as object), hash: 'beef' } : action,
    )
    const { code, err } = await stellwerk(folderWith({ ...file, actions }), ['replay', 'game.json'])
    expect(code).toBe(2)
    expect(err).toContain('game.json: actions[5]:')
    expect(err).toContain('beef')
  })
})

describe('a finished game', () => {
  it('is shown and told in three languages', async () => {
    const here = folderWith(file)
    for (const language of ['en', 'de', 'ja']) {
      for (const command of ['show', 'log', 'legal']) {
        const { code, err, out } = await stellwerk(here, [command, 'game.json', '--lang', language])
        expect([command, language, code, err]).toEqual([command, language, 0, ''])
        expect(out).not.toMatch(/undefined|\[object|NaN/)
      }
    }
  })

  it('offers nothing any more', async () => {
    const here = folderWith(file)
    expect((await stellwerk(here, ['legal', 'game.json', '--json'])).data).toEqual({
      players: [],
      step: null,
      choices: [],
    })
    const { code, data } = await stellwerk(here, ['act', 'game.json', '{"type":"pass","player":"Anna"}'])
    expect([code, data]).toMatchObject([3, { rule: 'engine-over' }])
  })

  it('is shown at every tenth action', async () => {
    const here = folderWith(file)
    for (let at = 0; at <= file.actions.length; at += Math.ceil(file.actions.length / 10)) {
      const { code, out } = await stellwerk(here, ['show', 'game.json', '--map', '--at', String(at)], {
        columns: 120,
      })
      expect(code).toBe(0)
      expect(out).not.toMatch(/undefined|\[object|NaN/)
    }
  })
})

describe('bench', () => {
  it('measures a file', async () => {
    const here = folderWith(file)
    const { code, data } = await stellwerk(here, ['bench', 'replay', 'game.json', '--runs', '2', '--json'])
    expect(code).toBe(0)
    expect(data).toMatchObject({ title: '1873', actions: file.actions.length, runs: 2 })
    const { actionsPerSecond, microsecondsPerAction, millisecondsPerGame, stateBytes } = data as Record<
      string,
      number
    >
    expect((microsecondsPerAction ?? 0) * (actionsPerSecond ?? 0)).toBeCloseTo(1e6, -4)
    expect((millisecondsPerGame ?? 0) * 1000).toBeCloseTo(
      (microsecondsPerAction ?? 0) * file.actions.length,
      -2,
    )
    expect(stateBytes).toBeGreaterThan(1000)
    const { out } = await stellwerk(here, ['bench', 'replay', 'game.json', '--runs', '1'])
    expect(out).toMatch(/Replay: [\d,]+ actions\/s, [\d.,]+ µs per action/)
  })
})
