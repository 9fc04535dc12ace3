import { useSay } from '../../language/language.js'
import type { SignName } from '../../ui/signs.js'
import { DrawnSign } from '../../ui/signs.js'
import { homeTexts } from './texts.js'
import { UploadButton } from './upload-button.js'
import './doors.css'

/** A way into the site that is a page of its own. */
interface Door {
  readonly href: string
  readonly sign: SignName
  readonly heading: Parameters<ReturnType<typeof homeTexts.in>>[0]
  readonly text: Parameters<ReturnType<typeof homeTexts.in>>[0]
}

/** In their order; the first is the loudest. Another page gets a line here, and the grid makes room for it. */
const doors: readonly Door[] = [
  { href: '/new?against=good', sign: 'computer', heading: 'against', text: 'againstText' },
  { href: '/learn', sign: 'lesson', heading: 'learn', text: 'learnText' },
  { href: '/new', sign: 'screen', heading: 'new', text: 'newText' },
  { href: '/lobby', sign: 'people', heading: 'online', text: 'onlineText' },
  { href: '/position', sign: 'map', heading: 'position', text: 'positionText' },
]

/** The ways into the site, side by side. */
export function Doors() {
  const say = useSay(homeTexts)
  return (
    <ul class="doors">
      {doors.map(({ href, sign, heading, text }) => (
        <li key={href}>
          <a class="door" href={href}>
            <DrawnSign name={sign} />
            <strong>{say(heading)}</strong>
            <span>{say(text)}</span>
          </a>
        </li>
      ))}
      <li>
        <UploadButton />
      </li>
    </ul>
  )
}
