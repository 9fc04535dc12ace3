import type { Advice } from '@stellwerk/bots'
import type { Action, PlayerId } from '@stellwerk/engine'
import { hash } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { isSiteDraft, siteDraft } from '../board/site-draft.js'
import { choosableIn } from '../decision/asked.js'
import { useChoosing } from '../decision/choosing.js'
import { suggested } from '../decision/runs/plan.js'
import { useLanguage, useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { DrawnSign } from '../ui/signs.js'
import { tutorTexts } from './texts.js'
import { useAdvice } from './use-advice.js'
import { useTutorWords } from './use-tutor-words.js'
import './tip.css'

/** What a strong player would do with the decision at hand. */
export function Tip({ onClose }: { onClose(): void }) {
  const { asked } = useChoosing()
  const [first] = asked
  return first ? <TipFor player={first.player} onClose={onClose} /> : null
}

function TipFor({ player, onClose }: { readonly player: PlayerId; onClose(): void }) {
  const { session, shown } = useTable()
  const say = useSay(tutorTexts)
  const [known, again] = useAdvice(session, shown.state, player)
  return (
    <section class="tip" aria-live="polite" aria-busy={!known}>
      {!known && <p class="tip-state">{say('thinking')}</p>}
      {known && 'failed' in known && (
        <p class="tip-state">
          {say('failed')} <Button onPress={again}>{say('again')}</Button>
        </p>
      )}
      {known && 'advice' in known && <Advised advice={known.advice} onClose={onClose} />}
    </section>
  )
}

function Advised({ advice, onClose }: { readonly advice: Advice; onClose(): void }) {
  const say = useSay(tutorTexts)
  const tutor = useTutorWords(useDescribed().description.table)
  const { nameOf } = useChoosing()
  const take = useTaking()
  const showRun = useShowingRun(advice.action)
  const { action, why, figure, runnerUp, compared } = advice
  return (
    <>
      <header class="tip-head">
        <h3>
          <DrawnSign name="tip" /> {say('heading', { choice: nameOf(action) })}
        </h3>
        <button type="button" class="tip-close" aria-label={say('close')} onClick={onClose}>
          ×
        </button>
      </header>
      <p>
        {tutor(why)} {figure && tutor(figure)}
      </p>
      {runnerUp && (
        <p>
          {say('next', { choice: nameOf(runnerUp.action) })} {tutor(runnerUp.speaks)}
        </p>
      )}
      <Plans plans={advice.plans} />
      <p class="tip-soft">{say('compared', { count: compared })}</p>
      <div class="tip-ways">
        {showRun && <Button onPress={showRun}>{say('showRun')}</Button>}
        <Button
          look="primary"
          onPress={() => {
            onClose()
            take(action)
          }}
        >
          {say('doIt')}
        </Button>
      </div>
    </>
  )
}

/** The best plans beside each other: how far each is behind the first. */
function Plans({ plans }: Pick<Advice, 'plans'>) {
  const say = useSay(tutorTexts)
  const language = useLanguage()
  const { nameOf } = useChoosing()
  const most = Math.max(0, ...plans.map(({ behind }) => behind))
  if (plans.length < 2 || most === 0) return null
  return (
    <>
      <ul class="tip-plans">
        {plans.map(({ action, behind }) => (
          <li key={hash(action)}>
            <span>{nameOf(action)}</span>
            <i style={{ width: `${Math.round(100 - (60 * behind) / most)}%` }} />
            <b>{behind === 0 ? say('best') : `− ${numeral(language, behind)}`}</b>
          </li>
        ))}
      </ul>
      <p class="tip-soft">{say('expected')}</p>
    </>
  )
}

/** Puts a run on the map, whatever was planned there before; undefined for any other action. */
function useShowingRun(action: Action): (() => void) | undefined {
  const { asked } = useChoosing()
  const { setDraft } = useTable()
  const wanted = hash(action)
  const plan = asked
    .flatMap(({ step }) => step.sections)
    .flatMap((section) => (section.kind === 'runs' ? section.plans : []))
    .find(({ row }) => hash(row.action) === wanted)
  return plan && (() => setDraft(suggested(plan)))
}

/** Makes an action the draft on the map or the choice on the card; where there is neither, it is done. */
function useTaking(): (action: Action) => void {
  const { asked, choose, act } = useChoosing()
  const { setDraft } = useTable()
  return (action) => {
    const sections = asked.flatMap(({ step }) => step.sections)
    const draft = siteDraft(action)
    if (isSiteDraft(draft) && sections.some(({ kind }) => kind === 'sites') && typeof draft.hex === 'string')
      return setDraft(draft)
    if (sections.flatMap(choosableIn).some((row) => row.action.type === action.type)) return choose(action)
    void act(action)
  }
}
