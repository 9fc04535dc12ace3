import { useState } from 'preact/hooks'
import type { Aim, TurnFrame } from '@stellwerk/1853'
import { frameOf } from '@stellwerk/engine'
import { samePlan } from '../../../../decision/runs/plan.js'
import { runsTexts } from '../../../../decision/runs/texts.js'
import { useSay } from '../../../../language/language.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import type { Desk } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { complete } from './complete.js'
import { suggested } from './plan.js'

interface CompletionProps {
  readonly desk: Desk
  readonly draft: RunDraft
  /** What the best runs can be best for. */
  readonly aims: readonly Aim[]
}

/** How completing a plan went; it is told for as long as that plan stands. */
type Note = 'completing' | 'completed' | 'noCompletion'

/** The other trains run as well as they can beside the runs that were chosen. */
export function Completion({ desk, draft, aims }: CompletionProps) {
  const say = useSay(runsTexts)
  const [note, setNote] = useState<{ readonly of: RunDraft; readonly says: Note }>()
  const names: { readonly [aim in Aim]: string } = {
    dividend: desk.say('runDividend'),
    treasury: desk.say('runTreasury'),
  }
  const start = async (aim: Aim): Promise<void> => {
    setNote({ of: draft, says: 'completing' })
    const { mustRunOver, mustCallAt } = frameOf<TurnFrame>(desk.state, 'turn') ?? {}
    const found = await complete(desk.state, companyOfStep(desk), aim, draft.runs, {
      ...(mustRunOver === undefined ? {} : { mustRunOver }),
      ...(mustCallAt === undefined ? {} : { mustCallAt }),
    })
    if (!found) return setNote({ of: draft, says: 'noCompletion' })
    const { runs, mail } = found
    const done = { ...suggested({ runs, ...(mail === undefined ? {} : { mail }) }), edited: true }
    setNote({ of: done, says: 'completed' })
    desk.table.setDraft(done)
  }
  return (
    <>
      <div class="decision-row">
        {aims.map((aim) => (
          <Button key={aim} onPress={() => void start(aim)}>
            {aims.length === 1 ? say('complete') : say('completeFor', { aim: names[aim] })}
          </Button>
        ))}
      </div>
      <p class="decision-hint" role="status">
        {note && samePlan(note.of, draft) && say(note.says)}
      </p>
    </>
  )
}
