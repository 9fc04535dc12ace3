import { existsSync } from 'node:fs'
import type { OperatorAnswer, OperatorWish } from '@stellwerk/server'
import type { Context, Definition, Options } from '../command.js'
import { numberOption, textOption, whole } from '../command.js'
import { wrong } from '../errors.js'
import { exit } from '../exit.js'
import type { Output } from '../output.js'
import { loadServer, serverSettings, startFault } from './server-settings.js'

const actions = ['list', 'invite', 'reset', 'disable', 'enable', 'delete', 'promote'] as const
type Action = (typeof actions)[number]

const isAction = (given: string): given is Action => (actions as readonly string[]).includes(given)

const roles = ['player', 'moderator'] as const
type Role = (typeof roles)[number]
const isRole = (given: string): given is Role => (roles as readonly string[]).includes(given)

export const accounts: Definition = {
  define(command, text) {
    command
      .argument('<action>', `${text('argument.accounts')}: ${actions.join(', ')}`)
      .argument('[name]', text('argument.accountName'))
      .option('--role <role>', text('option.role'), 'moderator')
      .option('--uses <number>', text('option.uses'), whole('--uses', 1), 1)
      .option('--days <number>', text('option.days'), whole('--days', 1), 14)
      .option('--data <folder>', text('option.data'))
  },
  async run({ world, out }: Context, [action = '', name], options) {
    const wish = wishOf(action, name, options)
    const server = await loadServer()
    const config = serverSettings(server, world, options)
    const { databaseUrl, dataFolder } = config
    if (databaseUrl === '' && !existsSync(server.storeFile(dataFolder)))
      throw wrong('backup.none', {}, { where: dataFolder })
    const answer = await server.askOperator(config, wish).catch((error: unknown) => {
      throw startFault(error, config) ?? error
    })
    if ('fault' in answer) throw wrong(`accounts.${answer.fault}`, {}, { where: name ?? action })
    if (out.json) out.data(answer)
    else tell(out, wish, answer)
    return exit.ok
  },
}

function wishOf(action: string, name: string | undefined, options: Options): OperatorWish {
  if (!isAction(action)) throw wrong('option.value', { given: action, values: actions.join(', ') })
  if (action === 'list') return { action }
  if (action === 'invite')
    return { action, uses: numberOption(options, 'uses') ?? 1, days: numberOption(options, 'days') ?? 14 }
  if (name === undefined) throw wrong('usage.missingArgument', { what: 'name' })
  if (action !== 'promote') return { action, name }
  const role = textOption(options, 'role') ?? ''
  if (!isRole(role))
    throw wrong('option.value', { given: role, values: roles.join(', ') }, { where: '--role' })
  return { action, name, role }
}

function tell(out: Output, wish: OperatorWish, answer: OperatorAnswer): void {
  if ('accounts' in answer)
    out.table({
      columns: (['name', 'role', 'email', 'seen', 'state'] as const).map((column) => ({
        heading: out.text(`accounts.${column}`),
      })),
      rows: answer.accounts.map((one) => [
        one.name,
        out.text(one.guest ? 'accounts.isGuest' : `accounts.is.${one.role}`),
        one.email === null ? '' : `${one.email}${one.emailConfirmed ? '' : ' ?'}`,
        one.seen === null ? '' : dayOf(one.seen),
        one.disabled ? out.text('accounts.isDisabled') : '',
      ]),
    })
  else if ('link' in answer) {
    out.line(answer.link)
    const uses = wish.action === 'invite' ? wish.uses : 1
    out.remark(out.text('accounts.link', { until: dayOf(answer.expires), uses }))
  } else out.line(out.text('accounts.done'))
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
