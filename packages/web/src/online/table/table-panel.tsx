import { useEffect, useState } from 'preact/hooks'
import type { Action, CoreState } from '@stellwerk/engine'
import type { Program } from '@stellwerk/protocol'
import { useLanguage, useSay } from '../../language/language.js'
import { useTable } from '../../table/table.js'
import { Button } from '../../ui/button.js'
import { RequestFailed, request } from '../api.js'
import { failureText } from '../failure.js'
import { Field, Form } from '../form.js'
import { FreeSeats, SitDown } from './free-seats.js'
import { useOnline } from './online.js'
import { Presence } from './presence.js'
import { onlineTexts } from './texts.js'

/** Who sits at the table, programmed moves, going back by agreement, handing over, and closing. */
export function TablePanel() {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const { table, change, written } = useOnline()
  const { session, at, isPresent, travel } = useTable()
  const [failure, setFailure] = useState('')
  const [substitute, setSubstitute] = useState(written.get('substitute') ?? '')
  const write = (name: string): void => {
    written.set('substitute', name)
    setSubstitute(name)
  }
  const { player } = table.you
  const isPlaying = player !== null && table.state === 'running'
  const guarded = (work: Promise<unknown>): void => {
    setFailure('')
    work.catch((error: unknown) => setFailure(failureText(language, error)))
  }
  return (
    <div class="table-panel">
      <ul class="table-panel-seats" aria-label={say('players')}>
        {table.seats.map((seat, i) => (
          <li key={seat.player}>
            <Presence online={seat.online} />
            <strong>{seat.name}</strong>
            <span class="field-help">
              {[
                ...(seat.player === player ? [say('you')] : []),
                ...(seat.person === null && table.state === 'running' ? [say('freeSeat')] : []),
                ...(table.turn.includes(seat.player) ? [say('toDecide')] : []),
              ].join(' · ')}
            </span>
            {seat.person === null && table.state === 'running' && <SitDown seat={i + 1} guarded={guarded} />}
          </li>
        ))}
      </ul>
      <p class="field-help">{say('watchers', { count: table.watchers })}</p>
      <FreeSeats />
      {isPlaying && <ProgramForm id={table.id} guarded={guarded} />}
      {isPlaying && !isPresent && table.undo !== 'none' && (
        <Button onPress={() => void travel(() => session.undo(at))}>{say('askUndo')}</Button>
      )}
      {isPlaying && (
        <details>
          <summary>{say('handOver')}</summary>
          <p class="field-help">{say('handOverHelp')}</p>
          <Form
            label={say('handOver')}
            submit={say('handOver')}
            look="plain"
            onSubmit={() => change('hand-over', { seat: player, to: substitute })}
          >
            <Field label={say('handOverName')} value={substitute} required onChange={write} />
          </Form>
        </details>
      )}
      {isPlaying && !table.closing.includes(player) && (
        <details>
          <summary>{say('close')}</summary>
          <p class="field-help">{say('closeHelp')}</p>
          <Button onPress={() => guarded(change('close', {}))}>{say('close')}</Button>
        </details>
      )}
      {failure && (
        <p class="form-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}

interface ProgramFormProps {
  readonly id: string
  guarded(work: Promise<unknown>): void
}

/** What the server does for an absent player. */
function ProgramForm({ id, guarded }: ProgramFormProps) {
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
  const repeated = ({ action, times }: Extract<Program, { kind: 'repeat' }>): string => {
    const state = now.at(now.length)?.state
    // the server has read the action when it took the program over
    return say('programRepeat', {
      count: times,
      action: state ? inWords(action as unknown as Action, state) : '…',
    })
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
          {last && (
            <Button onPress={() => guarded(set({ kind: 'repeat', action: { ...last.action }, times: 10 }))}>
              {say('programBuy', { action: inWords(last.action, last.before) })}
            </Button>
          )}
        </>
      )}
    </fieldset>
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
