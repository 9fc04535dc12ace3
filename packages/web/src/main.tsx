import { render } from 'preact'
import { App } from './app.js'
import { keepForOffline } from './app/offline.js'
import { loadLanguage } from 'virtual:languages'
import { currentSettings } from './settings/index.js'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('app')
if (!root) throw new Error('the page has no place for the site')
const speak = async (): Promise<void> => {
  const { language } = currentSettings()
  // without a connection the words may be missing; then the page speaks English
  const spoken = await loadLanguage(language).then(
    () => language,
    () => 'en' as const,
  )
  render(<App spoken={spoken} />, root)
}
void speak()
// without it the site works all the same, only not offline
keepForOffline().catch((error: unknown) => console.warn(error))
