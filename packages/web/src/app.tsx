import { useEffect, useState } from 'preact/hooks'
import { loadLanguage } from 'virtual:languages'
import type { Language } from '@stellwerk/texts'
import { ErrorBoundary } from './app/error-boundary.js'
import { Framed } from './app/framed.js'
import { pages } from './app/pages.js'
import { matchRoute } from './app/route.js'
import { useAddress } from './app/router.js'
import { UpdateNotice } from './app/update-notice.js'
import { LanguageProvider } from './language/language.js'
import { NotFoundPage } from './pages/not-found.js'
import { useSettings } from './settings/index.js'

/** The site: one page at a time, in the reader's language. */
export function App({ spoken }: { readonly spoken: Language }) {
  const [{ language }] = useSettings()
  const [speaking, setSpeaking] = useState(spoken)
  useEffect(() => {
    let current = true
    loadLanguage(language).then(
      () => current && setSpeaking(language),
      // the page goes on in the language it has
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [language])
  return (
    <LanguageProvider language={speaking}>
      <ErrorBoundary>
        <CurrentPage />
      </ErrorBoundary>
      <UpdateNotice />
    </LanguageProvider>
  )
}

function CurrentPage() {
  const { path, query } = useAddress()
  for (const { pattern, Page } of pages) {
    const params = matchRoute(pattern, path)
    if (params) return <Page key={pattern} params={params} query={query} />
  }
  return (
    <Framed>
      <NotFoundPage />
    </Framed>
  )
}
