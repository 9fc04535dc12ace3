import { useEffect, useState } from 'preact/hooks'

/** What browsers that can install a site hand over for asking the reader later. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let waiting: InstallPrompt | undefined
const listeners = new Set<() => void>()

const hold = (prompt: InstallPrompt | undefined): void => {
  waiting = prompt
  for (const listener of listeners) listener()
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  hold(event as InstallPrompt)
})
addEventListener('appinstalled', () => hold(undefined))

/** Installs the site as an app, where the browser offers that and it is not done yet. */
export function useInstall(): (() => void) | undefined {
  const [prompt, setPrompt] = useState(waiting)
  useEffect(() => {
    const listener = (): void => setPrompt(waiting)
    listener()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
  return prompt && (() => void prompt.prompt())
}
