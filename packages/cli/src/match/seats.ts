import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Policy } from '@stellwerk/bots'
import { isPolicyName, policyNames, policyOf } from '@stellwerk/bots'
import { wrong } from '../errors.js'

/** `strong,good,./my-bot.mjs`: levels and references by name, anything else as a module. */
export const seatNames = (given: string): readonly string[] => given.split(',').map((name) => name.trim())

/** A seat's policy by its name, or from a module that exports one as `policy`. */
export async function seatPolicy(title: string, name: string, cwd: string, option: string): Promise<Policy> {
  if (isPolicyName(name)) return policyOf(title, name)
  if (!/[./\\]/.test(name))
    throw wrong('seat.unknown', { given: name, names: policyNames.join(', ') }, { where: option })
  const { policy } = await loaded(name, cwd, option)
  if (typeof policy?.decide !== 'function') throw wrong('seat.module', { file: name }, { where: option })
  return { name: basename(name), decide: (situation) => policy.decide(situation) }
}

async function loaded(name: string, cwd: string, option: string): Promise<{ readonly policy?: Policy }> {
  try {
    return (await import(pathToFileURL(resolve(cwd, name)).href)) as { readonly policy?: Policy }
  } catch (error) {
    throw wrong('seat.unreadable', { file: name, message: String(error) }, { where: option })
  }
}
