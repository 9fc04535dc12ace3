import { useMemo } from 'preact/hooks'
import type { Finding } from '@stellwerk/bots'
import { paintsOf } from '../board/paints.js'
import { paperOf } from '../board/paper.js'
import { PlainHexes } from '../board/plain-board.js'
import { RunRibbons } from '../board/run-ribbons.js'
import { ribbonsOf } from '../board/runs.js'
import { boardTexts } from '../board/texts.js'
import { routesOf } from '../board/use-runs.js'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { reviewTexts } from './texts.js'

/** The board before a decision; of a run that was not the best, the best. */
export function Position({ finding: { at, round, plan } }: { readonly finding: Finding }) {
  const say = useSay(reviewTexts)
  const sayBoard = useSay(boardTexts)
  const { now } = useTable()
  const { describe } = useDescribed()
  const state = now.at(at)?.state
  const seen = useMemo(() => (state ? describe(state) : undefined), [describe, state])
  const ribbons = useMemo(
    () => (seen && plan ? ribbonsOf(seen, routesOf(plan), sayBoard) : []),
    [seen, plan, sayBoard],
  )
  if (!seen) return null
  const { map, table } = seen
  return (
    <figure class="review-position">
      <figcaption>{say(plan ? 'bestRun' : 'before', { round })}</figcaption>
      <svg viewBox={paperOf(map.sheets).viewBox} aria-hidden="true">
        <PlainHexes map={map} paints={paintsOf(table)} hexes={Object.values(map.hexes)} />
        <RunRibbons ribbons={ribbons} />
      </svg>
    </figure>
  )
}
