import type { ComponentType, VNode } from 'preact'
import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { appTexts } from '../app/texts.js'
import { useSay } from '../language/language.js'
import { useFailure } from './use-failure.js'

type Loaded<P> = { readonly Component: ComponentType<P> } | null

export interface Lazy<P extends object> {
  (props: P): VNode
  /** Fetches it before it is shown, so that it is there at once then. */
  ahead(): Promise<void>
}

/** A component that is fetched when it is first shown. A fetch that fails is thrown, for the error boundary around it. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = Quiet,
): Lazy<P> {
  let known: Loaded<P> = null
  const fetched = async (): Promise<Loaded<P>> => (known ??= { Component: await load() })
  function LazyPart(props: P) {
    const fail = useFailure()
    const [loaded, setLoaded] = useState<Loaded<P>>(known)
    useEffect(() => {
      if (loaded) return undefined
      let current = true
      fetched().then(
        (found) => current && setLoaded(found),
        (error: unknown) => current && fail(error),
      )
      return () => {
        current = false
      }
    }, [loaded, fail])
    if (!loaded) return h(Waiting, {})
    return h(loaded.Component, props) as VNode
  }
  const ahead = async (): Promise<void> => {
    // whoever shows it tells what goes wrong
    await fetched().catch(() => undefined)
  }
  return Object.assign(LazyPart, { ahead })
}

/** For what nobody misses while it is on its way. */
export const Nothing = () => null

/** Room that stays free while something is on its way; if that takes a while, it says so. */
function Quiet() {
  const say = useSay(appTexts)
  return (
    <p class="lazy-waiting" aria-busy="true">
      {say('loading')}
    </p>
  )
}
