import { isCancel, note, select, text } from '@clack/prompts'

interface Item<T> {
  readonly value: T
  readonly label: string
  readonly hint?: string
}

/** How the game asks people. */
export interface Prompter {
  /** One of several, or nothing when the question is left with Escape. */
  choose<T extends string | number>(
    message: string,
    items: readonly Item<T>[],
    rows?: number,
  ): Promise<T | undefined>
  /** A text that passes the check; the check returns what is wrong with it. */
  ask(
    message: string,
    initial: string,
    check: (given: string) => string | undefined,
  ): Promise<string | undefined>
  tell(message: string, heading: string): void
}

export const terminal: Prompter = {
  async choose(message, items, rows = 14) {
    const options = items.map((item) => ({ ...item })) as Parameters<
      typeof select<string | number>
    >[0]['options']
    const chosen = await select<string | number>({
      message,
      options,
      maxItems: rows,
      showInstructions: false,
    })
    return isCancel(chosen) ? undefined : (chosen as (typeof items)[number]['value'])
  },
  async ask(message, initial, check) {
    const given = await text({ message, initialValue: initial, validate: (value) => check(value ?? '') })
    return isCancel(given) ? undefined : given
  },
  tell: (message, heading) => note(message, heading),
}
