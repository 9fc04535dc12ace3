import { expect, it, onTestFinished } from 'vitest'
import { gameIds, gameOf } from '../games.js'
import { stellwerk, temporaryFolder } from '../testing.js'

it.each(gameIds())('%s: a game is made, looked at, played and replayed', async (id) => {
  const here = temporaryFolder(onTestFinished)
  const { min } = (await gameOf(id, {})).title.seats
  const players = ['Anna', 'Ben', 'Cleo'].slice(0, min).join(',')
  const ok = async (...args: string[]) => {
    const ended = await stellwerk(here, args)
    expect([args, ended.code, ended.err]).toEqual([args, 0, ''])
    return ended
  }
  await ok('new', id, 'game.json', '--players', players, '--seed', '5')
  for (let i = 0; i < 12; i++) {
    // what others may not know is told to the player alone
    const { data: asked } = await ok('legal', 'game.json', '--json')
    const [player = ''] = (asked as { players: string[] }).players
    const { data } = await ok('legal', 'game.json', '--json', '--as', player)
    const [{ range: _, ...action } = {}] = (data as { choices: { range?: object }[] }).choices
    await ok('act', 'game.json', JSON.stringify(action))
  }
  for (const language of ['en', 'de', 'ja']) {
    expect((await ok('show', 'game.json', '--map', '--lang', language)).out).toContain('Anna')
    expect((await ok('log', 'game.json', '--lang', language)).out).toContain('Anna')
  }
  expect((await ok('replay', 'game.json')).out).toContain('12')
})
