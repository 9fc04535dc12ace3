import { india1853, indiaFace, indiaTexts } from '@stellwerk/1853'
import type { CoreState } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { Game } from '@stellwerk/titles'

/** Rules and texts, as pages that know no title use them. */
export const game = { title: india1853, texts: indiaTexts } as unknown as Game

export const described = indiaFace as unknown as TitleFace<CoreState>
