import { render } from 'preact'
import { App } from './app.js'
import { keepForOffline } from './app/offline.js'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('app')
if (!root) throw new Error('the page has no place for the site')
render(<App />, root)
// without it the site works all the same, only not offline
keepForOffline().catch((error: unknown) => console.warn(error))
