import { useEffect } from 'preact/hooks'
import type { Aim, Run, TurnFrame } from '@stellwerk/1853'
import { hexesOfDuty } from '@stellwerk/1853'
import { frameOf } from '@stellwerk/engine'
import { endsAtStop } from '../../../../board/route-edit.js'
import { useOutcome } from '../../../../decision/outcomes.js'
import { EffectList } from '../../../../decision/parts/effect-list.js'
import { idleTrains, putDown, samePlan, withRoute } from '../../../../decision/runs/plan.js'
import { RouteEditor } from '../../../../decision/runs/route-editor.js'
import { TakenRoute } from '../../../../decision/runs/taken-route.js'
import { Button } from '../../../../ui/button.js'
import { RuleLink } from '../../../../ui/rule-link.js'
import type { Draft, RunDraft } from '../../draft.js'
import { hexLabel } from '../../names.js'
import { nextHexes, waysOf } from '../../routes.js'
import { actionsOf } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { Completion } from './completion.js'
import { earningsIn, suggested } from './plan.js'
import { RunTable, endsOf } from './run-table.js'

/** Running trains: the best plans are there at once, one for a dividend and one for the treasury, and may be changed. */
export function RunStep({ desk }: StepProps) {
  const { state, player, say, table } = desk
  const plans = actionsOf(desk.choices, 'run').map(suggested)
  const first: RunDraft = plans[0] ?? { kind: 'run', runs: [], edited: false }
  const draft = table.draft as Draft
  const given = draft?.kind === 'run' ? draft : undefined
  // something that was begun and set aside is not lost for a suggestion
  const isFree = !given && !table.held
  useEffect(() => {
    if (isFree) table.setDraft(first)
  }, [isFree, JSON.stringify(first)])
  const current = given ?? first
  const { runs, mail } = current
  const run: Run = { type: 'run', player, runs, ...(mail === undefined ? {} : { mail }) }
  const outcome = useOutcome(desk, [run])
  const earned = outcome && earningsIn(outcome.events)
  const fault = current.edited ? desk.refuses(run) : undefined
  const owed = hexesOfDuty(frameOf<TurnFrame>(state, 'turn') ?? {})
  // what is being changed on the map stands on top
  const isTaken = current.taken !== undefined
  const ownRun = <OwnRun desk={desk} draft={current} />
  return (
    <>
      {plans.length > 1 && <p class="decision-hint">{say('runWhy')}</p>}
      {owed.map((hex) => (
        <p key={hex} class="decision-hint">
          {say('mustRunOver', { hex: hexLabel(hex) })}
        </p>
      ))}
      <Plans desk={desk} plans={plans} current={current} />
      {current.edited && <Completion desk={desk} draft={current} aims={aimsOf(desk, plans.length)} />}
      {isTaken && ownRun}
      {fault && (
        <p class="run-faults" aria-live="polite">
          {desk.reason(fault)} <RuleLink rule={fault.rule} />
        </p>
      )}
      <Button look="primary" class="choice" disabled={fault !== undefined} onPress={() => void desk.act(run)}>
        <span class="choice-label">
          {current.runs.length === 0
            ? say('runNothing')
            : say('runFor', {
                revenue: desk.money(earned?.revenue ?? 0),
                mail: earned && earned.mailMoney > 0 ? desk.money(earned.mailMoney) : 'none',
              })}
        </span>
        <EffectList desk={desk} outcome={outcome} />
      </Button>
      {!isTaken && ownRun}
      <RunTable desk={desk} draft={current} earned={earned} onChange={(next) => table.setDraft(next)} />
    </>
  )
}

/** Without a director there is no dividend; two plans are offered where they differ. */
function aimsOf(desk: Desk, plans: number): readonly Aim[] {
  if (plans > 1) return ['dividend', 'treasury']
  return [desk.state.companies[companyOfStep(desk)].director === null ? 'treasury' : 'dividend']
}

/** A run of one's own, or one of the plan that was taken up, along the track of its train's gauge. */
function OwnRun({ desk, draft }: StepProps & { readonly draft: RunDraft }) {
  const { state, table } = desk
  const company = companyOfStep(desk)
  const { begun } = draft
  const route = begun?.route ?? []
  const ways = begun && waysOf(state, company, begun.train)
  const taken = draft.runs[draft.taken ?? -1]
  if (taken)
    return (
      <TakenRoute
        name={`${taken.train}: ${endsOf(taken)}`}
        route={taken.route}
        ways={waysOf(state, company, taken.train)}
        nameOf={hexLabel}
        onRoute={(next) => table.setDraft(withRoute(draft, next))}
        onDone={() => table.setDraft(putDown(draft))}
      />
    )
  return (
    <RouteEditor
      draft={draft}
      idle={idleTrains(state.companies[company].trains, draft)}
      next={ways ? nextHexes(ways, route) : []}
      mayEnd={ways !== undefined && endsAtStop(ways, route)}
      nameOf={hexLabel}
      onChange={(next) => table.setDraft(next)}
    />
  )
}

interface PlansProps {
  readonly desk: Desk
  readonly plans: readonly RunDraft[]
  readonly current: RunDraft
}

/** The best plans to choose from; with their earnings, since that is what tells them apart. */
function Plans({ desk, plans, current }: PlansProps) {
  const { say } = desk
  const name = (i: number): string =>
    say(plans.length === 1 ? 'runBest' : i === 0 ? 'runDividend' : 'runTreasury')
  return (
    <div class="decision-row" role="group" aria-label={say('runsTable')}>
      {plans.map((plan, i) => (
        <Plan key={i} desk={desk} plan={plan} name={name(i)} isChosen={samePlan(plan, current)} />
      ))}
    </div>
  )
}

interface PlanProps {
  readonly desk: Desk
  readonly plan: RunDraft
  readonly name: string
  readonly isChosen: boolean
}

function Plan({ desk, plan, name, isChosen }: PlanProps) {
  const { runs, mail } = plan
  const action: Run = { type: 'run', player: desk.player, runs, ...(mail === undefined ? {} : { mail }) }
  const outcome = useOutcome(desk, [action])
  const earned = outcome && earningsIn(outcome.events)
  return (
    <button
      type="button"
      class="number-step run-plan"
      aria-pressed={isChosen}
      onClick={() => desk.table.setDraft(plan)}
    >
      {name}
      {earned && (
        <span class="choice-facts">
          {desk.say('runSummary', {
            revenue: desk.money(earned.revenue),
            mail: desk.money(earned.mailMoney),
          })}
        </span>
      )}
    </button>
  )
}
