import { useEffect, useMemo } from 'preact/hooks'
import type { Action, PlayerId, Refusal } from '@stellwerk/engine'
import type { Plan, Runs } from '@stellwerk/table'
import { money } from '@stellwerk/table'
import { endsAtStop, nextHexes } from '../../board/route-edit.js'
import { useSay } from '../../language/language.js'
import { useDescribed } from '../../table/description.js'
import { placeName } from '../../table/named.js'
import { useTable } from '../../table/table.js'
import { RuleLink } from '../../ui/rule-link.js'
import { useChoosing, usePrimary } from '../choosing.js'
import { Effects } from '../effects.js'
import { NextPayout } from './next-payout.js'
import { PlanHead } from './plan-head.js'
import type { RunDraft } from './plan.js'
import { editedRoutes, idleTrains, putDown, samePlan, suggested, withRoute } from './plan.js'
import { RouteEditor } from './route-editor.js'
import { RouteList } from './route-list.js'
import { useSearch } from './search.js'
import { TakenRoute } from './taken-route.js'
import { runsTexts } from './texts.js'
import './runs.css'

interface RunEditorProps {
  readonly section: Runs
  readonly player: PlayerId
}

const nothing: RunDraft = { kind: 'run', runs: [], edited: false }

/** Running trains: the best plan is there at once, and may be changed here and on the map. */
export function RunEditor({ section, player }: RunEditorProps) {
  const say = useSay(runsTexts)
  const { words } = useDescribed()
  const { reasonOf } = useChoosing()
  const table = useTable()
  const drafts = useMemo(() => section.plans.map(suggested), [section])
  const first = drafts[0] ?? nothing
  const given = (table.draft as { readonly kind?: string } | null)?.kind === 'run' ? table.draft : undefined
  // something that was begun and set aside is not lost for a suggestion
  const isFree = !given && !table.held
  useEffect(() => {
    if (isFree) table.setDraft(first)
  }, [isFree, first])
  const draft = (given as RunDraft | undefined) ?? first
  const { action, plan, faults } = useJudged(section, draft, drafts, player)
  usePrimary(
    faults.length === 0 && plan ? action : null,
    plan && draft.runs.length > 0
      ? say('runFor', { revenue: words.phrase(money(plan.total)) })
      : say(draft.runs.length === 0 ? 'runNothing' : 'run'),
  )
  const change = (next: RunDraft): void => table.setDraft(next)
  return (
    <section class="block" aria-label={words.say(section.heading)}>
      {section.notes.map((note) => (
        <p key={note.key} class="decision-hint">
          {words.say(note)}
        </p>
      ))}
      <PlanHead section={section} draft={draft} drafts={drafts} onChange={change} />
      <OpenRoute section={section} draft={draft} onChange={change} />
      {faults.length > 0 && (
        <ul class="run-faults" aria-live="polite">
          {faults.map((fault, i) => (
            <li key={i}>
              {reasonOf(fault)} <RuleLink rule={fault.rule} />
            </li>
          ))}
        </ul>
      )}
      <RouteList section={section} draft={draft} plan={plan} onChange={change} />
      {faults.length === 0 && plan && <Effects action={action} />}
      {faults.length === 0 && plan && <NextPayout action={action} />}
    </section>
  )
}

interface Judged {
  readonly action: Action
  readonly plan: Plan | undefined
  readonly faults: readonly Refusal[]
}

/** What the draft stands for: one of the suggested plans as it is, or else a plan that a worker looks at. */
function useJudged(section: Runs, draft: RunDraft, drafts: readonly RunDraft[], player: PlayerId): Judged {
  const { session, at } = useTable()
  const { face, description } = useDescribed()
  const { state } = description
  const { editor } = face.runs
  const { company, plans } = section
  const known = plans[drafts.findIndex((other) => samePlan(other, draft))]
  const written = useMemo(
    () => editor?.write(state, company, editedRoutes(draft), draft.mail) ?? null,
    [editor, state, company, draft],
  )
  const key = `${at} ${JSON.stringify(written)}`
  const found = useSearch(known ? undefined : key, session.game.title.id, 'judge', state, company, written)
  if (known) return { action: known.row.action, plan: known, faults: [] }
  const action = { type: 'run', player, ...editor?.fields(written) } as Action
  return { action, plan: found?.plan, faults: found?.faults ?? [] }
}

interface OpenRouteProps {
  readonly section: Runs
  readonly draft: RunDraft
  onChange(draft: RunDraft): void
}

/** A route of one's own, or one of the plan that was taken up. */
function OpenRoute({ section: { company }, draft, onChange }: OpenRouteProps) {
  const { face, description } = useDescribed()
  const { editor } = face.runs
  const { state, map } = description
  if (!editor) return null
  const nameOf = (hex: string): string => [hex, map.hexes[hex]?.name].filter(Boolean).join(' ')
  const placeOf = (hex = ''): string => placeName(map, hex)
  const taken = draft.runs[draft.taken ?? -1]
  if (taken)
    return (
      <TakenRoute
        name={`${placeOf(taken.route[0])} – ${placeOf(taken.route.at(-1))}`}
        route={taken.route}
        ways={editor.ways(state, company, taken.train)}
        nameOf={nameOf}
        onRoute={(route) => onChange(withRoute(draft, route))}
        onDone={() => onChange(putDown(draft))}
      />
    )
  const { begun } = draft
  const ways = begun && editor.ways(state, company, begun.train)
  const next = !ways
    ? []
    : begun.route.length === 0
      ? editor.starts(state, company, begun.train).filter((hex) => nextHexes(ways, [hex]).length > 0)
      : nextHexes(ways, begun.route)
  return (
    <RouteEditor
      draft={draft}
      idle={idleTrains(editor.trains(state, company), draft)}
      next={next}
      mayEnd={ways !== undefined && endsAtStop(ways, begun?.route ?? [])}
      nameOf={nameOf}
      onChange={onChange}
    />
  )
}
