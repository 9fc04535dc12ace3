import type { Range } from '@stellwerk/engine'
import type { Output } from '../output.js'
import type { Prompter } from './prompter.js'

/** Asks for the free number of a choice until it fits; nothing if the player changes their mind. */
export async function askNumber(
  out: Output,
  prompter: Prompter,
  label: string,
  { min, max, step, except = [] }: Range,
  least: number,
): Promise<number | undefined> {
  const question = out.text('play.number', { label, min, max, step })
  const given = await prompter.ask(question, String(least), (text) => {
    const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : NaN
    const fits = number >= min && number <= max && (number - min) % step === 0 && !except.includes(number)
    const excluded = { count: except.length, except: except.join(', ') }
    return fits ? undefined : out.text('play.numberWrong', { min, max, step, ...excluded })
  })
  return given === undefined ? undefined : Number(given)
}
