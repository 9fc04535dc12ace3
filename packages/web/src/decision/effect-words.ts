import type { PlayerId } from '@stellwerk/engine'
import type { Bearer, Effect, Value } from '@stellwerk/table'
import { company, hex, msg, player, train } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'

/** An effect in words: "HBE price 120 ▲ 130". */
export interface SaidEffect {
  readonly label: string
  readonly from: string
  readonly to: string
  readonly sign: '▲' | '▼' | '→'
  readonly tone: Effect['tone']
  /** Nobody should miss it. */
  readonly isWeighty: boolean
}

export function saidEffect(words: TableWords, effect: Effect, chooser: PlayerId): SaidEffect {
  const { what, of, from, to, tone, detail, label } = effect
  const matter = label ? words.say(label) : words.say(msg(`effect.${what}`))
  const parts = [
    of.kind === 'player' && of.ref === chooser ? undefined : bearerOf(of),
    what === 'share' || what === 'bid' ? detail : undefined,
  ]
  return {
    label: [...parts.flatMap((part) => (part ? [words.cell(part)] : [])), matter].join(' '),
    from: words.cell(from),
    to: words.cell(to),
    sign: signOf(from, to),
    tone,
    isWeighty: effect.rank === 1,
  }
}

function bearerOf(of: Bearer): Value | undefined {
  switch (of.kind) {
    case 'player':
      return player(of.ref)
    case 'company':
      return company(of.ref)
    case 'train':
      return train(of.ref)
    case 'hex':
      return hex(of.ref)
    case 'table':
      return undefined
  }
}

/** The number in a value that has one. */
export const amountIn = (value: Value): number | undefined =>
  value.kind === 'money' || value.kind === 'percent' || value.kind === 'count' ? value.amount : undefined

function signOf(from: Value, to: Value): SaidEffect['sign'] {
  const [was, is] = [amountIn(from), amountIn(to)]
  if (was === undefined || is === undefined || was === is) return '→'
  return is > was ? '▲' : '▼'
}

/** The purse that an action empties or fills first: the chooser's own, or that of a company that acts. */
export function purseEffect(effects: readonly Effect[], acting: string | null): Effect | undefined {
  const company = effects.find(
    ({ what, of }) => what === 'treasury' && of.kind === 'company' && of.ref === acting,
  )
  return company ?? effects.find(({ what, rank }) => what === 'cash' && rank === 0)
}

const small: readonly Effect['what'][] = ['bank', 'worth', 'bid', 'stock', 'tile', 'value']

/** What becomes of the thing that a line names goes without saying. */
const plain: readonly Effect['what'][] = ['state', 'head', 'owner', 'treasury']

function goesWithoutSaying({ what, of, to }: Effect, subject: Value | undefined): boolean {
  if (subject?.kind !== 'company') return false
  if (what === 'fact') return to.kind === 'list' && JSON.stringify(to).includes(JSON.stringify(subject))
  return plain.includes(what) && of.kind === 'company' && of.ref === subject.ref
}

/** The same money told once more, such as cash that no bid ties up. */
const repeats = ({ of, from, to }: Effect, purse: Effect | undefined): boolean =>
  purse !== undefined && JSON.stringify([of, from, to]) === JSON.stringify([purse.of, purse.from, purse.to])

/** What there is to say of a choice beyond the thing itself and the money that it costs. */
export const furtherEffects = (
  effects: readonly Effect[],
  purse: Effect | undefined,
  subject?: Value,
): readonly Effect[] =>
  effects.filter((effect) => !repeats(effect, purse) && !goesWithoutSaying(effect, subject))

/** What is told on a line beside the money: what concerns the chooser, and what nobody should miss. */
export const tellingEffects = (
  effects: readonly Effect[],
  purse: Effect | undefined,
  subject?: Value,
): readonly Effect[] =>
  furtherEffects(effects, purse, subject)
    .filter(({ what, rank }) => rank < 2 && !small.includes(what))
    .toSorted((a, b) => Number(b.rank === 1) - Number(a.rank === 1))
