import { keepInBrowser, keptInBrowser } from './browser-store.js'
import type { Settings } from './settings.js'
import { defaults, parseSettings, rootAttributes } from './settings.js'
import { watched } from '../ui/watched.js'

const key = 'stellwerk.settings'

const darkness = matchMedia('(prefers-color-scheme: dark)')
const settings = watched(parseSettings(keptInBrowser(key), defaults(navigator.languages)))

function paint(): void {
  for (const [name, value] of Object.entries(rootAttributes(settings.get(), darkness.matches))) {
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }
}

function apply(next: Settings): void {
  settings.set(next)
  paint()
}

paint()
darkness.addEventListener('change', paint)
// another page of this browser has changed them
addEventListener('storage', (event) => {
  if (event.key !== key) return
  apply(parseSettings(event.newValue, settings.get()))
})

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change }
  keepInBrowser(key, JSON.stringify(next))
  apply(next)
}

export const currentSettings = (): Settings => settings.get()

/** The settings, and how to change them: `const [settings, change] = useSettings()`. */
export function useSettings(): readonly [Settings, typeof changeSettings] {
  return [settings.use(), changeSettings]
}
