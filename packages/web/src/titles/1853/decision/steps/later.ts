import type { Wish } from '../../../../decision/parts/what-else.js'
import type { Desk } from '../desk.js'

/** What comes later in a company's turn, in its order; asked for too early, it is refused with the rule. */
const steps = [
  { step: 'track', action: { type: 'layTile', hex: 'F14', tile: '4', rotation: 0 } },
  { step: 'base', action: { type: 'placeBase', hex: 'F14', stop: 0 } },
  { step: 'run', action: { type: 'run', runs: [] } },
  { step: 'payout', action: { type: 'payOut', how: 'full' } },
  { step: 'trains', action: { type: 'buyTrain', from: 'bank', train: '2', price: 300 } },
] as const

/** The later steps of the turn, each by the name of its kind of action. */
export function laterWishes({ step, player, say }: Desk): Wish[] {
  const at = steps.findIndex((each) => each.step === step.kind)
  return steps.slice(at + 1).map(({ step: later, action }) => ({
    action: { ...action, player },
    label: say(`later.${later}`),
    rule: '1853-4.0-c',
  }))
}
