import { createTransport } from 'nodemailer'
import type { Config } from '../operate/config.js'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends letters; undefined where no mail server is set. */
export function mailerOf({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): ((letter: Letter) => Promise<void>) | undefined {
  if (smtpUrl === '') return undefined
  const transport = createTransport({ url: smtpUrl, ...limits })
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return async (letter) => void (await transport.sendMail({ from: mailFrom, headers, ...letter }))
}
