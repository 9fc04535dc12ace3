import { useMemo } from 'preact/hooks'
import type { HexId, State } from '@stellwerk/1873'
import { boardHex, hexes } from '@stellwerk/1873'
import type { GameEvent } from '@stellwerk/engine'
import { plus } from '../../../board/geometry.js'
import type { TapRef } from '../../../board/run-layer.js'
import { RunLayer } from '../../../board/run-layer.js'
import { RunValues } from '../../../board/run-ribbons.js'
import { useSay } from '../../../language/language.js'
import type { RunDraft } from '../draft.js'
import { paper } from './cells.js'
import { layoutHex } from './hex-layout.js'
import { routePoints } from './route-shape.js'
import { handsOn } from './run-hands.js'
import { shownRuns } from './runs.js'
import { mapTexts } from './texts.js'

export interface ShownRunsProps {
  readonly state: State
  readonly events: readonly GameEvent[]
  readonly draft: RunDraft | null
}

interface RunLinesProps extends ShownRunsProps {
  readonly tap: TapRef
  setDraft(draft: RunDraft): void
}

const placeOf = (hex: HexId | undefined): string => (hex && hexes[hex]?.name) || (hex ?? '')

/** The runs of the shown moment as ribbons; those under work can be changed. */
export function RunLines({ state, events, draft, tap, setDraft }: RunLinesProps) {
  const say = useSay(mapTexts)
  const runs = useMemo(() => shownRuns(state, events, draft), [state, events, draft])
  const ribbons = useMemo(
    () =>
      runs?.routes.map(({ id, train, route }) => ({
        id,
        label: say('route', { train, from: placeOf(route[0]), to: placeOf(route.at(-1)) }),
        points: routePoints(state, route),
      })),
    [runs?.routes, state.tiles, say],
  )
  const hands = useMemo(() => draft && handsOn(state, draft), [state, draft])
  if (!runs || !ribbons) return null
  return (
    <RunLayer
      at={paper.at}
      ribbons={ribbons}
      begun={routePoints(state, runs.begun)}
      hands={hands ?? undefined}
      tap={tap}
      onDraft={setDraft}
    />
  )
}

/** What these runs earn, place by place. */
export function RunEarnings({ state, events, draft }: ShownRunsProps) {
  const earnings = useMemo(
    () =>
      shownRuns(state, events, draft)?.values.map(({ hex, value }) => ({
        id: hex,
        at: plus(paper.at(hex), layoutHex(boardHex(state, hex)).value ?? { x: 0, y: -20 }),
        value,
      })),
    [state, events, draft],
  )
  return earnings ? <RunValues earnings={earnings} /> : null
}
