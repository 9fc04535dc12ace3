import { useEffect } from 'preact/hooks'
import type { Run, RunParts, TrainRun } from '@stellwerk/1854'
import { companyOf, faultsOfRuns, isLocal, revenueOf } from '@stellwerk/1854'
import { listed, numeral } from '@stellwerk/texts'
import { useOutcome } from '../../../../decision/outcomes.js'
import { EffectList } from '../../../../decision/parts/effect-list.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { Swatch } from '../../../../decision/swatch.js'
import { useFocus, useSetFocus } from '../../../../table/focus.js'
import { Button } from '../../../../ui/button.js'
import { RuleLink } from '../../../../ui/rule-link.js'
import type { Draft, RunDraft } from '../../draft.js'
import { runId } from '../../map/runs.js'
import { placeName } from '../../names.js'
import { actionsOf } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { laterWishes } from './later.js'

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
  const faults = current.edited ? faultsOfRuns(state, company, current.runs) : []
  const most = revenueOf(state, company, best).total
  const earned = faults.length === 0 ? revenueOf(state, company, current.runs) : undefined
  const isLess = earned !== undefined && earned.total < most
  const run: Run = { type: 'run', player, runs: current.runs }
  const outcome = useOutcome(desk, [isLess || !earned ? { ...run, runs: best } : run])
  return (
    <>
      {current.edited ? (
        <>
          <Button onPress={() => table.setDraft(suggested)}>{say('backToBest')}</Button>
          {earned && (
            <p class={isLess ? 'decision-fault' : 'decision-hint'} role="status">
              {isLess
                ? say('lesserRun', { total: desk.money(earned.total), best: desk.money(most) })
                : say('equalRun')}{' '}
              {isLess && <RuleLink rule="1854-run-q" />}
            </p>
          )}
        </>
      ) : (
        <p class="run-best">{say('bestProven')}</p>
      )}
      {faults.length > 0 && (
        <ul class="run-faults" aria-live="polite">
          {faults.map((fault, i) => (
            <li key={i}>
              {desk.reason(fault)} <RuleLink rule={fault.rule} />
            </li>
          ))}
        </ul>
      )}
      <Button look="primary" class="choice" disabled={!earned || isLess} onPress={() => void desk.act(run)}>
        <span class="choice-label">
          {earned ? say('runFor', { revenue: desk.money(earned.total) }) : say('run')}
        </span>
        <span class="choice-facts">{say(isLocal(company) ? 'thenHalves' : 'thenUse')}</span>
        <EffectList desk={desk} outcome={earned && !isLess ? outcome : undefined} />
      </Button>
      <RunList desk={desk} runs={current.runs} />
      {earned && <Breakdown desk={desk} parts={earned.parts} total={earned.total} />}
      <WhatElse desk={desk} wishes={() => laterWishes(desk)} />
    </>
  )
}

/** Which train goes where; pointing at one lights it up on the map, and the other way round. */
function RunList({ desk, runs }: StepProps & { readonly runs: readonly TrainRun[] }) {
  const { say, language, state } = desk
  const focus = useFocus()
  const setFocus = useSetFocus()
  const idle = idleTrains(companyOf(state, companyOfStep(desk)).trains, runs)
  return (
    <>
      <ul class="routes-list">
        {runs.map((run, i) => {
          const { train, route } = run
          const id = runId(run, i)
          const point = (inside: boolean) => (): void => setFocus(inside ? { kind: 'route', id } : null)
          return (
            <li
              key={id}
              class={
                focus?.kind === 'route' && focus.id === id ? 'routes-route routes-pointed' : 'routes-route'
              }
              onPointerEnter={point(true)}
              onPointerLeave={point(false)}
            >
              <Swatch look={i} />
              <span class="routes-name">
                {say('trainRun', {
                  train,
                  from: placeName(route[0] ?? ''),
                  to: placeName(route.at(-1) ?? ''),
                })}
                <span class="choice-facts">{route.join(' ')}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {idle.length > 0 && <p class="decision-hint">{say('idle', { trains: listed(language, idle) })}</p>}
    </>
  )
}

function idleTrains(owned: readonly string[], runs: readonly TrainRun[]): string[] {
  const left = [...owned]
  for (const { train } of runs) left.splice(left.indexOf(train), 1)
  return left
}

interface BreakdownProps extends StepProps {
  readonly parts: readonly RunParts[]
  readonly total: number
}

/** What each train earns, call by call. */
function Breakdown({ desk, parts, total }: BreakdownProps) {
  const { say, language } = desk
  return (
    <table class="breakdown">
      <caption class="visually-hidden">{say('breakdown')}</caption>
      <tbody>
        {parts.map((part, i) => (
          <tr key={i}>
            <th scope="row">
              {say('trainNamed', { train: part.train })}
              <span class="choice-facts">{callsOf(desk, part)}</span>
            </th>
            <td>{numeral(language, part.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('revenue')}</th>
          <td>{numeral(language, total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** "Wien 40 + Linz 30 + Graz 10". */
function callsOf({ say, language }: Desk, { calls, extra }: RunParts): string {
  return [
    ...calls.map(({ hex, value }) => `${placeName(hex)} ${numeral(language, value)}`),
    ...(extra === 0 ? [] : [`${say(extra > 0 ? 'bonus' : 'customs')} ${numeral(language, extra)}`]),
  ].join(' + ')
}
