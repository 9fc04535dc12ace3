import { austria1854, austriaFace, austriaTexts } from '@stellwerk/1854'
import type { CoreState } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { Game } from '@stellwerk/titles'

/** Rules and texts, as pages that know no title use them. */
export const game = { title: austria1854, texts: austriaTexts } as unknown as Game

export const described = austriaFace as unknown as TitleFace<CoreState>
