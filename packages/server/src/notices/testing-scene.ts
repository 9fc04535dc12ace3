import { expect, onTestFinished } from 'vitest'
import type { Me, NoticeSettings } from '@stellwerk/protocol'
import { noNotices } from '../accounts/settings.js'
import type { Entrance } from '../accounts/testing.js'
import { openEntrance, putTable } from '../accounts/testing.js'
import { Presence } from '../live/presence.js'
import type { Config } from '../operate/config.js'
import type { TableRecord } from '../store/schema.js'
import type { Notices } from './index.js'
import { registerNotices } from './index.js'

export const table = 'table-00001'
const always = { from: '00:00', to: '00:00', zone: 'UTC' }
export const hour = 60 * 60 * 1000

export interface Scene extends Entrance {
  readonly notices: Notices
  readonly presence: Presence
  readonly me: Me
  readonly row: TableRecord
  began(seq: number, players?: string[]): Promise<void>
  /** Lets time pass and sends what is due then. */
  after(milliseconds: number): Promise<void>
}

/** Anna's turn at a running table, with the settings she chose. */
export async function scene(
  settings: Partial<NoticeSettings>,
  { config = {}, language = 'en' }: { config?: Partial<Config>; language?: string } = {},
): Promise<Scene> {
  const entrance = await openEntrance(onTestFinished, {
    publicUrl: 'https://play.example.org',
    privateWebhooks: true,
    noticeDelaySeconds: 30,
    ...config,
  })
  const send = entrance.browser()
  const registered = await send('POST', '/api/accounts', {
    name: 'Anna',
    password: 'correct horse',
    language,
  })
  await entrance.context.store.write((transaction) =>
    transaction.updateTable('accounts').set({ email: 'anna@example.org', email_confirmed: 1 }).execute(),
  )
  await entrance.context.store.publish({ kind: 'settings', account: (registered.body as Me).id })
  const changed = await send('PATCH', '/api/me', { notices: { ...noNotices, quiet: always, ...settings } })
  expect([registered.status, changed.status]).toEqual([201, 200])
  const me = changed.body as Me
  const row = await putTable(entrance.context, { id: table, name: 'Friday' }, [me.id, null])
  const presence = new Presence(entrance.context)
  onTestFinished(() => presence.close())
  const notices = registerNotices(entrance.context, presence)
  onTestFinished(() => notices.close())
  return {
    ...entrance,
    notices,
    presence,
    me,
    row,
    began: (seq, players = ['seat-1', 'seat-2']) => notices.turnBegan(row, players, seq),
    async after(milliseconds) {
      entrance.wait(milliseconds)
      await notices.sendDue()
    },
  }
}
