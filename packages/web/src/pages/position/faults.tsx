import { RuleLink } from '../../ui/rule-link.js'
import { useEntry } from './entry.js'
import type { FaultWords } from './fault-words.js'
import { isWithin } from './fault-words.js'

/** What is wrong with a part of the description, beside its field. */
export function FaultNote({ at }: { readonly at: string }) {
  const faults = useEntry().faults.filter(({ place }) => isWithin(place, at))
  if (faults.length === 0) return null
  return (
    <ul class="position-fault">
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
