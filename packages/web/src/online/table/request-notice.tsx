import { useState } from 'preact/hooks'
import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { useNow } from '../../session/use-now.js'
import { Button } from '../../ui/button.js'
import { request } from '../api.js'
import { ActingNotice } from '../clock/deputy.js'
import { standingsOf } from '../facts.js'
import { failureText } from '../failure.js'
import type { OnlineSession } from '../online-session.js'
import { Rematch } from '../people/rematch.js'
import { AnswerButtons } from './answer-buttons.js'
import { useOnline } from './online.js'
import { SeatOffers } from './seat-offers.js'
import { SeatRequests } from './seat-requests.js'
import { TipsNotice } from './tips.js'
import { WouldGo } from '../../table/would-go.js'
import { onlineTexts } from './texts.js'

/** What waits for an answer at the table, and whether the server can be reached. */
export function RequestNotice({ session }: { readonly session: OnlineSession }) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const { connection } = useNow(session)
  const { table, change } = useOnline()
  const [failure, setFailure] = useState('')
  const { undoRequest, closing, you } = table
  const nameOf = (player: string): string =>
    table.seats.find((seat) => seat.player === player)?.name ?? player
  const asked = (work: Promise<unknown>): void => {
    setFailure('')
    work.catch((error: unknown) => setFailure(failureText(language, error)))
  }
  const answer = (agree: boolean): void =>
    asked(
      request('POST', `/tables/${table.id}/undo-answer`, {
        after: table.seq,
        request: undoRequest?.id,
        agree,
      }),
    )
  return (
    <>
      {connection === 'reconnecting' && <p class="notice notice-warn">{say('lost')}</p>}
      {connection === 'offline' && <p class="notice notice-warn">{say('offline')}</p>}
      {table.uploaded !== null && <p class="notice">{say('uploaded', { host: table.host?.name ?? '–' })}</p>}
      {undoRequest && (
        <div class="notice">
          {undoRequest.by === you.player
            ? say('waitUndo', { to: undoRequest.to, names: listed(language, undoRequest.needs.map(nameOf)) })
            : say('afterUndo', { to: undoRequest.to, name: nameOf(undoRequest.by) })}
          <WouldGo to={undoRequest.to} />
          {undoRequest.by === you.player && <Button onPress={() => answer(false)}>{say('withdraw')}</Button>}
          {you.player !== null && undoRequest.needs.includes(you.player) && <AnswerButtons answer={answer} />}
        </div>
      )}
      {table.state === 'running' && <SeatOffers asked={asked} />}
      <ActingNotice />
      <SeatRequests asked={asked} />
      <TipsNotice guarded={asked} />
      {closing.length > 0 && table.state === 'running' && (
        <p class="notice">
          {say('closeAgreed', { names: listed(language, closing.map(nameOf)) })}
          {you.player !== null &&
            (closing.includes(you.player) ? (
              <Button onPress={() => asked(change('close', undefined, 'DELETE'))}>{say('withdraw')}</Button>
            ) : (
              <Button onPress={() => asked(change('close', { after: table.seq }))}>{say('accept')}</Button>
            ))}
        </p>
      )}
      {table.state === 'closed' && <Closed />}
      <Rematch guarded={asked} />
      {failure && (
        <p class="notice notice-warn" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}

/** A game that was closed by agreement counts as it stood then. */
function Closed() {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const standings = standingsOf(useOnline().table, language)
  return (
    <>
      <p class="notice">{say('closedByAgreement')}</p>
      {standings.length > 0 && (
        <ul class="notice notice-standings" aria-label={say('standings')}>
          {standings.map((standing, place) => (
            <li key={place}>{standing}</li>
          ))}
        </ul>
      )}
    </>
  )
}
