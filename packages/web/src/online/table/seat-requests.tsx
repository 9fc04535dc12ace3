import type { SeatRequest } from '@stellwerk/protocol'
import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { useMe } from '../account/me.js'
import { AnswerButtons } from './answer-buttons.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

type Asked = (work: Promise<unknown>) => void

/** What is asked of everybody about seats of a game with secrets, and what they would agree to. */
export function SeatRequests({ asked }: { readonly asked: Asked }) {
  const { table } = useOnline()
  return (
    <>
      {table.seatRequests.map((request) => (
        <Asking key={request.id} request={request} asked={asked} />
      ))}
    </>
  )
}

function Asking({ request, asked }: { readonly request: SeatRequest; readonly asked: Asked }) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const me = useMe()
  const { table, change } = useOnline()
  const { id, kind, person, held, needs } = request
  const nameOf = (player: string): string =>
    table.seats.find((seat) => seat.player === player)?.name ?? player
  const places = listed(
    language,
    held.map((player) =>
      say('seat', { number: table.seats.findIndex((seat) => seat.player === player) + 1 }),
    ),
  )
  const facts = { name: person.name, seat: nameOf(request.seat), held: places }
  const isMine = me?.id === person.id
  const answer = (agree: boolean): void => asked(change('seat-answer', { request: id, agree }))
  const wish = kind === 'past' ? 'askPast' : held.length > 0 ? 'askSeatHeld' : 'askSeatGuest'
  return (
    <p class="notice">
      {isMine
        ? say(kind === 'past' ? 'waitPast' : 'waitSeat', {
            ...facts,
            names: listed(language, needs.map(nameOf)),
          })
        : say(wish, facts)}
      {isMine && <Button onPress={() => answer(false)}>{say('withdraw')}</Button>}
      {table.you.player !== null && needs.includes(table.you.player) && <AnswerButtons answer={answer} />}
    </p>
  )
}

/** For whoever has taken over a seat: what they do not see of it, and how to ask for it. */
export function HiddenPast({ guarded }: { readonly guarded: Asked }) {
  const say = useSay(onlineTexts)
  const { table, change } = useOnline()
  const isAsked = table.seatRequests.some(({ kind, seat }) => kind === 'past' && seat === table.you.player)
  return (
    <div>
      <p class="field-help">{say('pastHelp')}</p>
      {!isAsked && <Button onPress={() => guarded(change('past', undefined))}>{say('pastShow')}</Button>}
    </div>
  )
}
