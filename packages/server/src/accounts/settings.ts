import type { Holiday, Me, NoticeSettings } from '@stellwerk/protocol'
import { accountRole, noticeSettings } from '@stellwerk/protocol'
import { isLanguage } from '@stellwerk/texts'
import type { Language } from '@stellwerk/texts'
import type { Account } from '../store/schema.js'

/** Nobody gets notices until they ask for them, and nobody gets any at night. */
export const noNotices: NoticeSettings = {
  email: false,
  push: false,
  webhook: '',
  quiet: { from: '22:00', to: '08:00', zone: 'UTC' },
}

/** How an account wants to be told of its turns. */
export const noticesOf = ({ notices }: Pick<Account, 'notices'>): NoticeSettings =>
  noticeSettings.parse(JSON.parse(notices))

const holidaysOf = ({ holidays }: Pick<Account, 'holidays'>): Holiday[] => JSON.parse(holidays) as Holiday[]

/** Whether an account wants to be told of its turns in any way. */
export function wantsNotices(account: Pick<Account, 'notices'>): boolean {
  const { email, push, webhook } = noticesOf(account)
  return email || push || webhook !== ''
}

export const languageOf = ({ language }: Pick<Account, 'language'>): Language | null =>
  language !== null && isLanguage(language) ? language : null

export const roleOf = ({ role }: Pick<Account, 'role'>): Me['role'] => accountRole.catch('player').parse(role)

export const isSuspended = ({ suspended_until }: Pick<Account, 'suspended_until'>, now: number): boolean =>
  suspended_until !== null && suspended_until > now

/** What people see of their own account. */
export const meOf = (account: Account): Me => ({
  id: account.id,
  name: account.name,
  guest: account.guest === 1,
  email: account.email,
  emailConfirmed: account.email_confirmed === 1,
  language: languageOf(account),
  notices: noticesOf(account),
  holidays: holidaysOf(account),
  created: account.created,
  role: roleOf(account),
  rated: account.rated === 1,
})
