import type { PlayerId } from '@stellwerk/engine'
import type { Company, Table, Turn } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'

/** A turn of the round. */
export interface Next {
  readonly player: PlayerId | null
  readonly company: Company | undefined
  readonly at: Turn['at']
  readonly label: string
}

/** The turns of this round in order: companies with whoever decides for them, or players. */
export function orderOf(
  { turns, companies, over }: Table,
  words: TableWords,
  nameOf: (player: PlayerId) => string,
): readonly Next[] {
  if (over) return []
  return turns.map(({ company: ref, player, at }) => {
    const company = companies.find((one) => one.ref === ref)
    const { state, note } = company ?? {}
    const decides = player === null ? state === 'troubled' && note && words.say(note) : nameOf(player)
    const mark = ref !== undefined && words.mark(ref)
    return { player, company, at, label: [mark, decides].filter(Boolean).join(' · ') }
  })
}

/** As many of them as a bar has room for: the last that are over, the one under way, and those to come. */
export function around<T extends Pick<Next, 'at'>>(
  order: readonly T[],
  before: number,
  after: number,
): readonly T[] {
  const first = order.findIndex(({ at }) => at !== 'done')
  const now = first < 0 ? order.length : first
  return order.slice(Math.max(0, now - before), now + after)
}
