import { appTexts } from '../app/texts.js'
import { useSay } from '../language/language.js'
import { DeadEnd } from './dead-end.js'

export function NotFoundPage() {
  const say = useSay(appTexts)
  return <DeadEnd heading={say('notFound')} why={say('notFoundWhy')} />
}
