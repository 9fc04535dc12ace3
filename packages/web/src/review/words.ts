import { useMemo } from 'preact/hooks'
import { tableWords } from '@stellwerk/texts'
import { tutorSays, withTutorTexts } from '@stellwerk/texts/tutor'
import { useLanguage } from '../language/language.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'

type Message = Parameters<typeof tutorSays>[2]

/** The tutor's words with every company that there ever was. */
export function useReviewWords(): (message: Message) => string {
  const { session } = useTable()
  const { chronicle } = useStory()
  const language = useLanguage()
  return useMemo(() => {
    const words = tableWords({
      language,
      texts: withTutorTexts(session.game.texts),
      table: { companies: [...(chronicle?.cast.values() ?? [])] },
      nameOf: (player) => session.nameOf(player),
    })
    return (message: Message): string => tutorSays(language, words, message)
  }, [session, chronicle, language])
}
