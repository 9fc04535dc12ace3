import { useState } from 'preact/hooks'
import type { Seat } from '@stellwerk/protocol'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Field, Form } from '../form.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

type Guarded = (work: Promise<unknown>) => void

interface HandOverProps {
  readonly player: string
  readonly title: string
  readonly help?: string
}

/** Offering a seat to somebody by name. */
export function HandOver({ player, title, help }: HandOverProps) {
  const say = useSay(onlineTexts)
  const { table, change, written } = useOnline()
  const isMine = table.you.player === player
  const [substitute, setSubstitute] = useState((isMine && written.get('substitute')) || '')
  const write = (name: string): void => {
    if (isMine) written.set('substitute', name)
    setSubstitute(name)
  }
  return (
    <details>
      <summary>{title}</summary>
      {help !== undefined && <p class="field-help">{help}</p>}
      <Form
        label={title}
        submit={title}
        look="plain"
        onSubmit={async () => {
          await change('hand-over', { seat: player, to: substitute })
          write('')
        }}
      >
        <Field label={say('handOverName')} value={substitute} required onChange={write} />
      </Form>
    </details>
  )
}

/** The seats that nobody has, for the host to offer. */
export function VacantSeats() {
  const say = useSay(onlineTexts)
  const { table } = useOnline()
  return (
    <>
      {table.seats
        .filter(({ person }) => person === null)
        .map(({ player, name }) => (
          <HandOver key={player} player={player} title={say('offerSeatOf', { name })} />
        ))}
    </>
  )
}

interface TakeOfferBackProps {
  readonly seat: Seat
  readonly guarded: Guarded
}

/** For whoever has offered a seat: their own, or as the host one that nobody has. */
export function TakeOfferBack({ seat: { player, person, offered }, guarded }: TakeOfferBackProps) {
  const say = useSay(onlineTexts)
  const { table, change } = useOnline()
  const mayOffer = person === null ? table.you.host : table.you.player === player
  if (!offered || !mayOffer || table.state !== 'running') return null
  return (
    <Button
      look="quiet"
      onPress={() => guarded(change('hand-over-answer', { seat: player, after: table.seq, accept: false }))}
    >
      {say('withdraw')}
    </Button>
  )
}

/** The seats of those who have kept the game waiting for so long that others may free them. */
export function LateSeats({ guarded }: { readonly guarded: Guarded }) {
  const say = useSay(onlineTexts)
  const language = useLanguage()
  const { table, change } = useOnline()
  const { you, host, turn, turnSince, freeFrom } = table
  const late = table.seats.filter(
    ({ player, person }) =>
      person !== null &&
      player !== you.player &&
      turn.includes(player) &&
      (you.host || (you.player !== null && person.id === host?.id)),
  )
  if (late.length === 0 || Date.now() < freeFrom) return null
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(turnSince)
  return (
    <>
      {late.map(({ player, name }) => (
        <div key={player} class="table-panel-late">
          <p class="field-help">{say('freeSeatHelp', { name, when })}</p>
          <Button onPress={() => guarded(change('free-seat', { seat: player, after: table.seq }))}>
            {say('freeSeatOf', { name })}
          </Button>
        </div>
      ))}
    </>
  )
}
