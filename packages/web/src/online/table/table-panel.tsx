import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../language/language.js'
import { useTable } from '../../table/table.js'
import { Button } from '../../ui/button.js'
import { failureText } from '../failure.js'
import { Field, Form } from '../form.js'
import { FreeSeats, SitDown } from './free-seats.js'
import { useOnline } from './online.js'
import { Presence } from './presence.js'
import { ProgramForm } from './program-form.js'
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
