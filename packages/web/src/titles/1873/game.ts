import { harzbahn, harzbahnFace, harzbahnTexts } from '@stellwerk/1873'
import type { CoreState } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { Game } from '@stellwerk/titles'

/** Rules and texts, as pages that know no title use them. */
export const game = { title: harzbahn, texts: harzbahnTexts } as unknown as Game

export const described = harzbahnFace as unknown as TitleFace<CoreState>
