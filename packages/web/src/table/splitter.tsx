import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useSay } from '../language/language.js'
import type { Part } from './desk-sizes.js'
import { keepSize, sizeOf } from './desk-sizes.js'
import { tableTexts } from './texts.js'
import './splitter.css'

interface SplitterProps {
  readonly part: Part
  /** Title and kind of round: each has its own size. */
  readonly of: string
}

const step = 24

/** What is moved, how its size is read, and which way makes it larger. */
const kinds = {
  dock: { selector: '.table-dock', axis: 'clientX', side: 'offsetWidth', sign: -1 },
  card: { selector: '.card', axis: 'clientY', side: 'offsetHeight', sign: 1 },
} as const

/**
 * The border between two parts of the desk: drag it, or use the arrow keys; a double click brings back the usual size. The
 * size is a property of CSS, so that nothing is drawn anew while it moves.
 */
export function Splitter({ part, of }: SplitterProps) {
  const say = useSay(tableTexts)
  const handle = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly from: number; readonly size: number } | null>(null)
  const { selector, axis, side, sign } = kinds[part]
  const name = `${part} ${of}`
  const [shown, setShown] = useState(() => sizeOf(name) ?? 0)

  const table = (): HTMLElement | null => handle.current?.closest<HTMLElement>('.table') ?? null
  const measured = (): number => table()?.querySelector<HTMLElement>(selector)?.[side] ?? 0
  const apply = (size: number | undefined): void => {
    const style = table()?.style
    if (size === undefined) style?.removeProperty(`--${part}-size`)
    else style?.setProperty(`--${part}-size`, `${Math.round(size)}px`)
  }
  const rest = (size: number | undefined): void => {
    apply(size)
    // as far as there was room for it
    const now = measured()
    keepSize(name, size === undefined ? undefined : now)
    setShown(now)
  }
  useLayoutEffect(() => apply(sizeOf(name)), [name])

  const forward = part === 'dock' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowDown', 'ArrowUp']
  return (
    <div
      class={`splitter splitter-${part}`}
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation={part === 'dock' ? 'vertical' : 'horizontal'}
      aria-label={say(part === 'dock' ? 'dockWidth' : 'cardHeight')}
      aria-valuenow={shown}
      title={say('splitter')}
      onFocus={() => setShown(measured())}
      onDblClick={() => rest(undefined)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from: event[axis], size: measured() }
      }}
      onPointerMove={(event) => {
        if (drag.current) apply(drag.current.size + sign * (event[axis] - drag.current.from))
      }}
      onPointerUp={(event) => {
        const { from, size } = drag.current ?? { from: event[axis], size: 0 }
        drag.current = null
        if (event[axis] !== from) rest(size + sign * (event[axis] - from))
      }}
      onPointerCancel={() => {
        drag.current = null
        apply(sizeOf(name))
      }}
      onKeyDown={(event) => {
        const way = forward.indexOf(event.key)
        if (way >= 0) rest(measured() + (way === 0 ? step : -step))
        else if (event.key === 'Home' || event.key === 'Delete') rest(undefined)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
