import { useEffect, useState } from 'preact/hooks'
import { keepInBrowser, keptInBrowser } from './browser-store.js'
import type { Settings } from './settings.js'
import { defaults, parseSettings, rootAttributes } from './settings.js'

const key = 'stellwerk.settings'

const listeners = new Set<() => void>()
const darkness = matchMedia('(prefers-color-scheme: dark)')
let settings = parseSettings(keptInBrowser(key), defaults(navigator.languages))

function apply(): void {
  for (const [name, value] of Object.entries(rootAttributes(settings, darkness.matches))) {
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }
  for (const listener of listeners) listener()
}

apply()
darkness.addEventListener('change', apply)
// another page of this browser has changed them
addEventListener('storage', (event) => {
  if (event.key !== key) return
  settings = parseSettings(event.newValue, settings)
  apply()
})

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  keepInBrowser(key, JSON.stringify(settings))
  apply()
}

export const currentSettings = (): Settings => settings

/** The settings, and how to change them: `const [settings, change] = useSettings()`. */
export function useSettings(): readonly [Settings, typeof changeSettings] {
  const [now, setNow] = useState(settings)
  useEffect(() => {
    const listener = (): void => setNow(settings)
    listener()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
  return [now, changeSettings]
}
