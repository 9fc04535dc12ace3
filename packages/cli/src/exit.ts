/** What the program tells the shell. */
export const exit = {
  ok: 0,
  /** A law was broken, a file says something else than our game, or the program itself is at fault. */
  failed: 1,
  /** A file or an argument that cannot be understood. */
  input: 2,
  /** The rules refuse the action. */
  refused: 3,
} as const

export type ExitCode = (typeof exit)[keyof typeof exit]
