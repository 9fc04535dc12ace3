import { moneyIfAny, msg } from '@stellwerk/table'
import type { Section } from './face.js'
import type { Sight } from './sight.js'

/** What is being auctioned: what it costs at once or what the next bid must be, and the bids that stand. */
export function lotSection({ table, words }: Sight): readonly Section[] {
  if (table.lots.length === 0) return []
  return [
    {
      heading: words.say(msg('table.lots')),
      table: {
        columns: [
          { heading: '', flexible: true },
          { heading: words.say(msg('column.costs')), align: 'right' },
          { heading: words.say(msg('column.minimum')), align: 'right' },
          { heading: words.say(msg('column.bids')), flexible: true },
        ],
        rows: table.lots.map(({ item, price, minimum, bids }) => [
          words.phrase(item),
          words.cell(moneyIfAny(price)),
          words.cell(moneyIfAny(minimum)),
          bids.map(({ player, amount }) => `${player}\u00a0${words.cell(moneyIfAny(amount))}`).join(', ') ||
            '–',
        ]),
      },
    },
  ]
}
