import type { PlayerId } from '@stellwerk/engine'
import type { Table } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'

/** A turn that is still to come, or under way. */
export interface Next {
  readonly id: string
  readonly player: PlayerId | null
  readonly label: string
}

/** Who decides now and who comes after, in this round: companies with whoever decides for them, or players. */
export function orderOf(
  { turns, companies, over }: Table,
  words: TableWords,
  nameOf: (player: PlayerId) => string,
): readonly Next[] {
  if (over) return []
  const now = turns.filter(({ at }) => at === 'now')
  const next = turns.filter(({ at }) => at === 'next')
  return [...now, ...next].map(({ company, player }) => {
    const { state, note } = companies.find(({ ref }) => ref === company) ?? {}
    const decides = player === null ? state === 'troubled' && note && words.say(note) : nameOf(player)
    const mark = company !== undefined && words.mark(company)
    return { id: company ?? player ?? '', player, label: [mark, decides].filter(Boolean).join(' · ') }
  })
}
