import type { Board } from './board.js'

/** Purchases of mines leave a player so much for founding a railway. */
const reserve = 900

const leaves = (choice: string): number => Number(/([\d,]+)$/.exec(choice)?.[1]?.replace(',', '') ?? 0)

/** What is pressed, the first that is offered: two concessions, a few mines, one railway that is bought out. */
const wishes: readonly ((choice: string) => boolean)[] = [
  (choice) => choice.includes('Buy the concession'),
  (choice) => choice.includes('Buy mine 12 '),
  (choice) => choice.includes('Buy mine') && leaves(choice) >= reserve,
  (choice) => choice.startsWith('Found HBE'),
  (choice) => /^HBE.*from the issue field/.test(choice),
  (choice) => choice.startsWith('Run for'),
  (choice) => choice.startsWith('Pay out'),
  (choice) => choice.startsWith('Build a station in Langenstein'),
  (choice) => choice.startsWith('Buy a size-1 train'),
  (choice) => /^(Pass|End purchases|Build no station|Lay no track)/.test(choice),
]

/** Decides once, by clicks; tells what was pressed. */
export async function decide(board: Board): Promise<string> {
  const [hex] = await board.glowing()
  if (hex !== undefined) {
    const heading = await board.heading()
    await board.layTrack(hex)
    return `${heading}: ${hex}`
  }
  const two = board.card.getByRole('radio', { name: '2', exact: true })
  if ((await two.count()) > 0) await two.check()
  const buttons = board.card
    .locator('.card-decision :is(.choice, .payout-way):not([aria-disabled="true"])')
    .filter({ visible: true })
  const texts = await buttons.allTextContents()
  const wish = wishes.find((fits) => texts.some(fits)) ?? (() => true)
  const at = texts.findIndex(wish)
  await board.acts(() => buttons.nth(at).click())
  return texts[at] ?? ''
}

/** Decides until a round begins; tells everything that was pressed. */
export async function decideUntil(
  board: Board,
  isThere: () => Promise<boolean>,
  most = 120,
): Promise<string[]> {
  const pressed: string[] = []
  while (!(await isThere())) {
    if (pressed.length >= most) throw new Error(`not there after ${most} decisions: ${await board.heading()}`)
    pressed.push(await decide(board))
  }
  return pressed
}
