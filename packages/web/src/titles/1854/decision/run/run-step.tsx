import { useEffect } from 'preact/hooks'
import type { Run } from '@stellwerk/1854'
import { companyOf, faultsOfRuns, isLocal, refuseRuns, revenueOf } from '@stellwerk/1854'
import type { Refusal } from '@stellwerk/engine'
import { endsAtStop } from '../../../../board/route-edit.js'
import { useOutcome } from '../../../../decision/outcomes.js'
import { EffectList } from '../../../../decision/parts/effect-list.js'
import { idleTrains, putDown, samePlan, withRoute } from '../../../../decision/runs/plan.js'
import { RouteEditor } from '../../../../decision/runs/route-editor.js'
import { TakenRoute } from '../../../../decision/runs/taken-route.js'
import { Button } from '../../../../ui/button.js'
import { RuleLink } from '../../../../ui/rule-link.js'
import type { Draft, RunDraft } from '../../draft.js'
import { hexLabel, placeName } from '../../names.js'
import { nextHexes, waysOf } from '../../routes.js'
import { actionsOf } from '../choices.js'
import type { StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { Breakdown } from './breakdown.js'
import { withBestCalls } from './passes.js'
import { RunList } from './run-list.js'

/** Running trains: the best run is there at once; only one that earns as much may take its place. */
export function RunStep({ desk }: StepProps) {
  const { state, player, say, table } = desk
  const company = companyOfStep(desk)
  const best = actionsOf(desk.choices, 'run')[0]?.runs ?? []
  const draft = table.draft as Draft
  const given = draft?.kind === 'run' ? draft : undefined
  const suggested: RunDraft = { kind: 'run', runs: best, edited: false }
  // something that was begun and set aside is not lost for a suggestion
  const isFree = !given && !table.held
  useEffect(() => {
    if (isFree) table.setDraft(suggested)
  }, [isFree, best])
  const current = given ?? suggested
  const { runs, edited } = current
  const change = (next: RunDraft): void => table.setDraft(next)
  const faults = edited ? faultsOfRuns(state, company, runs) : []
  const better = edited && faults.length === 0 ? refuseRuns(state, company, runs) : undefined
  const earned = faults.length === 0 ? revenueOf(state, company, runs) : undefined
  const mayRun = earned !== undefined && !better
  const run: Run = { type: 'run', player, runs }
  const outcome = useOutcome(desk, [mayRun ? run : { ...run, runs: best }])
  // what is being changed on the map stands on top
  const isTaken = current.taken !== undefined
  const ownRun = <OwnRun desk={desk} draft={current} onChange={change} />
  return (
    <>
      {edited && !samePlan(current, suggested) ? (
        <>
          <Button onPress={() => change(suggested)}>{say('backToBest')}</Button>
          {mayRun && (
            <p class="decision-hint" role="status">
              {say('equalRun')}
            </p>
          )}
        </>
      ) : (
        <p class="run-best">{say('bestProven')}</p>
      )}
      {isTaken && ownRun}
      <Faults desk={desk} faults={better ? [better] : faults} />
      <Button look="primary" class="choice" disabled={!mayRun} onPress={() => void desk.act(run)}>
        <span class="choice-label">
          {earned ? say('runFor', { revenue: desk.money(earned.total) }) : say('run')}
        </span>
        <span class="choice-facts">{say(isLocal(company) ? 'thenHalves' : 'thenUse')}</span>
        <EffectList desk={desk} outcome={mayRun ? outcome : undefined} />
      </Button>
      {!isTaken && ownRun}
      <RunList desk={desk} draft={current} parts={earned?.parts} onChange={change} />
      {earned && <Breakdown desk={desk} parts={earned.parts} total={earned.total} />}
    </>
  )
}

/** What is wrong with the runs; a lesser run is told the better one (1854-run-q). */
function Faults({ desk, faults }: StepProps & { readonly faults: readonly Refusal[] }) {
  if (faults.length === 0) return null
  return (
    <ul class="run-faults" aria-live="polite">
      {faults.map((fault, i) => (
        <li key={i}>
          {desk.reason(fault)} <RuleLink rule={fault.rule} />
        </li>
      ))}
    </ul>
  )
}

interface OwnRunProps extends StepProps {
  readonly draft: RunDraft
  onChange(draft: RunDraft): void
}

/** A run of one's own, or one of the plan that was taken up; it calls where that pays most. */
function OwnRun({ desk, draft, onChange }: OwnRunProps) {
  const { state } = desk
  const company = companyOfStep(desk)
  const ways = waysOf(state, company)
  const route = draft.begun?.route ?? []
  const taken = draft.runs[draft.taken ?? -1]
  const changed = (next: RunDraft): void =>
    onChange({ ...next, runs: next.runs.map((each) => withBestCalls(state, company, each)) })
  if (taken)
    return (
      <TakenRoute
        name={desk.say('trainRun', {
          train: taken.train,
          from: placeName(taken.route[0] ?? ''),
          to: placeName(taken.route.at(-1) ?? ''),
        })}
        route={taken.route}
        ways={ways}
        nameOf={hexLabel}
        onRoute={(next) => changed(withRoute(draft, next))}
        onDone={() => onChange(putDown(draft))}
      />
    )
  return (
    <RouteEditor
      draft={draft}
      idle={idleTrains(companyOf(state, company).trains, draft)}
      next={draft.begun ? nextHexes(ways, company, route) : []}
      mayEnd={endsAtStop(ways, route)}
      nameOf={hexLabel}
      onChange={changed}
    />
  )
}
