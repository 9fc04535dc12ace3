import { useEffect, useRef } from 'preact/hooks'
import type { Band } from '../titles/face.js'
import { memo } from '../ui/memo.js'
import type { Turn } from './steps.js'

interface StripProps {
  readonly bands: readonly Band[]
  readonly turns: readonly Turn[]
  readonly length: number
  readonly at: number
  nameOf(actor: string): string
  markOf(actor: string): string
  onShow(at: number): void
}

/** How wide one moment is. */
const cell = 16

/**
 * The moments around the one that is shown, wide enough to read: rounds, turns by name, every action a tick. It follows
 * the slider and can be swiped and tapped; keyboards and screen readers have the slider and the list of turns for that.
 */
export function Strip({ bands, turns, length, at, nameOf, markOf, onShow }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = strip.current
    if (box) box.scrollLeft = (at + 0.5) * cell - box.clientWidth / 2
  }, [at, length])
  return (
    <div class="timeline-strip" aria-hidden="true" ref={strip}>
      <div
        class="timeline-line"
        style={{ width: `${(length + 1) * cell}px`, '--cell': `${cell}px` }}
        onClick={(event) => {
          const { left } = event.currentTarget.getBoundingClientRect()
          onShow(Math.min(length, Math.floor((event.clientX - left) / cell)))
        }}
      >
        <Stretches bands={bands} turns={turns} nameOf={nameOf} markOf={markOf} />
        <div class="timeline-here" style={{ left: `${at * cell}px` }} />
      </div>
    </div>
  )
}

const place = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  left: `${from * cell}px`,
  width: `${(to - from + 1) * cell}px`,
})

type StretchesProps = Pick<StripProps, 'bands' | 'turns' | 'nameOf' | 'markOf'>

const Stretches = memo(function Stretches({ bands, turns, nameOf, markOf }: StretchesProps) {
  return (
    <>
      {bands.map((band) => (
        <div
          key={`round ${band.from}`}
          class={`timeline-band timeline-${band.kind}`}
          style={{ ...place(band), '--phase': `var(--phase-${band.phase})` }}
        >
          <span class="timeline-label">{band.label}</span>
        </div>
      ))}
      {turns.map((turn) => (
        <div key={turn.from} class="timeline-turn" style={place(turn)} title={nameOf(turn.actor)}>
          <span>{markOf(turn.actor)}</span>
        </div>
      ))}
    </>
  )
})
