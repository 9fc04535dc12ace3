/** The exit statuses of the program. */
export const exit = {
  ok: 0,
  /** A law was broken, a file differs from our game, or there is a bug in the program. */
  failed: 1,
  /** A file or an argument that cannot be understood. */
  input: 2,
  /** The rules refuse the action. */
  refused: 3,
} as const

export type ExitCode = (typeof exit)[keyof typeof exit]
