import { memo } from '../ui/memo.js'
import type { Band } from '../story/bands.js'
import { useSteady } from './steady.js'

interface TrackProps {
  readonly bands: readonly Band[]
  readonly length: number
  readonly at: number
  /** What the slider says of its place. */
  readonly label: string
  onShow(at: number): void
}

/** The whole game as one line: a native slider over a picture of its rounds and phases. */
export function Track({ bands, length, at, label, onShow }: TrackProps) {
  const round = bands.find(({ from, to }) => from <= at && at <= to)?.label ?? ''
  return (
    <div class="timeline-track">
      <Picture bands={bands} />
      <input
        type="range"
        class="timeline-slider"
        min={0}
        max={length}
        value={at}
        aria-label={label}
        aria-valuetext={`${label} · ${round}`}
        onInput={(event) => onShow(event.currentTarget.valueAsNumber)}
      />
      <output class="timeline-at">
        {label} · {round}
      </output>
    </div>
  )
}

/** As long as there are no more rounds, some may be wide enough for their names. */
const few = 5

/** Drawn in moments: the last round grows by one unit with each action, the others make room. */
function Picture({ bands }: Pick<TrackProps, 'bands'>) {
  const steady = useSteady<Band>()
  return (
    <div class={`timeline-picture${bands.length > few ? '' : ' timeline-few'}`} aria-hidden="true">
      <Rounds bands={steady('past', bands.slice(0, -1))} />
      <Rounds bands={bands.slice(-1)} />
    </div>
  )
}

const Rounds = memo(function Rounds({ bands }: Pick<TrackProps, 'bands'>) {
  return (
    <>
      {bands.map(({ from, to, label, kind, colour }) => (
        <div
          key={from}
          class={`timeline-band timeline-${kind}`}
          style={{ flexGrow: to - from + 1, '--phase': colour }}
        >
          <span class="timeline-label">{label}</span>
        </div>
      ))}
    </>
  )
})
