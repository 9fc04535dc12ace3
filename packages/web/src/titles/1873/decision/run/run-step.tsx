import { useEffect, useState } from 'preact/hooks'
import type { RailwayId, Run, RunPlan } from '@stellwerk/1873'
import { Button } from '../../../../ui/button.js'
import { RuleLink } from '../../../../ui/rule-link.js'
import type { Draft, RunDraft } from '../../draft.js'
import { ofType } from '../choices.js'
import type { Desk } from '../desk.js'
import { EffectList } from '../../../../decision/parts/effect-list.js'
import { Fold } from '../../../../decision/parts/section.js'
import { TakenRoute } from '../../../../decision/runs/taken-route.js'
import { useSay } from '../../../../language/language.js'
import { hexLabel } from '../names.js'
import { waysOf } from '../../routes.js'
import { addedByRoutes, breakdownOf } from './breakdown.js'
import { BreakdownTable } from './breakdown-table.js'
import { putDown, trainsOf, withRoute } from './plan.js'
import { RouteEditor } from './route-editor.js'
import { RouteList, endsOf } from './route-list.js'
import { search, useSearch } from './search.js'
import { runTexts } from './texts.js'

/** How many other plans are worth a line. */
const mostOthers = 5

/** Running trains: the best plan is there at once, and may be changed. */
export function RunStep({ desk }: { readonly desk: Desk }) {
  const { state, step, player, table } = desk
  const say = useSay(runTexts)
  const railway = step['operation'] as RailwayId
  const plans = ofType(desk.choices, 'run')
    .filter(({ action }) => action.player === player)
    .map(({ action }) => action.plan)
  const best: RunPlan = plans[0] ?? { trains: [] }
  const draft = table.draft as Draft
  const given = draft?.kind === 'run' ? draft : undefined
  const suggested: RunDraft = { kind: 'run', plan: best, edited: false }
  // something that was begun and set aside is not lost for a suggestion
  const isFree = !given && !table.held
  useEffect(() => {
    if (isFree) table.setDraft(suggested)
  }, [isFree, best])
  const current = given ?? suggested
  const change = (next: RunDraft): void => table.setDraft(next)
  const run: Run = { type: 'run', player, plan: current.plan }
  const at = String(table.at)
  const judged = useSearch(`${at} ${JSON.stringify(current.plan)}`, 'judge', state, run)
  const proven = useSearch(`${at} best`, 'prove', state, railway, best)
  const breakdown = breakdownOf(state, railway, current.plan)
  const faults = current.edited ? (judged?.faults ?? []) : []
  return (
    <>
      <PlanHead desk={desk} draft={current} best={best} proven={proven} onChange={change} />
      <Taken desk={desk} railway={railway} draft={current} onChange={change} />
      {faults.length > 0 && (
        <ul class="run-faults" aria-live="polite">
          {faults.map((fault, i) => (
            <li key={i}>
              {desk.reason(fault)} <RuleLink rule={fault.rule} />
            </li>
          ))}
        </ul>
      )}
      <Button
        look="primary"
        class="choice"
        disabled={faults.length > 0 || (current.edited && !judged)}
        onPress={() => void desk.act(run)}
      >
        <span class="choice-label">
          {breakdown ? say('runFor', { revenue: desk.money(breakdown.revenue) }) : say('run')}
        </span>
        {breakdown && (
          <span class={breakdown.insolvent ? 'effects-danger' : 'choice-facts'}>
            {say(
              breakdown.insolvent ? 'thenInsolvent' : breakdown.profit > 0 ? 'thenDistribute' : 'thenNothing',
              { profit: desk.money(breakdown.profit), railway },
            )}
          </span>
        )}
        <EffectList desk={desk} outcome={judged?.outcome} />
      </Button>
      {current.train !== undefined && (
        <RouteEditor desk={desk} railway={railway} draft={current} train={current.train} onChange={change} />
      )}
      <RouteList
        desk={desk}
        draft={current}
        added={breakdown && addedByRoutes(current.plan, breakdown.lines)}
        onChange={change}
      />
      {breakdown && <BreakdownTable desk={desk} breakdown={breakdown} />}
      {plans.length > 1 && (
        <Fold heading={say('otherPlans', { more: desk.partial.includes('run') ? 'yes' : 'no' })}>
          {plans.slice(1, mostOthers + 1).map((plan) => (
            <OtherPlan key={JSON.stringify(plan)} desk={desk} plan={plan} railway={railway} />
          ))}
        </Fold>
      )}
    </>
  )
}

interface TakenProps {
  readonly desk: Desk
  readonly railway: RailwayId
  readonly draft: RunDraft
  onChange(draft: RunDraft): void
}

/** The route that was taken up, here or on the map. */
function Taken({ desk, railway, draft, onChange }: TakenProps) {
  const taken = trainsOf(draft.plan)
    .flatMap(({ routes }) => routes)
    .find(({ id }) => id === draft.taken)
  if (!taken) return null
  return (
    <TakenRoute
      name={endsOf(taken)}
      route={taken.route}
      ways={waysOf(desk.state, railway, taken.train)}
      nameOf={hexLabel}
      onRoute={(route) => onChange(withRoute(draft, taken.id, route))}
      onDone={() => onChange(putDown(draft))}
    />
  )
}

/** How completing a plan went; it is told for as long as that plan stands. */
type CompletionNote = 'completing' | 'completed' | 'noCompletion'

interface PlanHeadProps {
  readonly desk: Desk
  readonly draft: RunDraft
  readonly best: RunPlan
  /** Whether the first plan is known to be the best; undefined while that is being worked out. */
  readonly proven: boolean | undefined
  onChange(draft: RunDraft): void
}

/** Which plan this is, and the ways back to a good one. */
function PlanHead({ desk, draft, best, proven, onChange }: PlanHeadProps) {
  const { state, step } = desk
  const say = useSay(runTexts)
  const [note, setNote] = useState<{ readonly of: RunPlan; readonly says: CompletionNote }>()
  const complete = async (): Promise<void> => {
    const { plan } = draft
    setNote({ of: plan, says: 'completing' })
    const found = await search('complete', state, step['operation'] as RailwayId, plan)
    setNote({ of: found?.plan ?? plan, says: found ? 'completed' : 'noCompletion' })
    if (found) onChange({ kind: 'run', plan: found.plan, edited: true })
  }
  const name = say(proven === undefined ? 'bestSearching' : proven ? 'bestProven' : 'bestKnown')
  return (
    <div class="run-head">
      {draft.edited ? (
        <div class="decision-row">
          <Button onPress={() => onChange({ kind: 'run', plan: best, edited: false })}>{name}</Button>
          <Button onPress={() => void complete()}>{say('complete')}</Button>
        </div>
      ) : (
        <p class="run-best">{name}</p>
      )}
      <p class="decision-hint" role="status">
        {draft.edited && note?.of === draft.plan && say(note.says)}
      </p>
    </div>
  )
}

interface OtherPlanProps {
  readonly desk: Desk
  readonly plan: RunPlan
  readonly railway: RailwayId
}

function OtherPlan({ desk, plan, railway }: OtherPlanProps) {
  const say = useSay(runTexts)
  const revenue = breakdownOf(desk.state, railway, plan)?.revenue ?? 0
  const count = plan.trains.reduce((sum, { routes }) => sum + routes.length, plan.diesel?.length ?? 0)
  return (
    <Button onPress={() => desk.table.setDraft({ kind: 'run', plan, edited: true } satisfies RunDraft)}>
      {say('lookAtPlan', { revenue: desk.money(revenue), count })}
    </Button>
  )
}
