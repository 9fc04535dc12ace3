import { describe, expect, it, onTestFinished } from 'vitest'
import { invitationLink } from './admission.js'
import { openEntrance, putTable } from './testing.js'

const day = 24 * 60 * 60 * 1000
const password = 'correct horse'

async function scene(registration: 'open' | 'invitation' | 'closed') {
  const entrance = await openEntrance(onTestFinished, { registration })
  const { context, browser } = entrance
  const register = async (name: string, invitation?: string) =>
    (await browser()('POST', '/api/accounts', { name, password, invitation })).status
  const invite = async (uses: number) => {
    const link = await invitationLink(context, uses, context.now() + day)
    return link.split('#')[1]!
  }
  return { ...entrance, register, invite }
}

describe('registration', () => {
  it.each(['open', 'invitation', 'closed'] as const)('says that it is %s', async (registration) => {
    const { browser } = await scene(registration)
    expect((await browser()('GET', '/api/session')).body).toEqual({ me: null, registration, mail: false })
  })

  it('by invitation lets in as many as the link says, until it ends', async () => {
    const { register, invite, wait } = await scene('invitation')
    expect([await register('Anna'), await register('Anna', 'x'.repeat(43))]).toEqual([403, 403])
    const link = await invite(2)
    expect([await register('Anna', link), await register('Ben', link)]).toEqual([201, 201])
    expect(await register('Carl', link)).toBe(403)
    const late = await invite(1)
    wait(day)
    expect(await register('Carl', late)).toBe(403)
  })

  it('by invitation lets in no more when they come at once, and a name that is taken uses nothing up', async () => {
    const { register, invite } = await scene('invitation')
    const link = await invite(2)
    expect([await register('Anna', link), await register('Anna', link)]).toEqual([201, 409])
    const statuses = await Promise.all(['Ben', 'Carl', 'Dora'].map((name) => register(name, link)))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 403, 403])
  })

  it('closed lets nobody in, not even as a guest; by invitation guests come with the link of a table', async () => {
    for (const [registration, status] of [
      ['closed', 403],
      ['invitation', 201],
    ] as const) {
      const { context, browser, register, invite } = await scene(registration)
      await putTable(context, { id: 'table-one', state: 'open', invite: 'link-of-a-table' }, [null])
      const guest = { name: 'Gast', invite: 'link-of-a-table' }
      expect((await browser()('POST', '/api/guests', guest)).status).toBe(status)
      if (registration === 'closed') expect(await register('Anna', await invite(1))).toBe(403)
    }
  })
})
