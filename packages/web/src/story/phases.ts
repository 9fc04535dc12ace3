import type { Phase, PhaseRef, TileColour } from '@stellwerk/table'

/** The colour of a phase is that of its newest tiles; a later phase with the same tiles is darker. */
export function phaseColour(phases: readonly Phase[], ref: PhaseRef): string {
  const newest = ({ tiles }: Phase): TileColour => tiles.at(-1) ?? 'yellow'
  const phase = phases.find((one) => one.ref === ref)
  const colour = phase ? newest(phase) : 'yellow'
  const later = phases.filter((one) => newest(one) === colour).findIndex((one) => one.ref === ref)
  return later > 0
    ? `color-mix(in srgb, var(--phase-${colour}), black ${18 * later}%)`
    : `var(--phase-${colour})`
}
