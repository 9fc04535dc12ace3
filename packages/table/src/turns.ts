import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { RoundName, Turn } from './table.js'
import type { CompanyRef } from './values.js'

/** This field of the newest frame that has it, such as the player or company whose turn it is. */
export const latest = <T extends string>({ flow }: Pick<CoreState, 'flow'>, field: string): T | undefined =>
  flow.findLast((frame) => frame[field] !== undefined)?.[field] as T | undefined

/** The turns of a round from the present one on, out of all that the round has. */
export function turnsFrom<T>(
  all: readonly T[],
  now: T | undefined,
  turn: (one: T) => Omit<Turn, 'at'>,
): readonly Turn[] {
  const at = now === undefined ? -1 : all.indexOf(now)
  return all.map((one, i) => ({ ...turn(one), at: i < at ? 'done' : i === at ? 'now' : 'next' }))
}

/** Players in the order of a round, starting with the one whose turn it is. */
export function playersFrom(order: readonly PlayerId[], now: PlayerId | undefined): readonly Turn[] {
  const at = Math.max(0, now === undefined ? 0 : order.indexOf(now))
  return [...order.slice(at), ...order.slice(0, at)].map((player, i) => ({
    player,
    at: i === 0 && now !== undefined ? 'now' : 'next',
  }))
}

/** Companies in their order, except that the one whose turn it is comes first. */
export const nowFirst = <C extends CompanyRef>(
  order: readonly C[],
  now: CompanyRef | undefined,
): readonly C[] => order.toSorted((a, b) => Number(b === now) - Number(a === now))

const codes: Readonly<Record<RoundName['kind'], string>> = {
  setup: '',
  auction: 'AU',
  stock: 'SR',
  operating: 'OR',
  end: 'OR',
}

/** "OR 3.2", "SR 2", "AU 2": the same in every language, as players write them; nothing before the first round. */
export function roundCode({ kind, number, part, code }: RoundName): string {
  if (code !== undefined || codes[kind] === '') return code ?? ''
  return `${codes[kind]} ${number}${part === undefined ? '' : `.${part}`}`
}
