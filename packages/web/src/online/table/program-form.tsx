import { useEffect, useState } from 'preact/hooks'
import type { Action, CoreState } from '@stellwerk/engine'
import type { Program } from '@stellwerk/protocol'
import { useLanguage, useSay } from '../../language/language.js'
import { useTable } from '../../table/table.js'
import { Button } from '../../ui/button.js'
import { RequestFailed, request } from '../api.js'
import { Field, Form } from '../form.js'
import { onlineTexts } from './texts.js'

type Repeat = Extract<Program, { kind: 'repeat' }>

interface ProgramFormProps {
  readonly id: string
  guarded(work: Promise<unknown>): void
}

/** What the server does for an absent player. */
export function ProgramForm({ id, guarded }: ProgramFormProps) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const { now, session } = useTable()
  const [program, setProgram] = useState<Program | null | undefined>()
  const set = async (next: Program | null): Promise<void> => {
    const { program: kept } = await request<{ program: Program | null }>('PUT', `/tables/${id}/program`, {
      program: next,
    })
    setProgram(kept)
  }
  useEffect(() => {
    request<{ program: Program | null }>('GET', `/tables/${id}/program`).then(
      (answer) => setProgram(answer.program),
      (error: unknown) => {
        if (!(error instanceof RequestFailed)) throw error
      },
    )
  }, [id, now.length])
  const last = lastPurchase(now)
  const inWords = (action: Action, state: CoreState): string =>
    session.named(session.game.texts.choice(language, action, state))
  const repeated = ({ action, times, mostCost }: Repeat): string => {
    const state = now.at(now.length)?.state
    const count = say('programRepeat', {
      count: times,
      // the server has read the action when it took the program over
      action: state ? inWords(action as unknown as Action, state) : '…',
    })
    const cost = mostCost === undefined ? '' : session.game.texts.money(language, mostCost)
    return cost === '' ? count : `${count} · ${say('programWithin', { cost })}`
  }
  if (program === undefined) return null
  return (
    <fieldset class="table-panel-program">
      <legend>{say('program')}</legend>
      {program ? (
        <>
          <p>{program.kind === 'pass' ? say('passUntil') : repeated(program)}</p>
          <Button onPress={() => guarded(set(null))}>{say('programStop')}</Button>
        </>
      ) : (
        <>
          <p class="field-help">{say('programNone')}</p>
          <Button onPress={() => guarded(set({ kind: 'pass' }))}>{say('passUntil')}</Button>
          {last && <RepeatForm action={last.action} words={inWords(last.action, last.before)} set={set} />}
        </>
      )}
    </fieldset>
  )
}

interface RepeatFormProps {
  readonly action: Action
  readonly words: string
  set(program: Program): Promise<void>
}

/** The same purchase on every turn, until it was made so many times or costs more than one wants to pay. */
function RepeatForm({ action, words, set }: RepeatFormProps) {
  const say = useSay(onlineTexts)
  const [times, setTimes] = useState('10')
  const [cost, setCost] = useState('')
  const wish = (): Repeat => ({
    kind: 'repeat',
    action: { ...action },
    times: Number(times),
    ...(cost === '' ? {} : { mostCost: Number(cost) }),
  })
  return (
    <Form
      label={say('programBuy', { action: words })}
      submit={say('programBuy', { action: words })}
      look="plain"
      onSubmit={() => set(wish())}
    >
      <Field label={say('programTimes')} type="number" value={times} required onChange={setTimes} />
      <Field
        label={say('programCost')}
        help={say('programCostHelp')}
        type="number"
        value={cost}
        onChange={setCost}
      />
    </Form>
  )
}

/** The last share that a player of this page bought, with the state in which they did. */
function lastPurchase(now: ReturnType<typeof useTable>['now']) {
  for (let n = now.length; n > 0 && n > now.length - 60; n--) {
    const action = now.at(n)?.action
    const before = now.at(n - 1)?.state
    if (action?.type === 'buyShare' && now.mine.includes(action.player) && before) return { action, before }
  }
  return undefined
}
