import { useEffect, useState } from 'preact/hooks'
import type { Settings } from './settings.js'
import { defaults, parseSettings, rootAttributes } from './settings.js'

const key = 'stellwerk.settings'

/** Browsers may refuse storage altogether; then the settings last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // the page goes on with the settings it has
  }
}

const listeners = new Set<() => void>()
const darkness = matchMedia('(prefers-color-scheme: dark)')
let settings = parseSettings(kept(), defaults(navigator.languages))

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
  keep(settings)
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
