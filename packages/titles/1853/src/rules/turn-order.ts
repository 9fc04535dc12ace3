import type { Elsewhere } from '@stellwerk/engine'

/** 1853-4.0-c, R-25: a step that is over is not taken up again. One that was skipped says what it has against an action. */
const over = (step: string): Elsewhere => ({ step, rule: '1853-4.0-c' })

export const trackIsOver = { layTile: over('track') }
export const basesAreOver = { ...trackIsOver, placeBase: over('base') }
