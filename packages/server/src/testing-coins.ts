import type { CoreState, Title } from '@stellwerk/engine'
import { coins as title } from '@stellwerk/engine/testing'
import { games } from '@stellwerk/titles'

/** The smallest game, for servers whose tests need no more; it borrows the words of another title. */
export const coins = {
  coins: { title: title as unknown as Title<CoreState>, texts: Object.values(games)[0]!.texts },
}

export const take = (player: string, count = 1) => ({ type: 'take', player, count })
