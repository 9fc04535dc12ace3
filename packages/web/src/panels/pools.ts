import type { SharePool } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'

/** Where shares lie that nobody owns, in full where columns have a short form. */
export function poolName(words: TableWords, { label }: SharePool): string {
  const full = `${label.key}.name`
  return words.say(words.hasMessage(full) ? msg(full) : label)
}
