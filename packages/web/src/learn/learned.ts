import { keepInBrowser, keptInBrowser } from '../settings/browser-store.js'

const key = 'stellwerk.learned'

/** The lessons that were taken in this browser, by their ids. */
export function learned(): readonly string[] {
  const ids = (keptInBrowser(key) ?? '').split(' ')
  return ids.filter((id) => id !== '')
}

export function keepLearned(id: string): void {
  keepInBrowser(key, [...new Set([...learned(), id])].join(' '))
}
