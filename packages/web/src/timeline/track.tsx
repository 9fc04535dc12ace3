import { memo } from '../ui/memo.js'
import type { Band } from '../titles/face.js'
import type { Turn } from './steps.js'

interface TrackProps {
  readonly bands: readonly Band[]
  readonly turns: readonly Turn[]
  readonly length: number
  readonly at: number
  /** What the slider says of its place. */
  readonly label: string
  onShow(at: number): void
}

/** The line itself: a native slider over a picture of rounds, turns and actions. */
export function Track({ bands, turns, length, at, label, onShow }: TrackProps) {
  return (
    <div class="timeline-track">
      <Picture bands={bands} turns={turns} length={length} />
      <input
        type="range"
        class="timeline-slider"
        min={0}
        max={length}
        value={at}
        aria-label={label}
        aria-valuetext={`${label} · ${bands.find(({ from, to }) => from <= at && at <= to)?.label ?? ''}`}
        onInput={(event) => onShow(event.currentTarget.valueAsNumber)}
      />
      <output class="timeline-at">{label}</output>
    </div>
  )
}

/** Drawn in moments: one action is one unit wide. */
const Picture = memo(function Picture({
  bands,
  turns,
  length,
}: Pick<TrackProps, 'bands' | 'turns' | 'length'>) {
  const width = Math.max(length, 1)
  const share = (moments: number): string => `${(100 * moments) / width}%`
  return (
    <div class="timeline-picture" aria-hidden="true">
      {bands.map(({ from, to, label, kind, phase }) => (
        <div
          key={from}
          class={`timeline-band timeline-${kind}`}
          style={{ left: share(from), width: share(to - from + 1), '--phase': `var(--phase-${phase})` }}
        >
          <span class="timeline-label">{label}</span>
        </div>
      ))}
      {turns.map(({ actor, from, to }) => (
        <div key={from} class="timeline-turn" style={{ left: share(from - 1), width: share(to - from + 1) }}>
          <span>{actor}</span>
        </div>
      ))}
      <svg class="timeline-ticks" viewBox={`0 0 ${width} 1`} preserveAspectRatio="none">
        <path d={Array.from({ length: width }, (_, i) => `M${i + 0.5} 0v1`).join('')} />
      </svg>
    </div>
  )
})
