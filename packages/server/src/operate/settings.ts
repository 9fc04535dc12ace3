import type { Config } from './config.js'
import { config } from './config.js'

/** A setting as an operator meets it. */
interface Setting {
  readonly variable: string
  /** The form of its value, in symbols that need no translation. */
  readonly form: string
}

/** The environment variable behind each setting. `SETTINGS.md` of this package explains them. */
export const settings: Readonly<Record<keyof Config, Setting>> = {
  host: { variable: 'STELLWERK_HOST', form: '127.0.0.1 | 0.0.0.0 | :: | …' },
  port: { variable: 'STELLWERK_PORT', form: '0…65535' },
  publicUrl: { variable: 'STELLWERK_PUBLIC_URL', form: 'https://…' },
  hosts: { variable: 'STELLWERK_HOSTS', form: 'play.local, …' },
  databaseUrl: { variable: 'DATABASE_URL', form: 'postgres://…' },
  dataFolder: { variable: 'STELLWERK_DATA', form: '/…' },
  siteFolder: { variable: 'STELLWERK_SITE', form: '/…' },
  trustProxy: { variable: 'STELLWERK_TRUST_PROXY', form: 'true | false | 0…16' },
  logLevel: { variable: 'STELLWERK_LOG', form: 'fatal | error | warn | info | debug | silent' },
  smtpUrl: { variable: 'STELLWERK_SMTP_URL', form: 'smtp://… | smtps://…' },
  mailFrom: { variable: 'STELLWERK_MAIL_FROM', form: '…@…' },
  vapidPublicKey: { variable: 'STELLWERK_VAPID_PUBLIC_KEY', form: 'base64url' },
  vapidPrivateKey: { variable: 'STELLWERK_VAPID_PRIVATE_KEY', form: 'base64url' },
  privateWebhooks: { variable: 'STELLWERK_PRIVATE_WEBHOOKS', form: 'true | false' },
  noticeDelaySeconds: { variable: 'STELLWERK_NOTICE_DELAY_SECONDS', form: '0…86400' },
  registration: { variable: 'STELLWERK_REGISTRATION', form: 'open | invitation | closed' },
  sessionDays: { variable: 'STELLWERK_SESSION_DAYS', form: '1…3650' },
  keepOpenTablesDays: { variable: 'STELLWERK_KEEP_OPEN_TABLES_DAYS', form: '1…36500' },
  freeSeatDays: { variable: 'STELLWERK_FREE_SEAT_DAYS', form: '1…3650' },
  keepUploadsDays: { variable: 'STELLWERK_KEEP_UPLOADS_DAYS', form: '1…36500' },
  requestSeconds: { variable: 'STELLWERK_REQUEST_SECONDS', form: '1…3600' },
  requestsPerMinute: { variable: 'STELLWERK_REQUESTS_PER_MINUTE', form: '1…' },
  signInsPerQuarterHour: { variable: 'STELLWERK_SIGN_INS_PER_QUARTER_HOUR', form: '1…' },
  registrationsPerHour: { variable: 'STELLWERK_REGISTRATIONS_PER_HOUR', form: '1…' },
  uploadsPerHour: { variable: 'STELLWERK_UPLOADS_PER_HOUR', form: '1…' },
  chatPerMinute: { variable: 'STELLWERK_CHAT_PER_MINUTE', form: '1…' },
  socketsPerAddress: { variable: 'STELLWERK_SOCKETS_PER_ADDRESS', form: '1…' },
  socketsPerAccount: { variable: 'STELLWERK_SOCKETS_PER_ACCOUNT', form: '1…' },
  runningTablesPerAccount: { variable: 'STELLWERK_RUNNING_TABLES_PER_ACCOUNT', form: '1…' },
  snapshotEvery: { variable: 'STELLWERK_SNAPSHOT_EVERY', form: '1…' },
  idleGameMinutes: { variable: 'STELLWERK_IDLE_GAME_MINUTES', form: '0…' },
}

/** A variable whose value cannot be used. The value is not shown, since it may be a secret. */
export class SettingError extends Error {
  constructor(
    readonly variable: string,
    readonly form: string,
  ) {
    super(`${variable} should be ${form}`)
  }
}

/** The settings that the environment gives, with defaults for the others. An empty variable counts as not given. */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const given = Object.entries(settings)
    .map(([field, { variable }]) => [field, env[variable]] as const)
    .filter(([, value]) => value !== undefined && value !== '')
  const parsed = config.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0] as keyof Config
    throw new SettingError(settings[field].variable, settings[field].form)
  }
  if (parsed.data.smtpUrl !== '' && parsed.data.mailFrom === '')
    throw new SettingError(settings.mailFrom.variable, settings.mailFrom.form)
  if ((parsed.data.vapidPublicKey === '') !== (parsed.data.vapidPrivateKey === '')) {
    const missing = parsed.data.vapidPublicKey === '' ? settings.vapidPublicKey : settings.vapidPrivateKey
    throw new SettingError(missing.variable, missing.form)
  }
  return parsed.data
}
