import { useMemo } from 'preact/hooks'
import type { CompanyRef, TitleFace } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import type { CoreState } from '@stellwerk/engine'
import { useLanguage } from '../language/language.js'
import { useTable } from '../table/table.js'
import { momentsOf } from '../timeline/moments.js'
import { actorAt } from './actors.js'
import type { Band } from './bands.js'
import { bandsOf } from './bands.js'
import type { Chronicle } from './chronicle.js'
import { chronicleOf } from './chronicle.js'
import type { Moments } from './gather.js'

/** The whole game on the page, as log, timeline and charts tell it. */
export interface ToldGame {
  readonly face: TitleFace<CoreState>
  /** Empty as long as some are still on their way. */
  readonly moments: Moments<CoreState>
  readonly chronicle: Chronicle | undefined
  /** They know every company that there ever was, and stay the same until another one turns up. */
  readonly words: TableWords
  readonly bands: readonly Band[]
  actorAt(at: number): CompanyRef | undefined
}

export function useStory(): ToldGame {
  const { session, now } = useTable()
  const language = useLanguage()
  const { face } = session.game
  const moments = momentsOf(now)
  const chronicle = useMemo(
    () => (moments.length > 0 ? chronicleOf(face, moments) : undefined),
    [face, moments],
  )
  const cast = chronicle?.cast
  const words = useMemo(
    () =>
      tableWords({
        language,
        texts: session.game.texts,
        table: { companies: [...(cast?.values() ?? [])] },
        nameOf: (player) => session.nameOf(player),
      }),
    [language, session, cast],
  )
  const bands = useMemo(
    () => (chronicle ? bandsOf(chronicle, moments.length - 1, words, language) : []),
    [chronicle, moments, words, language],
  )
  return { face, moments, chronicle, words, bands, actorAt: (at) => actorAt(face, moments, at) }
}
