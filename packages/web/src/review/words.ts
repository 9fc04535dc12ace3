import { useMemo } from 'preact/hooks'
import { useStory } from '../story/use-story.js'
import { useTutorWords } from '../tutor/use-tutor-words.js'

/** The tutor's words with every company that there ever was. */
export function useReviewWords(): ReturnType<typeof useTutorWords> {
  const { chronicle } = useStory()
  const cast = useMemo(() => ({ companies: [...(chronicle?.cast.values() ?? [])] }), [chronicle])
  return useTutorWords(cast)
}
