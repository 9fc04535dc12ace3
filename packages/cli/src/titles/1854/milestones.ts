import type { PhaseId, State } from '@stellwerk/1854'
import { isAg, isLocal, isMajor, phaseOrder } from '@stellwerk/1854'
import type { GameEvent, History } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Key } from './texts.js'
import { say } from './texts.js'

const names = {
  auctionOperating: 'milestone.auctionOperating',
  power: 'milestone.power',
  tunnel: 'milestone.tunnel',
  trade: 'milestone.trade',
  split: 'milestone.split',
  optionCompleted: 'milestone.optionCompleted',
  optionSold: 'milestone.optionSold',
  optionOverdue: 'milestone.optionOverdue',
  agreed: 'milestone.agreed',
  forced: 'milestone.forced',
  emergency: 'milestone.emergency',
  bankrupt: 'milestone.bankrupt',
  bankBreak: 'milestone.bankBreak',
} as const satisfies Readonly<Record<string, Key>>

type Milestone = keyof typeof names

/** What random games should reach, in the order in which it is told. */
export const milestones: readonly string[] = [
  ...phaseOrder.map((phase) => `phase:${phase}`),
  ...Object.keys(names),
]

export function milestoneName(language: Language, milestone: string): string {
  const [kind = '', phase = ''] = milestone.split(':')
  if (kind === 'phase') return say(language, 'milestone.phase', { phase })
  if (!Object.hasOwn(names, milestone)) throw new Error(`no milestone ${milestone}`)
  return say(language, names[milestone as Milestone])
}

/** What an event amounts to, if anything. */
function milestoneOf(event: GameEvent): Milestone | `phase:${PhaseId}` | undefined {
  switch (event.kind) {
    case 'phase-began':
      return `phase:${event['phase'] as PhaseId}`
    case 'round-started':
      return event['round'] === 'operating' && event['set'] === undefined ? 'auctionOperating' : undefined
    case 'power-used':
      return 'power'
    case 'tunnel-built':
      return 'tunnel'
    case 'train-bought':
      return isTrade(event['from'] as string) ? 'trade' : undefined
    case 'split':
      return 'split'
    case 'option-completed':
      return 'optionCompleted'
    case 'option-sold':
      return event['overdue'] ? 'optionOverdue' : 'optionSold'
    case 'merged':
      return event['forced'] ? 'forced' : 'agreed'
    case 'money':
      // the director's own money went into a train
      return event['reason'] === 'emergency' ? 'emergency' : undefined
    case 'bankrupt':
      return 'bankrupt'
    case 'bank-broke':
      return 'bankBreak'
    default:
      return undefined
  }
}

const isTrade = (seller: string): boolean => isMajor(seller) || isLocal(seller) || isAg(seller)

/** How often a game reached each milestone. */
export function reached(history: History<State>): { [milestone: string]: number } {
  const counts: { [milestone: string]: number } = { [`phase:${history.at(0).state.phase}`]: 1 }
  for (let n = 1; n <= history.length; n++)
    for (const event of history.at(n).events) {
      const milestone = milestoneOf(event)
      if (milestone !== undefined) counts[milestone] = (counts[milestone] ?? 0) + 1
    }
  return counts
}
