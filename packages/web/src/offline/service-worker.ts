/**
 * Keeps the whole built site, so that games at one screen need no connection. The files of one version are kept together; a
 * new version waits until the reader asks for it or all pages are closed.
 */

/** What the types of a page do not know of the inside of a service worker. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface Inside {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

/** Filled in by the build: a name for this version, and the addresses of all its files. */
declare const siteVersion: string
declare const siteFiles: readonly string[]

const worker = self as unknown as Inside
const name = `stellwerk-${siteVersion}`
const files: ReadonlySet<string> = new Set(siteFiles)

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll([...files])))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()))
})

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith('/api/')) return
  // every page of the site is the same document
  if (request.mode === 'navigate') event.respondWith(kept('/', request))
  else if (files.has(pathname)) event.respondWith(kept(pathname, request))
})

async function kept(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(name)
  return (await cache.match(address)) ?? fetch(request)
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((other) => other.startsWith('stellwerk-') && other !== name)
  await Promise.all(others.map((other) => caches.delete(other)))
}
