import type { ComponentChildren } from 'preact'
import { Nothing, lazy } from '../ui/lazy.js'
import { useSay } from '../language/language.js'
import { LanguageMenu, SettingsMenu } from './preferences.js'
import { appTexts } from './texts.js'
import './top-bar.css'

/** Not needed for what the page is about. */
const PagePill = lazy(async () => (await import('../online/waiting/page-pill.js')).PagePill, Nothing)

/** The bar of all pages but the game screen, which has its own. */
export function TopBar({ children }: { readonly children?: ComponentChildren }) {
  const say = useSay(appTexts)
  return (
    <header class="top-bar">
      <a class="top-bar-skip" href="#content">
        {say('skip')}
      </a>
      <a class="top-bar-home" href="/" aria-label={say('home')}>
        <Signal /> <span>Stellwerk</span>
      </a>
      <div class="top-bar-middle">{children}</div>
      <PagePill />
      <a class="top-bar-link top-bar-more" href="/learn">
        {say('learn')}
      </a>
      <a class="top-bar-link" href="/lobby">
        {say('tables')}
      </a>
      <a class="top-bar-link" href="/account">
        {say('account')}
      </a>
      <LanguageMenu />
      <SettingsMenu />
    </header>
  )
}

/** The mark of the site: a semaphore at clear. */
export const Signal = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M9 22V7M6 22h6" stroke="currentColor" stroke-width="2" fill="none" stroke-linecap="round" />
    <path d="M9 9.5 20 3.5l1.2 3.2L10 12.4z" fill="var(--bad)" />
    <circle cx="9" cy="10.5" r="2.4" fill="var(--surface)" stroke="currentColor" stroke-width="1.6" />
  </svg>
)
