import { appTexts } from '../app/texts.js'
import { useSay } from '../language/language.js'
import './page.css'

interface DeadEndProps {
  readonly heading: string
  readonly why: string
}

/** A page that has nothing to show, with the way out. */
export function DeadEnd({ heading, why }: DeadEndProps) {
  const say = useSay(appTexts)
  return (
    <main class="page">
      <h1>{heading}</h1>
      <p>{why}</p>
      <p>
        <a class="button button-primary" href="/">
          {say('toHome')}
        </a>
      </p>
    </main>
  )
}
