import type { Board } from './board.js'
import { positionGame } from './games.js'

/** Anna may merge a mine of hers with one of Ben's, if he agrees. */
export const merger = positionGame({
  players: ['Anna', 'Ben'],
  cash: { Anna: 500, Ben: 500 },
  mines: { 1: { owner: 'Anna' }, 3: { owner: 'Anna' }, 2: { owner: 'Ben' } },
})

/** Offers to merge one's mine with that of the other. */
export async function offerMerger(board: Board, own: RegExp, second: RegExp): Promise<void> {
  await board.row(/^Form CO /).click()
  await board.card
    .locator('.line-chosen .line-variant', { hasText: new RegExp(`^${own.source}.*${second.source}`) })
    .first()
    .click()
  await board.primary.click()
}
