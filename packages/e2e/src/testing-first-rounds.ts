import type { Board } from './board.js'
import type { Wish } from './testing-decisions.js'
import { layFirst, pressWished, untilBy } from './testing-decisions.js'

/** Purchases of mines leave a player so much for founding a railway. */
const reserve = 900

const leaves = (choice: string): number => Number(/▼\D*([\d,]+)/.exec(choice)?.[1]?.replace(',', '') ?? 0)

/** What is pressed, the first that is offered: two concessions, a few mines, one railway that is bought out. */
const wishes: readonly Wish[] = [
  (choice) => choice.includes('Buy the concession'),
  (choice) => choice.includes('Buy mine 12 '),
  (choice) => choice.includes('Buy mine') && leaves(choice) >= reserve,
  (choice) => choice.startsWith('Found HBE'),
  (choice) => /^Buy .*HBE from the IPO/.test(choice),
  (choice) => choice.startsWith('Run for'),
  (choice) => choice.startsWith('Pay out'),
  (choice) => choice.startsWith('C16 Langenstein '),
  (choice) => choice.startsWith('Buy a size-1 train'),
  (choice) => /^(Pass|End purchases|Place no token|Lay no track)/.test(choice),
]

/** Decides once, by clicks; tells what was pressed. */
async function decide(board: Board): Promise<string> {
  const laid = await layFirst(board, await board.glowing())
  if (laid !== undefined) return laid
  const found = board.row('Found HBE')
  if ((await found.count()) > 0) {
    await found.click()
    await board.card.getByRole('button', { name: '40% · 120', exact: true }).click()
  }
  return pressWished(board, wishes)
}

/** Decides until a round begins; tells everything that was pressed. */
export const decideUntil = untilBy(decide)
