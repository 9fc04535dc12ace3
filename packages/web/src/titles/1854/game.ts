import { austria1854, austriaTexts } from '@stellwerk/1854'
import type { Game } from '@stellwerk/titles'

/** Rules and texts, as pages that know no title use them. */
export const game = { title: austria1854, texts: austriaTexts } as unknown as Game
