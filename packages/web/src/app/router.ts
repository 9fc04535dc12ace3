import { useEffect, useState } from 'preact/hooks'
import { innerTarget } from './route.js'

export interface Address {
  readonly path: string
  readonly query: URLSearchParams
}

const changed = 'stellwerk:address'

const present = (): Address => ({ path: location.pathname, query: new URLSearchParams(location.search) })

/** Opens another page of the site. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  dispatchEvent(new Event(changed))
  if (how === 'push') scrollTo(0, 0)
}

/** The present address; plain links within the site change it without loading the page anew. */
export function useAddress(): Address {
  const [address, setAddress] = useState(present)
  useEffect(() => {
    const update = (): void => setAddress(present())
    addEventListener('popstate', update)
    addEventListener(changed, update)
    document.addEventListener('click', followLink)
    return () => {
      removeEventListener('popstate', update)
      removeEventListener(changed, update)
      document.removeEventListener('click', followLink)
    }
  }, [])
  return address
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !link.href || event.defaultPrevented) return
  const to = innerTarget({
    button: event.button,
    modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
    target: link.target,
    download: link.hasAttribute('download'),
    href: link.href,
    here: location.href,
  })
  if (to === undefined) return
  event.preventDefault()
  goTo(to)
}
