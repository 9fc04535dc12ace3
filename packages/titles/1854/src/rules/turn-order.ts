import type { Elsewhere } from '@stellwerk/engine'

/** What is done in which step of a company's turn, in order (1854-or-turn-a). */
const kinds = [
  ['layTile', 'track'],
  ['buildTunnel', 'track'],
  ['buildStation', 'station'],
  ['run', 'run'],
  ['payOut', 'payout'],
  ['buyTrain', 'trains'],
  ['buyContract', 'contract'],
] as const

type Step = (typeof kinds)[number][1]
const steps = [...new Set(kinds.map(([, step]) => step))]

/**
 * What a step forbids because it belongs to another one. A step that is over may have been skipped because nothing was
 * possible in it, so what it has against an action is said first. A step to come has the last word itself, except that
 * nobody earns anything between trains and contract. Trains bought since the run say nothing about it (1854-run-p).
 */
export function outOfOrder(step: Step): { readonly [type: string]: string | Elsewhere } {
  const rule = '1854-or-turn-a'
  const isSettled = (other: Step): boolean =>
    other !== 'run' && (steps.indexOf(other) < steps.indexOf(step) || step === 'trains')
  return Object.fromEntries(
    kinds
      .filter(([, other]) => other !== step)
      .map(([type, other]) => [type, isSettled(other) ? { step: other, rule } : rule]),
  )
}
