import type { EventFields, EventKind, PhaseId, State } from '@stellwerk/1853'
import { companies, phaseOrder } from '@stellwerk/1853'
import type { GameEvent, History } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Key } from './texts.js'
import { say } from './texts.js'

const names = {
  managers: 'milestone.managers',
  credit: 'milestone.credit',
  debtPaid: 'milestone.debtPaid',
  bbciLarge: 'milestone.bbciLarge',
  bbciSmall: 'milestone.bbciSmall',
  fulfilled: 'milestone.fulfilled',
  unredeemed: 'milestone.unredeemed',
  doubleCards: 'milestone.doubleCards',
  token: 'milestone.token',
  trade: 'milestone.trade',
  gift: 'milestone.gift',
  givenBack: 'milestone.givenBack',
  secondGroup: 'milestone.secondGroup',
  elephantSold: 'milestone.elephantSold',
  extraRound: 'milestone.extraRound',
  endBank: 'milestone.endBank',
  endPrice: 'milestone.endPrice',
} as const satisfies Readonly<Record<string, Key>>

type Milestone = keyof typeof names | `phase:${PhaseId}`

/** What random games should reach, in the order in which it is told. */
export const milestones: readonly string[] = [
  ...phaseOrder.map((phase) => `phase:${phase}`),
  ...Object.keys(names),
]

export function milestoneName(language: Language, milestone: string): string {
  const [kind = '', phase = ''] = milestone.split(':')
  if (kind === 'phase') return say(language, 'milestone.phase', { phase })
  if (!Object.hasOwn(names, milestone)) throw new Error(`no milestone ${milestone}`)
  return say(language, names[milestone as keyof typeof names])
}

/** What an event amounts to, if anything. */
function milestoneOf(event: GameEvent): Milestone | undefined {
  const of = <K extends EventKind>(_: K): EventFields[K] => event as unknown as EventFields[K]
  switch (event.kind) {
    case 'phase-began':
      return `phase:${of('phase-began').phase as PhaseId}`
    case 'manager-changed':
      return 'managers'
    case 'train-bought': {
      const { credit, from } = of('train-bought')
      return credit ? 'credit' : Object.hasOwn(companies, from) ? 'trade' : undefined
    }
    case 'debt-paid':
      return 'debtPaid'
    case 'bbci-settled':
      return sizeOfBbci(of('bbci-settled').size)
    case 'contract-fulfilled':
      return 'fulfilled'
    case 'unredeemed':
      return 'unredeemed'
    case 'supply-changed':
      return 'doubleCards'
    case 'token-used':
      return 'token'
    case 'money':
      return event['reason'] === 'gift' ? 'gift' : undefined
    case 'train-given-back':
      return 'givenBack'
    case 'group-on-sale':
      return 'secondGroup'
    case 'elephant-moved':
      return of('elephant-moved').price === null ? undefined : 'elephantSold'
    case 'extra-round':
      return of('extra-round').wanted ? 'extraRound' : undefined
    case 'top-price':
      return 'endPrice'
    default:
      return undefined
  }
}

const sizeOfBbci = (size: 'large' | 'small'): Milestone => (size === 'large' ? 'bbciLarge' : 'bbciSmall')

/** How often a game reached each milestone. What a position begins with counts once. */
export function reached(history: History<State>): { [milestone: string]: number } {
  const counts: { [milestone: string]: number } = {}
  const count = (milestone: Milestone | undefined): void => {
    if (milestone !== undefined) counts[milestone] = (counts[milestone] ?? 0) + 1
  }
  const { phase, companies: first } = history.at(0).state
  count(`phase:${phase}`)
  const bbci = first.BBCI.size
  if (bbci !== null) count(sizeOfBbci(bbci))
  for (let n = 1; n <= history.length; n++)
    for (const event of history.at(n).events) count(milestoneOf(event))
  // 1853-5.1.2-f: a price of 400 ends the game even while the last round is being finished
  const { over, bankOut } = history.at(history.length).state
  if (over && bankOut && counts['endPrice'] === undefined) count('endBank')
  return counts
}
