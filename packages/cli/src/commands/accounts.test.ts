import { describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../../server/src/testing.js'
import { stellwerk, temporaryFolder } from '../testing.js'

/** A store with Anna in it, and no server at work. */
async function withAnna(): Promise<string> {
  const folder = temporaryFolder(onTestFinished)
  const server = await startServer({ folder })
  await server.as('Anna')
  await server.stop()
  return folder
}

describe('accounts', () => {
  it('are listed for people and for programs', async () => {
    const folder = await withAnna()
    const { code, out } = await stellwerk(folder, ['accounts', 'list', '--data', '.'])
    expect([code, out]).toEqual([0, expect.stringMatching(/^Name .*\n(─.*\n)?Anna +player/)])
    const { data } = await stellwerk(folder, ['accounts', 'list', '--data', '.', '--json'])
    expect(data).toMatchObject({ accounts: [{ name: 'Anna', role: 'player', disabled: false }] })
  })

  it('are promoted and disabled, which the list shows', async () => {
    const folder = await withAnna()
    for (const action of ['promote', 'disable'])
      expect(await stellwerk(folder, ['accounts', action, 'anna', '--data', '.'])).toMatchObject({
        code: 0,
        out: 'Done.\n',
      })
    const { out } = await stellwerk(folder, ['accounts', 'list', '--data', '.'])
    expect(out).toMatch(/Anna +moderator .*disabled/)
  })

  it('get links at the public address of the server', async () => {
    const folder = await withAnna()
    const env = { STELLWERK_PUBLIC_URL: 'https://play.example.org' }
    const reset = await stellwerk(folder, ['accounts', 'reset', 'Anna', '--data', '.'], { env })
    expect(reset.out).toMatch(/^https:\/\/play\.example\.org\/recover#[\w-]{43}\n$/)
    const invite = await stellwerk(folder, ['accounts', 'invite', '--uses', '30', '--data', '.'], { env })
    expect(invite.out).toMatch(/^https:\/\/play\.example\.org\/account#[\w-]{43}\n$/)
    expect(invite.err).toContain('works 30 times')
  })

  it.each([
    [['accounts', 'list'], 'there is no store in this folder'],
    [['accounts', 'sing', '--data', '.'], '"sing" should be one of: list, invite'],
    [['accounts', 'reset', '--data', '.'], 'the argument name is missing'],
    [['accounts', 'delete', 'Ben', '--data', '.'], 'Ben: there is no account with this name'],
    [['accounts', 'promote', 'Anna', '--role', 'king', '--data', '.'], '--role: "king" should be one of'],
  ])('fail clearly with %j', async (args, expected) => {
    const { code, err } = await stellwerk(await withAnna(), args)
    expect(code).toBe(2)
    expect(err).toContain(expected)
  })
})
