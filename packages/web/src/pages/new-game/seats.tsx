import { useId } from 'preact/hooks'
import { botNamesBeside, levels } from '@stellwerk/bots'
import type { Level } from '@stellwerk/bots'
import { levelTexts } from '../../computers/texts.js'
import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { newGameTexts } from './texts.js'

/** Who is to sit on a seat: a person with a name, or a computer of some strength. */
export interface Seat {
  readonly name: string
  readonly level?: Level
}

const kinds = ['person', ...levels] as const

interface SeatsProps {
  readonly seats: readonly Seat[]
  readonly limits: { readonly min: number; readonly max: number }
  onChange(seats: readonly Seat[]): void
}

/** The names that play: what was entered, and for what was left empty a number or a name from railway history. */
export function seatNames(seats: readonly Seat[], numbered: (number: number) => string): readonly string[] {
  const people = seats.map(({ name, level }, i) => (level ? name.trim() : name.trim() || numbered(i + 1)))
  const free = [...botNamesBeside(people, seats.length)]
  return people.map((name) => name || (free.shift() ?? ''))
}

export function SeatFields({ seats, limits, onChange }: SeatsProps) {
  const say = useSay(newGameTexts)
  const sayLevel = useSay(levelTexts)
  const base = useId()
  const names = seatNames(seats, (number) => say('seat', { number }))
  const set = (at: number, seat: Seat): void => onChange(seats.map((old, i) => (i === at ? seat : old)))
  return (
    <fieldset class="page-field new-game-names">
      <legend>{say('players')}</legend>
      <p class="page-hint">{say('playersHint', { ...limits })}</p>
      {seats.map((seat, i) => (
        <div key={i} class="page-row">
          <input
            type="text"
            aria-label={say('name', { number: i + 1 })}
            placeholder={names[i]}
            maxLength={40}
            autoComplete="off"
            value={seat.name}
            onInput={(event) => set(i, { ...seat, name: event.currentTarget.value })}
          />
          <div class="segments" role="radiogroup" aria-label={say('playedBy', { number: i + 1 })}>
            {kinds.map((kind) => (
              <label key={kind} title={sayLevel(kind)}>
                <input
                  type="radio"
                  class="visually-hidden"
                  name={`${base}-${i}`}
                  checked={kind === (seat.level ?? 'person')}
                  onChange={() => set(i, { name: seat.name, ...(kind === 'person' ? {} : { level: kind }) })}
                />
                {say(kind)}
              </label>
            ))}
          </div>
          {seats.length > limits.min && (
            <Button
              look="quiet"
              label={say('removeSeat', { number: i + 1 })}
              onPress={() => onChange(seats.filter((_, at) => at !== i))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {seats.length < limits.max && (
        <div>
          <Button onPress={() => onChange([...seats, { name: '', ...alike(seats) }])}>
            {say('addSeat')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** One more seat is like the last one: a person, or a computer of the same strength. */
export const alike = (seats: readonly Seat[]): Pick<Seat, 'level'> => {
  const level = seats.at(-1)?.level
  return level ? { level } : {}
}
