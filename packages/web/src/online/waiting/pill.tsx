import { useLanguage, useSay } from '../../language/language.js'
import { bracketed, labelled } from '../../language/marks.js'
import { Stroke } from '../../ui/signs.js'
import { waitingTexts } from './texts.js'
import './pill.css'

interface PillProps {
  readonly count: number
  /** The next game that waits; without one the pill leads to what is asked here. */
  readonly next: string | undefined
  onHere?(): void
}

/** "Your turn" and how many games wait, in the bar of every page. */
export function Pill({ count, next, onHere }: PillProps) {
  const say = useSay(waitingTexts)
  const language = useLanguage()
  const stop = language === 'ja' ? '。' : '. '
  const further = `${say('count', { count })}${next === undefined ? '' : `${stop}${say('next')}`}`
  const inside = (
    <>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <Stroke
          d="M10 3a5 5 0 0 1 5 5c0 4 1.5 5 2 6H3c.5-1 2-2 2-6a5 5 0 0 1 5-5zM8 16.5a2 2 0 0 0 4 0"
          width={1.7}
        />
      </svg>
      <span class="turn-pill-words">
        {say('yourTurn')}
        <span class="visually-hidden"> {further}</span>
      </span>
      <span class="turn-pill-count" aria-hidden="true">
        {count}
      </span>
    </>
  )
  const title = bracketed(language, labelled(language, say('yourTurn'), further), 'N')
  const props = { class: 'turn-pill', title, 'aria-keyshortcuts': 'n' }
  if (next !== undefined)
    return (
      <a {...props} href={next}>
        {inside}
      </a>
    )
  return (
    <button {...props} type="button" onClick={onHere}>
      {inside}
    </button>
  )
}
