import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Entrance } from '../account/entrance.js'
import { useMe } from '../account/me.js'
import { factsOf } from '../facts.js'
import { isTaken, seatName } from '../seats.js'
import { failureText } from '../failure.js'
import { Failure } from '../form.js'
import { InviteLink } from './invite-link.js'
import { useOnline } from './online.js'
import { ComputerSeat } from './computer-seat.js'
import { Presence } from './presence.js'
import { onlineTexts } from './texts.js'
import { TipsField, TipsNotice } from './tips.js'

/** A table before its game: who sits where, the invitation, and the start. */
export function WaitingRoom({ invite }: { readonly invite: string | undefined }) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const me = useMe()
  const { table, change } = useOnline()
  const [failure, setFailure] = useState('')
  const free = table.seats.filter(({ person, computer }) => person === null && computer === null).length
  const people = table.seats.filter(({ person }) => person !== null).length
  const isSeated = table.you.player !== null
  // guests play where they are invited
  const maySit = me && !isSeated && !(me.guest && invite === undefined)
  const isLast = people === 1
  const [isWarned, setWarns] = useState(false)
  const warns = isWarned && isLast
  const guarded = (work: Promise<unknown>): void => {
    setFailure('')
    work.catch((error: unknown) => setFailure(failureText(language, error)))
  }
  const ask = (path: string, body: object): void => guarded(change(path, body))
  if (table.state === 'closed')
    return (
      <section class="waiting">
        <p role="status">{say('closed')}</p>
        <a class="button" href="/lobby">
          {say('toTables')}
        </a>
      </section>
    )
  return (
    <section class="waiting">
      <p class="field-help">{factsOf(table, language)}</p>
      <ol class="waiting-seats" aria-label={say('players')}>
        {table.seats.map((seat, i) => (
          <li key={seat.player} class={isTaken(seat) ? 'waiting-taken' : ''}>
            <span>{say('seat', { number: i + 1 })}</span>
            <strong>{isTaken(seat) ? seatName(seat) : say('freeSeat')}</strong>
            {seat.person && <Presence online={seat.online} />}
            <ComputerSeat seat={seat} number={i + 1} guarded={guarded} />
            {!isTaken(seat) && maySit && (
              <Button
                onPress={() => ask('join', { seat: i + 1, ...(invite === undefined ? {} : { invite }) })}
              >
                {say('join')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p role="status">
        {free > 0 ? say('waitForPlayers', { count: free }) : !table.you.host && say('waitForHost')}
      </p>
      <TipsNotice guarded={guarded} />
      {table.you.host && free === 0 && (
        <Button look="primary" onPress={() => ask('start', {})}>
          {say('start')}
        </Button>
      )}
      {table.invite !== null && <InviteLink invite={table.invite} to="sit" />}
      {isSeated && <TipsField guarded={guarded} />}
      {isSeated && !warns && (
        <Button look="quiet" onPress={() => (isLast ? setWarns(true) : ask('leave', {}))}>
          {say('leave')}
        </Button>
      )}
      {isSeated && warns && (
        <div class="waiting-warning" role="alert">
          <p>{say('leaveLast')}</p>
          <Button onPress={() => ask('leave', {})}>{say('leaveAndClose')}</Button>
          <Button look="quiet" onPress={() => setWarns(false)}>
            {say('stay')}
          </Button>
        </div>
      )}
      <Failure words={failure} />
      {me === null && <Entrance {...(invite === undefined ? {} : { invite })} />}
    </section>
  )
}
