import './ownership.css'

/** A part of a company, with whoever has it. */
export interface Held {
  readonly id: string
  readonly name: string
  /** The name as it is heard, where a sign stands for more: the director's star. */
  readonly spoken?: string
  readonly percent: number
  /** How much that is, in words. */
  readonly amount: string
  /** The colour of a player's seat; places of the bank have a pattern. */
  readonly colour?: string
  /** Which of the patterns: `pool` plain, `issue` hatched. */
  readonly place?: 'pool' | 'issue'
}

interface OwnershipProps {
  readonly label: string
  readonly held: readonly Held[]
}

/** Whose a company is, as a bar and in words; the director has a star. */
export function OwnershipBar({ label, held }: OwnershipProps) {
  const look = ({ place, colour }: Held) => ({
    place: place ? `ownership-${place}` : '',
    style: colour === undefined ? {} : { background: colour },
  })
  return (
    <>
      <div class="ownership-bar" aria-hidden="true">
        {held.map((each) => (
          <span
            key={each.id}
            class={look(each).place}
            style={{ width: `${each.percent}%`, ...look(each).style }}
          />
        ))}
      </div>
      <ul class="panel-list" aria-label={label}>
        {held.map((each) => (
          <li key={each.id}>
            <span class={`ownership-dot ${look(each).place}`} style={look(each).style} aria-hidden="true" />
            {each.spoken === undefined ? (
              each.name
            ) : (
              <>
                <b aria-hidden="true">{each.name} ★</b>
                <span class="visually-hidden">{each.spoken}</span>
              </>
            )}{' '}
            {each.amount}
          </li>
        ))}
      </ul>
    </>
  )
}
