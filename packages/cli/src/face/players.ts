import type { Fact, Player } from '@stellwerk/table'
import { certificatesOf, holdingsOf, liquidityOf, money, msg, worthOf } from '@stellwerk/table'
import type { Column } from '../table.js'
import type { Section } from './face.js'
import type { Sight } from './sight.js'
import { cellIn, columnFor, columnsOf } from './sight.js'

/** A player with what is open of his secrets. */
const openly = ({ facts, secrets }: Player): { readonly facts: readonly Fact[] } => ({
  facts: [...facts, ...secrets.flatMap(({ outside }) => outside)],
})

/** The players in their order: what they have and what it is worth. */
export function playerSection(sight: Sight): Section {
  const { table, words } = sight
  const amount = (n: number): string => words.cell(money(n))
  const facts = columnsOf(table.players.map(openly))
  const limit = table.limits.certificates
  const columns: readonly Column[] = [
    { heading: words.say(msg('column.player')) },
    { heading: words.say(msg('column.cash')), align: 'right' },
    { heading: words.say(msg('column.shares')), flexible: true },
    ...facts.map((fact) => columnFor(fact, sight)),
    ...(limit === undefined
      ? []
      : [{ heading: words.say(msg('column.certificates')), align: 'right' } as const]),
    { heading: words.say(msg('column.liquidity')), align: 'right' },
    { heading: words.say(msg('column.worth')), align: 'right' },
  ]
  const rows = table.players
    .toSorted((a, b) => a.order - b.order)
    .map((player) => [
      player.ref,
      amount(player.cash),
      sharesOf(player, sight),
      ...facts.map((column) => cellIn(openly(player), column, sight)),
      ...(limit === undefined ? [] : [`${certificatesOf(table, player.ref)}/${limit}`]),
      amount(liquidityOf(table, player.ref)),
      amount(worthOf(table, player.ref).total),
    ])
  return { heading: words.say(msg('table.players')), table: { columns, rows }, lines: secretLines(sight) }
}

/** "HBE 40%*": what a player holds; a star for whoever runs the company. */
function sharesOf({ ref }: Player, { table, words }: Sight): string {
  const held = holdingsOf(table, ref).map(({ company: { mark }, holding: { percent, head, note } }) =>
    `${mark} ${percent}%${head ? '*' : ''}${note ? ` (${words.say(note)})` : ''}`.replaceAll(' ', '\u00a0'),
  )
  return held.length > 0 ? held.join(', ') : '–'
}

/** What a viewer knows of secrets. */
const secretLines = ({ table, words }: Sight): readonly string[] =>
  table.players.flatMap(({ ref, secrets }) =>
    secrets
      .filter(({ inside }) => inside.kind !== 'hidden')
      .map(({ label, inside }) => `${ref} · ${words.say(label)}: ${words.cell(inside)}`),
  )
