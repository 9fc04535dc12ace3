import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { RuleLink } from '../../ui/rule-link.js'
import type { FaultWords } from './fault-words.js'
import { isWithin } from './fault-words.js'

/** The faults of the position that is being entered. */
export const FaultsContext = createContext<readonly FaultWords[]>([])

interface FaultNoteProps {
  /** The part of the description that the field is about. */
  readonly at: string
  readonly id?: string
}

/** What is wrong with a field, beside it. */
export function FaultNote({ at, id }: FaultNoteProps) {
  const faults = useContext(FaultsContext).filter(({ place }) => isWithin(place, at))
  if (faults.length === 0) return null
  return (
    <ul class="position-fault" id={id}>
      {faults.map((fault, i) => (
        <li key={i}>
          <span class="position-fault-place">{fault.place.slice(at.length + 1)}</span>{' '}
          <FaultText {...fault} />
        </li>
      ))}
    </ul>
  )
}

export const FaultText = ({ words, rule }: FaultWords) => (
  <>
    {words} <RuleLink rule={rule} />
  </>
)
