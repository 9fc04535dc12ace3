/** Looks at games beside the page: none of them keeps it waiting, and a page without a game needs no rules. */
import { loadLanguage, loadWords } from 'virtual:languages'
import type { Language } from '@stellwerk/texts'
import type { Glimpse, Source } from './glimpse.js'
import { glimpseOf } from './glimpse.js'

export interface Look {
  readonly id: number
  readonly title: string
  readonly source: Source
  readonly language: Language
}

export interface Seen {
  readonly id: number
  readonly glimpse?: Glimpse | undefined
}

addEventListener('message', ({ data: { id, title, source, language } }: MessageEvent<Look>) => {
  const answer = (glimpse?: Glimpse): void => postMessage({ id, glimpse } satisfies Seen)
  const look = async (): Promise<Glimpse | undefined> => {
    await loadLanguage(language)
    await loadWords(title)
    return glimpseOf(title, source, language)
  }
  // a game that cannot be looked at has no picture
  look().then(answer, () => answer())
})
