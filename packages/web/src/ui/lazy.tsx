import type { ComponentType, VNode } from 'preact'
import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { appTexts } from '../app/texts.js'
import { useSay } from '../language/language.js'
import { useFailure } from './use-failure.js'

type Loaded<P> = { readonly Component: ComponentType<P> } | null

/** A component that is fetched when it is first shown. A fetch that fails is thrown, for the error boundary around it. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = Quiet,
): (props: P) => VNode {
  let known: Loaded<P> = null
  return function Lazy(props: P) {
    const fail = useFailure()
    const [loaded, setLoaded] = useState<Loaded<P>>(known)
    useEffect(() => {
      if (loaded) return undefined
      let current = true
      load().then(
        (Component) => {
          known = { Component }
          if (current) setLoaded(known)
        },
        (error: unknown) => current && fail(error),
      )
      return () => {
        current = false
      }
    }, [loaded, fail])
    if (!loaded) return h(Waiting, {})
    return h(loaded.Component, props) as VNode
  }
}

/** Room that stays free while something is on its way; if that takes a while, it says so. */
function Quiet() {
  const say = useSay(appTexts)
  return (
    <p class="lazy-waiting" aria-busy="true">
      {say('loading')}
    </p>
  )
}
