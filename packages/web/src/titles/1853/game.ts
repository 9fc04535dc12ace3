import { india1853, indiaTexts } from '@stellwerk/1853'
import type { Game } from '@stellwerk/titles'

/** Rules and texts, as pages that know no title use them. */
export const game = { title: india1853, texts: indiaTexts } as unknown as Game
