import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useSay } from '../language/language.js'
import type { Height } from './sheet-height.js'
import { nextHeight, restingHeight } from './sheet-height.js'
import { tableTexts } from './texts.js'
import './sheet.css'

interface SheetProps {
  readonly height: Height
  onHeight(height: Height): void
  /** What lies on the sheet; something else begins at its top. */
  readonly content: string
  /** What that is called. */
  readonly label: string
  readonly children: ComponentChildren
}

interface Drag {
  readonly from: number
  readonly part: number
  /** The height in which the parts are counted. */
  readonly room: number
  moved: boolean
  last: { y: number; time: number; speed: number }
}

/** The card or a panel over the map of a phone, at three heights: drag the handle, tap it, or use the arrow keys. */
export function Sheet({ height, onHeight, content, label, children }: SheetProps) {
  const say = useSay(tableTexts)
  const sheet = useRef<HTMLElement>(null)
  const drag = useRef<Drag | null>(null)
  const [part, setPart] = useState<number | null>(null)

  const start = (event: PointerEvent): void => {
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    const last = { y: event.clientY, time: event.timeStamp, speed: 0 }
    const room = innerHeight
    const part = (sheet.current?.offsetHeight ?? 0) / room
    drag.current = { from: event.clientY, part, room, moved: false, last }
  }
  const move = (event: PointerEvent): void => {
    const now = drag.current
    if (!now) return
    if (Math.abs(event.clientY - now.from) > 4) now.moved = true
    if (!now.moved) return
    const seconds = Math.max(1, event.timeStamp - now.last.time) / 1000
    const speed = (now.last.y - event.clientY) / now.room / seconds
    now.last = { y: event.clientY, time: event.timeStamp, speed }
    setPart(Math.max(0.1, Math.min(1, now.part + (now.from - event.clientY) / now.room)))
  }
  const end = (): void => {
    const now = drag.current
    drag.current = null
    if (now?.moved && part !== null) onHeight(restingHeight(part, now.last.speed))
    else if (now) onHeight(nextHeight(height, 'round'))
    setPart(null)
  }
  return (
    <aside
      class={`sheet sheet-${height}${part === null ? '' : ' sheet-dragged'}`}
      ref={sheet}
      style={part === null ? undefined : { '--part': String(part) }}
    >
      <button
        type="button"
        class="sheet-handle"
        aria-label={say('sheet', { height })}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => {
          drag.current = null
          setPart(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') onHeight(nextHeight(height, 'round'))
          else if (event.key === 'ArrowUp') onHeight(nextHeight(height, 1))
          else if (event.key === 'ArrowDown') onHeight(nextHeight(height, -1))
          else return
          event.preventDefault()
        }}
      />
      <div class="sheet-content" key={content} role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </aside>
  )
}
