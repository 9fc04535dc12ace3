import { useMemo } from 'preact/hooks'
import type { PlayerId } from '@stellwerk/engine'
import { useLanguage, useSay } from '../language/language.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'

/** What players are called on this page: those who look at it are "you". */
export interface Called {
  nameOf(player: PlayerId): string
  /** Whether that is who looks at this page. */
  isYou(player: PlayerId): boolean
  /** A heading that may begin with whom it is about: "Clara · stock round". */
  heading(words: string): string
}

export function useCalled(): Called {
  const { session, now } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  // where several take turns on one screen, names tell them apart; online the first is one's own seat
  const me = session.kind === 'online' || now.mine.length === 1 ? now.mine[0] : undefined
  return useMemo(() => {
    const own = me === undefined ? undefined : session.nameOf(me)
    return {
      nameOf: (player) => (player === me ? say('you') : session.nameOf(player)),
      isYou: (player) => player === me,
      heading(words) {
        const named = session.named(words)
        if (own === undefined || !named.startsWith(`${own} · `)) return named
        const you = say('you')
        return `${you.slice(0, 1).toLocaleUpperCase(language)}${you.slice(1)}${named.slice(own.length)}`
      },
    }
  }, [session, me, language, say])
}
