/**
 * Keeps the whole built site, so that games on one screen need no connection. The files of one version are kept together; a
 * new version waits until the reader asks for it or all pages are closed. Also shows the notices that a server sends.
 */

/** What the types of a page do not know of the inside of a service worker. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null
}

interface NoticeClick extends Extendable {
  readonly notification: Notification
}

interface Page {
  readonly url: string
  focus(): Promise<unknown>
}

interface Inside {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly Page[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: NoticeClick) => void): void
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
  if (/^\/(api|docs)(\/|$)/.test(pathname)) return
  // every page of the site is the same document
  if (request.mode === 'navigate') event.respondWith(kept('/', request))
  else if (files.has(pathname)) event.respondWith(kept(pathname, request))
})

/** A notice as the server sends it: whose turn it is where, in the reader's language. */
interface Notice {
  readonly title: string
  readonly body: string
  readonly link: string
  /** Notices with the same tag replace each other. */
  readonly tag: string
}

worker.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, link, tag } = event.data.json() as Notice
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: link }),
  )
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(String(event.notification.data)))
})

async function goTo(link: string): Promise<void> {
  const { href } = new URL(link, worker.location.origin)
  const open = (await worker.clients.matchAll()).find(({ url }) => url === href)
  await (open ? open.focus() : worker.clients.openWindow(href))
}

async function kept(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(name)
  return (await cache.match(address)) ?? fetch(request)
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((other) => other.startsWith('stellwerk-') && other !== name)
  await Promise.all(others.map((other) => caches.delete(other)))
}
