import { useEffect, useState } from 'preact/hooks'
import type { Language } from '@stellwerk/texts'
import { useLanguage } from '../../language/language.js'
import { whenIdle } from '../../ui/idle.js'
import { startWorker } from '../../beside/start.js'
import type { Glimpse, Source } from './glimpse.js'
import type { Look, Seen } from './glimpse.worker.js'

let worker: Worker | undefined
let looks = 0
const waiting = new Map<number, (glimpse: Glimpse | undefined) => void>()
const known = new Map<string, Promise<Glimpse | undefined>>()

function look(title: string, source: Source, language: Language): Promise<Glimpse | undefined> {
  if (!worker) {
    worker = startWorker('glimpse')
    worker.addEventListener('message', ({ data: { id, glimpse } }: MessageEvent<Seen>) => {
      waiting.get(id)?.(glimpse)
      waiting.delete(id)
    })
  }
  const id = ++looks
  const asked = worker
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    asked.postMessage({ id, title, source, language } satisfies Look)
  })
}

/**
 * A look at a game, once a worker has had it; `key` says which game in which state, and `load` fetches what the worker
 * needs for it. The page itself comes first.
 */
export function useGlimpse(
  key: string,
  title: string,
  load: () => Promise<Source | undefined>,
): Glimpse | undefined {
  const language = useLanguage()
  const [found, setFound] = useState<{ readonly name: string; readonly glimpse: Glimpse | undefined }>()
  const name = `${key} ${language}`
  useEffect(() => {
    let isWanted = true
    const find = async (): Promise<Glimpse | undefined> => {
      await whenIdle()
      const source = await load()
      return source && look(title, source, language)
    }
    const answer = known.get(name) ?? find().catch(() => undefined)
    known.set(name, answer)
    void answer.then((glimpse) => isWanted && setFound({ name, glimpse }))
    return () => {
      isWanted = false
    }
    // the name stands for the rest
  }, [name])
  // in another language the board stays until the words are there
  return found?.name.startsWith(`${key} `) ? found.glimpse : undefined
}
