import { useMemo } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { BoardMap, Plan, Table } from '@stellwerk/table'
import type { RunDraft } from '../decision/runs/plan.js'
import { editedRoutes } from '../decision/runs/plan.js'
import { useSearch } from '../decision/runs/search.js'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { placeName } from '../table/named.js'
import { useTable } from '../table/table.js'
import { within } from './geometry.js'
import { layoutHex } from './hex-layout.js'
import { paperOf } from './paper.js'
import type { RouteHands } from './route-hands.js'
import { routePoints } from './route-line.js'
import type { TapRef } from './run-layer.js'
import { RunLayer } from './run-layer.js'
import type { Earning, Ribbon } from './run-ribbons.js'
import { RunValues } from './run-ribbons.js'
import { boardTexts } from './texts.js'

/** A route as map and card name it to each other. */
export interface NamedRoute {
  readonly id: string
  readonly train: string
  readonly path: readonly string[]
}

/** Where trains run, on which track, and what the board is called. */
interface Lying {
  readonly map: BoardMap
  readonly table: Pick<Table, 'trains'>
}

const tracksOf = ({ table }: Lying, train: string): readonly string[] | undefined =>
  table.trains.find((stock) => stock.train === train)?.tracks

/** Routes as ribbons along their track. */
export function ribbonsOf(
  lying: Lying,
  routes: readonly NamedRoute[],
  say: ReturnType<typeof boardTexts.in>,
): readonly Ribbon[] {
  const { map } = lying
  const placeOf = (hex = ''): string => placeName(map, hex)
  return routes.map(({ id, train, path }) => ({
    id,
    label: say('route', {
      train,
      from: placeOf(path[0]),
      to: placeOf(path.at(-1)),
    }),
    points: routePoints(map, path, tracksOf(lying, train)),
  }))
}

/** What each place earns, all trains together, where its value stands otherwise. */
function earningsOf(map: BoardMap, { routes, extras }: Pick<Plan, 'routes' | 'extras'>): readonly Earning[] {
  const values = new Map<string, number>()
  const add = (hex: string | undefined, amount: number): void => {
    if (hex !== undefined) values.set(hex, (values.get(hex) ?? 0) + amount)
  }
  for (const { calls } of routes)
    for (const { at, hex, amount } of calls) add(hex ?? (at.kind === 'hex' ? at.ref : undefined), amount)
  for (const { hex, amount } of extras) add(hex, amount)
  const { at } = paperOf(map.sheets)
  return [...values].flatMap(([ref, value]) => {
    const hex = map.hexes[ref]
    if (!hex) return []
    const { value: badge, far } = layoutHex(hex)
    return [{ id: ref, at: within(at(ref), badge ?? far ?? { x: 0, y: -20 }), value }]
  })
}

interface RunLinesProps extends Lying {
  readonly routes: readonly NamedRoute[]
  readonly begun: Omit<NamedRoute, 'id'> | undefined
  readonly hands: RouteHands<RunDraft> | undefined
  readonly tap: TapRef
  setDraft(draft: RunDraft): void
}

/** The runs of the shown moment as ribbons; those under work can be changed. */
export function RunLines({ map, table, routes, begun, hands, tap, setDraft }: RunLinesProps) {
  const say = useSay(boardTexts)
  const ribbons = useMemo(() => ribbonsOf({ map, table }, routes, say), [map, table.trains, routes, say])
  const line = useMemo(
    () => (begun ? routePoints(map, begun.path, tracksOf({ map, table }, begun.train)) : []),
    [map, table.trains, begun],
  )
  return (
    <RunLayer
      at={paperOf(map.sheets).at}
      ribbons={ribbons}
      begun={line}
      hands={hands}
      tap={tap}
      onDraft={setDraft}
    />
  )
}

/** What these runs earn, place by place. */
export function RunEarnings({ map, plan }: { readonly map: BoardMap; readonly plan: Plan }) {
  const earnings = useMemo(() => earningsOf(map, plan), [map, plan])
  return <RunValues earnings={earnings} />
}

interface DraftEarningsProps {
  readonly map: BoardMap
  readonly company: string
  readonly draft: RunDraft
}

/** What a plan that was changed by hand earns, as soon as a worker has looked at it. */
export function DraftEarnings({ map, company, draft }: DraftEarningsProps) {
  const { session, at } = useTable()
  const { face, description } = useDescribed()
  const state: CoreState = description.state
  const written = face.runs.editor?.write(state, company, editedRoutes(draft), draft.mail) ?? null
  const key = `${at} ${JSON.stringify(written)}`
  const plan = useSearch(key, session.game.title.id, 'judge', state, company, written)?.plan
  return plan ? <RunEarnings map={map} plan={plan} /> : null
}
