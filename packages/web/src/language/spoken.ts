import type { Language } from '@stellwerk/texts'

/** What the built page says in languages that were fetched, by the numbers of the messages. */
export const spoken: { [L in Language]?: readonly string[] } = {}
