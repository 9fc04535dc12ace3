import { useMemo } from 'preact/hooks'
import { tableWords } from '@stellwerk/texts'
import { tutorSays, withTutorTexts } from '@stellwerk/texts/tutor'
import { useLanguage } from '../language/language.js'
import { useTable } from '../table/table.js'

/** The tutor's sentences about the companies of a table. */
export function useTutorWords(
  table: Parameters<typeof tableWords>[0]['table'],
): (message: Parameters<typeof tutorSays>[2]) => string {
  const { session } = useTable()
  const language = useLanguage()
  return useMemo(() => {
    const words = tableWords({
      language,
      texts: withTutorTexts(session.game.texts),
      table,
      nameOf: (player) => session.nameOf(player),
    })
    return (message) => tutorSays(language, words, message)
  }, [session, table, language])
}
