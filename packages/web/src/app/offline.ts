/** The service worker that keeps the site for offline use; only the built site has one. */
type Listener = (waiting: ServiceWorker | null) => void

let waiting: ServiceWorker | null = null
const listeners = new Set<Listener>()

const tell = (worker: ServiceWorker | null): void => {
  waiting = worker
  for (const listener of listeners) listener(worker)
}

/** Follows whether a new version of the site is waiting; returns how to stop that. */
export function followUpdates(listener: Listener): () => void {
  listeners.add(listener)
  listener(waiting)
  return () => void listeners.delete(listener)
}

/** Puts the waiting version in charge and loads the page with it. */
export function takeUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('take over')
}

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/service-worker.js', { type: 'module' })
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      // the first version of all replaces nothing and needs no word
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker)
    })
  }
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}
