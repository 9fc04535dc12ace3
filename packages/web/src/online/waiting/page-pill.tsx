import { useEffect } from 'preact/hooks'
import { goTo } from '../../app/router.js'
import { isChoosing, isWriting } from '../../ui/typing.js'
import { Pill } from './pill.js'
import { useTabSignals } from './signals.js'
import { useWaiting } from './waiting.js'

/** The pill of the pages around the games. */
export function PagePill() {
  const waiting = useWaiting()
  const [first] = waiting
  const next = first && `/table/${first.id}`
  useTabSignals('Stellwerk', waiting.length)
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      const isPlain = !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      if (event.key !== 'n' || !isPlain || isWriting(event.target) || isChoosing(event.target)) return
      if (next !== undefined) goTo(next)
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [next])
  return next === undefined ? null : <Pill count={waiting.length} next={next} />
}
