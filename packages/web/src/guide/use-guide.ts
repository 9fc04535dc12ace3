import type { GuideTexts } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import { useLoaded } from '../ui/use-loaded.js'

/** A title's guide, fetched when it is first read; undefined while it is on its way. */
export const useGuide = (title: string): GuideTexts | undefined =>
  useLoaded(title, () => manifestOf(title)?.guide())
