import { useTable } from '../table/table.js'
import { Nothing, lazy } from '../ui/lazy.js'
import { memo } from '../ui/memo.js'
import type { Band } from '../story/bands.js'
import { labelled } from './labels.js'
import { useSteady } from './steady.js'

const BranchMarks = lazy(async () => (await import('../variations/branch-marks.js')).BranchMarks, Nothing)

interface TrackProps {
  readonly bands: readonly Band[]
  readonly length: number
  readonly at: number
  /** What the slider says of its place. */
  readonly label: string
  /** The same in figures. */
  readonly short: string
  onShow(at: number): void
}

/** The whole game as one line: a native slider over a picture of its rounds and phases. */
export function Track({ bands, length, at, label, short, onShow }: TrackProps) {
  const { lines } = useTable()
  const round = bands.find(({ from, to }) => from <= at && at <= to)?.label ?? ''
  return (
    <>
      <output class="timeline-at">{short}</output>
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
        {lines.variations.length > 0 && <BranchMarks length={length} />}
      </div>
    </>
  )
}

/** Drawn in moments: the last round grows by one unit with each action, the others make room. */
function Picture({ bands }: Pick<TrackProps, 'bands'>) {
  const steady = useSteady<Band>()
  const steadyNumber = useSteady<number>()
  const named = [...labelled(bands)]
  return (
    <div class="timeline-picture" aria-hidden="true">
      <Rounds bands={steady('past', bands.slice(0, -1))} named={steadyNumber('named', named)} />
      <Rounds bands={bands.slice(-1)} named={named} />
    </div>
  )
}

interface RoundsProps extends Pick<TrackProps, 'bands'> {
  /** The beginnings of the rounds whose names have room. */
  readonly named: readonly number[]
}

const Rounds = memo(function Rounds({ bands, named }: RoundsProps) {
  return (
    <>
      {bands.map(({ from, to, label, kind, colour }) => (
        <div
          key={from}
          class={`timeline-band timeline-${kind}`}
          style={{ flexGrow: to - from + 1, '--phase': colour }}
        >
          {named.includes(from) && <span class="timeline-label">{label}</span>}
        </div>
      ))}
    </>
  )
})
