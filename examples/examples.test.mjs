import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig, serve } from '@stellwerk/server'
import { writeRandomGame } from '../packages/titles/1873/src/import/testing-site.js'

const root = fileURLToPath(new URL('../', import.meta.url))

/** The output of a program of this folder, or of the command. */
async function run(program, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd: root })
  return stdout
}

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-examples-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('the examples', () => {
  it('play a game by script', async () => {
    const lines = (await run('examples/play-a-game.mjs', '7')).trim().split('\n')
    expect(lines[0]).toMatch(/^over after \d+ actions$/)
    expect(lines.slice(1)).toHaveLength(3)
  })

  it('enter a computer player of their own in a match', async () => {
    const seats = './examples/my-bot.mjs,random,random'
    const said = await run(
      'packages/cli/dist/stellwerk.cjs',
      'match',
      'vierhain',
      '--seats',
      seats,
      '--games',
      '1',
      '--json',
    )
    const { games, standings } = JSON.parse(said)
    expect(games).toBe(1)
    expect(standings.find(({ policy }) => policy === 'my-bot.mjs')).toMatchObject({ forfeits: [], wins: 1 })
  })

  it('find the best routes of a board', async () => {
    const said = await run('examples/best-routes.mjs', 'packages/router/boards/express.json')
    expect(said).toContain('OWN earns 580, proven')
  })

  it('import a game and tell what everybody was worth', async () => {
    const file = join(emptyFolder(), 'game.json')
    writeFileSync(file, JSON.stringify(writeRandomGame(4, 3, 200).exported))
    const [heading, ...rounds] = (await run('examples/import-a-game.mjs', file)).trim().split('\n')
    expect(heading?.split('\t')).toHaveLength(4)
    expect(rounds.length).toBeGreaterThan(1)
    for (const round of rounds) expect(round.split('\t').slice(1).map(Number)).not.toContain(NaN)
  })

  it('watch a table of a server and move', async () => {
    const settings = { STELLWERK_PORT: '0', STELLWERK_DATA: emptyFolder(), STELLWERK_LOG: 'fatal' }
    const server = await serve(readConfig(settings))
    onTestFinished(() => server.close())
    expect(await run('examples/watch-and-move.mjs', server.address)).toMatch(/the watcher heard of [1-9]/)
  })

  it('add a rule of the house from outside', async () => {
    const said = await run('examples/house-rule.mjs')
    expect(said).toContain('refused by house-one-railway')
    expect(said).toMatch(/is offered (?!.*found)/)
  })
})
