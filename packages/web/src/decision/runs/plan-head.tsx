import { useState } from 'preact/hooks'
import type { Plan, Runs } from '@stellwerk/table'
import { money } from '@stellwerk/table'
import { useSay } from '../../language/language.js'
import { useDescribed } from '../../table/description.js'
import { useTable } from '../../table/table.js'
import { Button } from '../../ui/button.js'
import type { RunDraft } from './plan.js'
import { editedRoutes, samePlan } from './plan.js'
import { search } from './search.js'
import { runsTexts } from './texts.js'

interface PlanHeadProps {
  readonly section: Runs
  readonly draft: RunDraft
  /** The suggested plans, the best first. */
  readonly drafts: readonly RunDraft[]
  onChange(draft: RunDraft): void
}

/** Whether it is the best plan, the way back to it, and the other good ones. */
export function PlanHead({ section, draft, drafts, onChange }: PlanHeadProps) {
  const say = useSay(runsTexts)
  const { words } = useDescribed()
  const { plans, proven } = section
  const [best] = drafts
  const isBest = best !== undefined && samePlan(best, draft)
  const badge = say(proven === undefined ? 'best' : proven ? 'bestProven' : 'bestKnown')
  // where the best plan depends on what is wanted, each of them is best for something
  const aimed = plans.some(({ aim }) => aim !== undefined)
  const named = ({ aim, total, routes }: Plan): string =>
    [
      aim && say(aim === 'dividend' ? 'forDividend' : 'forTreasury'),
      say('lookAtPlan', { revenue: words.phrase(money(total)), count: routes.length }),
    ]
      .filter(Boolean)
      .join(': ')
  const choice = (plan: Plan, i: number) => (
    <Button
      key={i}
      class="run-plan"
      pressed={drafts[i] !== undefined && samePlan(drafts[i], draft)}
      onPress={() => drafts[i] && onChange(drafts[i])}
    >
      {named(plan)}
    </Button>
  )
  return (
    <div class="run-head">
      {isBest ? (
        <p class="run-best">
          <span class="run-badge">✓ {badge}</span> {proven && say('noneEarnsMore')}
        </p>
      ) : (
        best && (
          <div class="decision-row">
            <Button onPress={() => onChange(best)}>{badge}</Button>
            <Completion section={section} draft={draft} onChange={onChange} />
          </div>
        )
      )}
      {aimed && <div class="decision-row">{plans.map(choice)}</div>}
      {!aimed && plans.length > 1 && (
        <details class="decision-fold">
          <summary class="decision-summary">{say('otherPlans', { count: plans.length - 1 })}</summary>
          <div class="decision-row">{plans.slice(1).map((plan, i) => choice(plan, i + 1))}</div>
        </details>
      )}
    </div>
  )
}

/** How completing a plan went; it is told for as long as that plan stands. */
type Note = 'completing' | 'completed' | 'noCompletion'

/** The other trains run as well as they can beside the routes that were chosen. */
function Completion({ section, draft, onChange }: Omit<PlanHeadProps, 'drafts'>) {
  const say = useSay(runsTexts)
  const { session } = useTable()
  const { face, description } = useDescribed()
  const [note, setNote] = useState<{ readonly of: RunDraft; readonly says: Note }>()
  const { editor, given } = face.runs
  if (!editor || !given?.complete) return null
  const { state } = description
  const { company, plans } = section
  const aims = [...new Set(plans.map(({ aim }) => aim))]
  const start = async (aim: Plan['aim']): Promise<void> => {
    setNote({ of: draft, says: 'completing' })
    const written = editor.write(state, company, editedRoutes(draft), draft.mail)
    const found = await search(session.game.title.id, 'complete', state, company, written, aim)
    if (!found) return setNote({ of: draft, says: 'noCompletion' })
    const { mail } = editor.fields(found.written)
    const done: RunDraft = {
      kind: 'run',
      runs: found.plan.routes.map(({ train, path }) => ({ train, route: path })),
      ...(typeof mail === 'number' ? { mail } : {}),
      edited: true,
    }
    setNote({ of: done, says: 'completed' })
    onChange(done)
  }
  const aimName = (aim: Plan['aim']): string => say(aim === 'dividend' ? 'forDividend' : 'forTreasury')
  return (
    <>
      {aims.map((aim) => (
        <Button key={aim ?? ''} onPress={() => void start(aim)}>
          {aim === undefined ? say('complete') : say('completeFor', { aim: aimName(aim) })}
        </Button>
      ))}
      <p class="decision-hint" role="status">
        {note && samePlan(note.of, draft) && say(note.says)}
      </p>
    </>
  )
}
