/** The parts of an address that a page is opened with. */
export type RouteParams = { readonly [name: string]: string }

/** The parameters that an address has for a pattern such as `/play/:id`; none if it does not fit. */
export function matchRoute(pattern: string, path: string): RouteParams | undefined {
  const wanted = segments(pattern)
  const given = segments(path)
  if (wanted.length !== given.length) return undefined
  const params: { [name: string]: string } = {}
  for (const [i, part] of wanted.entries()) {
    const value = decode(given[i] ?? '')
    if (value === undefined) return undefined
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

const segments = (path: string): string[] => path.split('/').filter((part) => part !== '')

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** What of a click on a link matters for whether the page itself follows it. */
export interface LinkClick {
  readonly button: number
  readonly modified: boolean
  readonly target: string
  readonly download: boolean
  /** The link's address, and the address it stands on. */
  readonly href: string
  readonly here: string
}

/** Where a click leads within the site without loading the page anew; undefined if the browser should follow it. */
export function innerTarget(click: LinkClick): string | undefined {
  if (click.button !== 0 || click.modified || click.download) return undefined
  if (click.target !== '' && click.target !== '_self') return undefined
  const to = new URL(click.href, click.here)
  const here = new URL(click.here)
  if (to.origin !== here.origin || to.pathname.startsWith('/api/')) return undefined
  // a place on the same page is the browser's business
  if (to.hash !== '' && to.pathname === here.pathname && to.search === here.search) return undefined
  return `${to.pathname}${to.search}${to.hash}`
}
