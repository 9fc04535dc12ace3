import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { appTexts } from './texts.js'
import './error-boundary.css'

/** Browsers say in different words that a part of the site could not be fetched, and the site itself says it of styles. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError
    ? /import|fetch|module/i.test(error.message)
    : error instanceof Error && error.message.startsWith('Unable to preload CSS')

/** Errors of ours say that they are ours; whatever was played is kept. */
export function ErrorBoundary({ children }: { readonly children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary((thrown) => console.error(thrown))
  const say = useSay(appTexts)
  if (error === undefined) return <>{children}</>
  const missing = isMissingPart(error)
  return (
    <div class="error-boundary" role="alert">
      <h2>{say(missing ? 'missingPart' : 'ours')}</h2>
      <p>{say(missing ? 'missingPartWhy' : 'oursWhy')}</p>
      <div class="error-boundary-row">
        {!missing && (
          <Button look="primary" onPress={reset}>
            {say('again')}
          </Button>
        )}
        <Button look={missing ? 'primary' : 'plain'} onPress={() => location.reload()}>
          {say('reload')}
        </Button>
        <a class="button" href="/" onClick={() => reset()}>
          {say('toHome')}
        </a>
      </div>
      <details>
        <summary>{say('details')}</summary>
        <pre>{(error as unknown) instanceof Error ? (error as Error).stack : String(error)}</pre>
      </details>
    </div>
  )
}
