import { useEffect, useRef } from 'preact/hooks'
import type { Band } from '../story/bands.js'
import { memo } from '../ui/memo.js'
import { useSteady } from './steady.js'
import type { Turn } from './steps.js'
import './strip.css'

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

/** A name is there as a whole or not at all: so many moments have room for the name of a round, and of who had a turn. */
const roomForRound = 3
const roomForTurn = 2

/**
 * The moments around the one that is shown, wide enough to read: rounds, turns by name, every action a tick. It follows
 * the slider and can be swiped and tapped; keyboards and screen readers have the slider and the list of turns for that.
 */
export function Strip({ bands, turns, length, at, nameOf, markOf, onShow }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // with the next frame: scrolling asks for the layout, which is known then anyway
    const frame = requestAnimationFrame(() => {
      const box = strip.current
      if (box) box.scrollLeft = (at + 0.5) * cell - box.clientWidth / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [at, length])
  return (
    <div class="timeline-strip" aria-hidden="true" ref={strip}>
      <div
        class="timeline-line"
        style={{ '--cell': `${cell}px` }}
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

const place = (from: number, to: number, origin: number) => ({
  left: `${(from - origin) * cell}px`,
  width: `${(to - from + 1) * cell}px`,
})

type StretchesProps = Pick<StripProps, 'bands' | 'turns' | 'nameOf' | 'markOf'>

const Stretches = memo(function Stretches({ bands, turns, nameOf, markOf }: StretchesProps) {
  const steady = useSteady<Turn>()
  const steadyBand = useSteady<Band>()
  let next = 0
  return (
    <>
      {bands.map((band) => {
        const first = next
        while (next < turns.length && (turns[next]?.from ?? 0) <= band.to) next++
        const own = turns.slice(first, next)
        // a company may act last in one round and first in the next
        if ((own.at(-1)?.to ?? 0) > band.to) next--
        const name = String(band.from)
        return (
          <Stretch
            key={name}
            round={steadyBand(name, [band])}
            turns={steady(name, own)}
            nameOf={nameOf}
            markOf={markOf}
          />
        )
      })}
    </>
  )
})

interface StretchProps extends Pick<StripProps, 'turns' | 'nameOf' | 'markOf'> {
  /** One band, as a list that keeps its identity. */
  readonly round: readonly Band[]
}

/** One round with its turns; only the last one of a game still changes. */
const Stretch = memo(function Stretch({ round, turns, nameOf, markOf }: StretchProps) {
  return (
    <>
      {round.map((band) => (
        <div
          key="round"
          class="timeline-stretch"
          style={{ ...place(band.from, band.to, 0), '--phase': band.colour }}
        >
          <div class={`timeline-band timeline-${band.kind}`}>
            {band.to - band.from + 1 >= roomForRound && <span class="timeline-label">{band.label}</span>}
          </div>
          {turns.map(({ actor, from, to }) => (
            <div
              key={from}
              class="timeline-turn"
              style={place(Math.max(from, band.from), Math.min(to, band.to), band.from)}
              title={nameOf(actor)}
            >
              {Math.min(to, band.to) - Math.max(from, band.from) + 1 >= roomForTurn && (
                <span>{markOf(actor)}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </>
  )
})
