import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { useMe } from '../account/me.js'
import { Clock } from '../clock/clock.js'
import { DeputyField } from '../clock/deputy.js'
import { clockTexts } from '../clock/texts.js'
import { failureText } from '../failure.js'
import { ReportForm } from '../moderation/report-form.js'
import { moderationTexts } from '../moderation/texts.js'
import { isTaken, seatName } from '../seats.js'
import { Failure } from '../form.js'
import { ChannelForm } from './channel-form.js'
import { ComputerSeat } from './computer-seat.js'
import { FreeSeats, SitDown } from './free-seats.js'
import { HandOver, LateSeats, TakeOfferBack, VacantSeats } from './seat-changes.js'
import { useOnline } from './online.js'
import { Presence } from './presence.js'
import { ProgramForm } from './program-form.js'
import { HiddenPast } from './seat-requests.js'
import { onlineTexts } from './texts.js'
import { TipsField } from './tips.js'

/** Who sits at the table, programmed moves, handing over, and closing. */
export function TablePanel() {
  const say = useSay(onlineTexts)
  const me = useMe()
  const sayOrder = useSay(moderationTexts)
  const sayClock = useSay(clockTexts)
  const language = useLanguage()
  const { table, change } = useOnline()
  const [failure, setFailure] = useState('')
  const { player } = table.you
  const nameOf = (one: string): string => table.seats.find((seat) => seat.player === one)?.name ?? one
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
            <strong>
              {seat.person && !seat.person.guest ? (
                <a href={`/people/${encodeURIComponent(seat.person.name)}`}>{seatName(seat)}</a>
              ) : (
                seatName(seat)
              )}
            </strong>
            <Clock table={table} player={seat.player} />
            <span class="field-help">
              {[
                ...(seat.player === player ? [say('you')] : []),
                ...(!isTaken(seat) && table.state === 'running' ? [say('freeSeat')] : []),
                ...(table.turn.includes(seat.player) ? [say('toDecide')] : []),
                ...(seat.deputy ? [sayClock('deputyIs', { name: nameOf(seat.deputy) })] : []),
                ...(seat.offered ? [say('offered', { name: seat.offered.name })] : []),
              ].join(' · ')}
            </span>
            <TakeOfferBack seat={seat} guarded={guarded} />
            {seat.person === null && table.state === 'running' && (
              <>
                <ComputerSeat seat={seat} number={i + 1} guarded={guarded} />
                <SitDown seat={i + 1} guarded={guarded} />
              </>
            )}
          </li>
        ))}
      </ul>
      {table.seedChosen && table.uploaded === null && <p class="field-help">{say('seedGiven')}</p>}
      <p class="field-help">{say('watchers', { count: table.watchers })}</p>
      <FreeSeats />
      {table.you.pastHidden && <HiddenPast guarded={guarded} />}
      {isPlaying && <TipsField guarded={guarded} />}
      {isPlaying && <ProgramForm id={table.id} guarded={guarded} />}
      {isPlaying && <DeputyField guarded={guarded} />}
      {isPlaying && <HandOver player={player} title={say('handOver')} help={say('handOverHelp')} />}
      {table.state === 'running' && table.you.host && <VacantSeats />}
      {table.state === 'running' && table.you.host && <ChannelForm table={table.id} />}
      {table.state === 'running' && <LateSeats guarded={guarded} />}
      {isPlaying && !table.closing.includes(player) && (
        <details>
          <summary>{say('close')}</summary>
          <p class="field-help">{say('closeHelp')}</p>
          <Button onPress={() => guarded(change('close', { after: table.seq }))}>{say('close')}</Button>
        </details>
      )}
      {isPlaying && (
        <details>
          <summary>{say('leaveGame')}</summary>
          <p class="field-help">{say('leaveGameHelp')}</p>
          <Button onPress={() => guarded(change('leave', {}))}>{say('leaveGame')}</Button>
        </details>
      )}
      {me && (
        <details>
          <summary>{sayOrder('reportTable')}</summary>
          <ReportForm table={table.id} />
        </details>
      )}
      <Failure words={failure} />
    </div>
  )
}
