import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { config } from './config.js'
import { SettingError, readConfig, settings } from './settings.js'

describe('settings', () => {
  it('have defaults that work on one machine', () => {
    expect(readConfig({})).toEqual(config.parse({}))
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 1873,
      databaseUrl: '',
      trustProxy: 0,
    })
  })

  it('come from the environment; an empty variable is none', () => {
    const env = {
      STELLWERK_PORT: '8080',
      STELLWERK_HOST: '',
      DATABASE_URL: 'postgres://stellwerk:secret@db.example.org/stellwerk',
      STELLWERK_TRUST_PROXY: 'true',
      STELLWERK_PUBLIC_URL: 'https://play.example.org',
      PATH: '/usr/bin',
    }
    expect(readConfig(env)).toEqual({
      ...config.parse({}),
      port: 8080,
      databaseUrl: env.DATABASE_URL,
      trustProxy: 1,
      publicUrl: 'https://play.example.org',
    })
  })

  it.each([
    ['false', 0],
    ['0', 0],
    ['true', 1],
    ['1', 1],
    ['2', 2],
  ])('trust as many proxies as %s says', (value, trustProxy) => {
    expect(readConfig({ STELLWERK_TRUST_PROXY: value })).toMatchObject({ trustProxy })
  })

  it.each([
    [{ STELLWERK_TRUST_PROXY: '-1' }, 'STELLWERK_TRUST_PROXY should be true | false | 0…16'],
    [{ STELLWERK_PORT: '70000' }, 'STELLWERK_PORT should be 0…65535'],
    [{ STELLWERK_PORT: 'eighty' }, 'STELLWERK_PORT should be 0…65535'],
    [{ STELLWERK_PUBLIC_URL: 'play.example.org' }, 'STELLWERK_PUBLIC_URL should be https://…'],
    [{ STELLWERK_TRUST_PROXY: 'perhaps' }, 'STELLWERK_TRUST_PROXY should be true | false'],
    [{ STELLWERK_LOG: 'loud' }, 'STELLWERK_LOG should be fatal | error'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL should be postgres://…'],
    [{ STELLWERK_SMTP_URL: 'http://x' }, 'STELLWERK_SMTP_URL should be smtp://…'],
    [{ STELLWERK_SMTP_URL: 'smtp://mail.example.org' }, 'STELLWERK_MAIL_FROM should be'],
    [{ STELLWERK_VAPID_PUBLIC_KEY: 'x' }, 'STELLWERK_VAPID_PRIVATE_KEY should be'],
    [{ STELLWERK_VAPID_PRIVATE_KEY: 'x' }, 'STELLWERK_VAPID_PUBLIC_KEY should be'],
    [{ STELLWERK_SESSION_DAYS: '0' }, 'STELLWERK_SESSION_DAYS should be 1…3650'],
  ])('%j are refused by name', (env, message) => {
    expect(() => readConfig(env)).toThrow(SettingError)
    expect(() => readConfig(env)).toThrow(message)
  })

  it('are refused without telling a value that may be secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'hunter2' })).not.toThrow('hunter2')
  })

  it('are all in the table for operators, with form and default', () => {
    const table = readFileSync(new URL('../../SETTINGS.md', import.meta.url), 'utf8')
    const rows = table
      .split('\n')
      .filter((line) => /^\| `[A-Z]/.test(line))
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
    const defaults = config.parse({})
    expect(rows.map(([, variable, form, standard]) => ({ variable, form, standard }))).toEqual(
      Object.entries(settings).map(([field, { variable, form }]) => ({
        variable: code(variable),
        form: code(form),
        standard: code(String(defaults[field as keyof typeof defaults])),
      })),
    )
  })
})
