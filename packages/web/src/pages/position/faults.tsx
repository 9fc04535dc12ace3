import { useLanguage } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { RuleLink } from '../../ui/rule-link.js'
import { useEntry } from './entry.js'
import { hexOf, isWithin, wordsFor } from './fault-words.js'

interface FaultNoteProps {
  /** The part of the description that it stands beside; all of it if there is none. */
  readonly at?: string
  /** Goes to the hex of a fault. */
  onHex?(hex: string): void
}

/** What is wrong with a description, or with a part of it, and where. */
export function FaultNote({ at, onHex }: FaultNoteProps) {
  const { game, faults } = useEntry()
  const language = useLanguage()
  const here = at === undefined ? faults : faults.filter(({ place }) => isWithin(place, at))
  if (here.length === 0) return null
  return (
    <ul class="position-fault">
      {here.map((fault, i) => {
        const { place, words, rule } = wordsFor(game, language, fault)
        const hex = hexOf(place)
        return (
          <li key={i}>
            {onHex && hex !== undefined ? (
              <Button onPress={() => onHex(hex)}>{hex}</Button>
            ) : (
              <strong>{at === undefined ? place : place.slice(at.length + 1)}</strong>
            )}{' '}
            {words} <RuleLink rule={rule} />
          </li>
        )
      })}
    </ul>
  )
}
