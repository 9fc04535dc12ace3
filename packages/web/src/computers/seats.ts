import type { Level } from '@stellwerk/bots'

/** The seats that computers play, and how well. */
export type Computers = { readonly [player: string]: Level }

/** What stands behind the name of every computer player, so that nobody takes it for a person. */
const sign = '⚙'

export const computerName = (name: string): string => `${name} ${sign}`

/** What is behind a computer's name without its sign. */
export const withoutSign = (name: string): string => name.replace(` ${sign}`, '')
