import { watched } from '../ui/watched.js'

/** What browsers that can install a site hand over for asking the reader later. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const waiting = watched<InstallPrompt | undefined>(undefined)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  waiting.set(event as InstallPrompt)
})
addEventListener('appinstalled', () => waiting.set(undefined))

/** Installs the site as an app, where the browser offers that and it is not done yet. */
export function useInstall(): (() => void) | undefined {
  const prompt = waiting.use()
  return prompt && (() => void prompt.prompt())
}
