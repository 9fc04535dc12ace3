import { appTexts } from '../app/texts.js'
import { useSay } from '../language/language.js'
import './page.css'

export function NotFoundPage() {
  const say = useSay(appTexts)
  return (
    <main class="page">
      <h1>{say('notFound')}</h1>
      <p>{say('notFoundWhy')}</p>
      <p>
        <a class="button button-primary" href="/">
          {say('toHome')}
        </a>
      </p>
    </main>
  )
}
