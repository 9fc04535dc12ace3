import type { PlayerId } from '@stellwerk/engine'
import type { Money, Table } from '@stellwerk/table'
import { company, holdingsOf, worthOf, worthOfHolding } from '@stellwerk/table'
import type { Language, TableWords } from '@stellwerk/texts'
import { storyTexts } from './texts.js'

/** What a player has, part by part. */
export interface Fortune {
  readonly player: PlayerId
  readonly total: Money
  readonly parts: readonly { readonly label: string; readonly value: Money }[]
}

/** Every player's fortune, the largest first; shares company by company. */
export function fortunesOf(table: Table, words: TableWords, language: Language): readonly Fortune[] {
  const say = storyTexts.in(language)
  return table.players
    .map(({ ref }) => {
      const { total, parts } = worthOf(table, ref)
      const shares = holdingsOf(table, ref).map((held) => ({
        label: say('shares', { company: words.phrase(company(held.company.ref)) }),
        value: worthOfHolding(held.company, held.holding),
      }))
      return {
        player: ref,
        total,
        parts: parts.flatMap(({ label, amount }) =>
          label.key === 'worth.shares' ? shares : [{ label: words.say(label), value: amount }],
        ),
      }
    })
    .toSorted((a, b) => b.total - a.total)
}
