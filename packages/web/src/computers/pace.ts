/** How quickly computers follow one another. */
export const paces = ['pause', 'at-once', 'step'] as const
export type Pace = (typeof paces)[number]
