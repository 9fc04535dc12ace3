import { harzbahn, harzbahnTexts } from '@stellwerk/1873'
import type { Game } from '@stellwerk/titles'

/** Rules and texts, as pages that know no title use them. */
export const game = { title: harzbahn, texts: harzbahnTexts } as unknown as Game
