import type { Company } from '@stellwerk/table'
import { goesNext, train as trainValue, upkeepNow } from '@stellwerk/table'
import type { Sight } from './sight.js'
import './charter.css'

interface OwnedTrainsProps {
  readonly sight: Sight
  readonly company: Company
}

/** A company's trains: dashed what the next phase changes, with what each costs now. */
export function OwnedTrains({ sight, company }: OwnedTrainsProps) {
  const { table, words, number } = sight
  return (
    <span class="charter-pieces">
      {company.trains.map(({ train, note }, i) => {
        const upkeep = upkeepNow(table, train)
        return (
          <span
            key={i}
            class={goesNext(table, train) ? 'charter-piece charter-piece-next' : 'charter-piece'}
            title={note && words.say(note)}
          >
            {words.cell(trainValue(train))}
            {upkeep > 0 && <span class="charter-cost"> −{number(upkeep)}</span>}
            {note && <span class="charter-cost"> {words.say(note)}</span>}
          </span>
        )
      })}
    </span>
  )
}
