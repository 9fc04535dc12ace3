import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { output } from '../output.js'
import { kept, temporaryFolder } from '../testing.js'
import { botSeats, computersAt } from './computers.js'
import { startOrContinue } from './start.js'
import { HotSeat } from './table.js'
import { scripted } from './testing.js'

describe('computers at the keyboard', () => {
  it('take the last seats, act by themselves, and an undo goes back to the last decision of a person', async () => {
    const here = temporaryFolder(onTestFinished)
    const world = kept(here, { columns: 100 })
    const context = { world, out: output(world, 'en', {}) }
    const options = { players: 'Anna', bots: 'greedy,greedy', seed: 7, output: 'game.json', edition: 'R' }
    const session = await startOrContinue(context, scripted([]), '1873', options)
    if (!session) throw new Error('no game')
    expect(session.history.state.players).toEqual(['Anna', 'Trevithick', 'Stephenson'])
    const computers = await computersAt(session, botSeats('greedy,greedy'), here)
    expect([...computers.keys()]).toEqual(['Trevithick', 'Stephenson'])
    const prompter = scripted(['Pass', 'Pass', 'Undo', 'More', 'Save'])
    await new HotSeat(context, prompter, session, computers).play()
    expect(prompter.asked.filter((message) => message === 'Anna decides')).toHaveLength(4)
    const { actions } = JSON.parse(readFileSync(join(here, 'game.json'), 'utf8')) as {
      actions: { type: string; player: string }[]
    }
    expect(actions.at(-1)).toMatchObject({ type: 'undo' })
    const played = actions.filter(({ type }) => type !== 'undo').map(({ player }) => player)
    expect(played.filter((player) => player === 'Anna')).toHaveLength(2)
    expect(new Set(played).size).toBe(3)
  })
})
