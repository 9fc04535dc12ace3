import { useMemo, useState } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import { bracketed } from '../language/marks.js'
import type { Moment } from '../session/session.js'
import type { Band } from '../story/bands.js'
import { memo } from '../ui/memo.js'
import { inOrderOfNames } from './actors.js'
import { useSteady } from './steady.js'
import type { Turn } from './steps.js'
import { phasesOf } from './steps.js'
import { timelineTexts } from './texts.js'

interface JumpMenuProps {
  readonly bands: readonly Band[]
  readonly moments: readonly Moment[]
  readonly turns: readonly Turn[]
  nameOf(actor: string): string
  onShow(at: number): void
}

/** Where one can go, and what that is called. */
interface Destination {
  readonly at: number
  readonly label: string
}

/**
 * Goes to a round, to the beginning of a phase, or to a turn of a company. A late game has hundreds of such places, and a
 * browser measures all of them whenever one is added: so they are there while somebody turns to them.
 */
export function JumpMenu({ onShow, ...places }: JumpMenuProps) {
  const say = useSay(timelineTexts)
  const [isWanted, setWanted] = useState(false)
  const want = (): void => setWanted(true)
  return (
    <select
      class="timeline-jump"
      aria-label={say('jump')}
      value=""
      onPointerDown={want}
      onFocus={want}
      onBlur={() => setWanted(false)}
      onChange={(event) => {
        const { value } = event.currentTarget
        event.currentTarget.value = ''
        if (value !== '') onShow(Number(value))
      }}
    >
      <option value="">{say('jump')}</option>
      {isWanted && <AllPlaces {...places} />}
    </select>
  )
}

function AllPlaces({ bands, moments, turns, nameOf }: Omit<JumpMenuProps, 'onShow'>) {
  const say = useSay(timelineTexts)
  const language = useLanguage()
  const steady = useSteady<Destination>()
  const byActor = useMemo(() => turnsByActor(turns, bands), [turns, bands])
  const actors = useMemo(
    () => inOrderOfNames(new Set(byActor.keys()), nameOf, language),
    [byActor, nameOf, language],
  )
  const phases = useMemo(() => phasesOf(moments), [moments])
  const rounds = bands.map(({ from, label }) => ({ at: from, label }))
  const first = bands[0] ? [{ at: 0, phase: bands[0].phase }] : []
  const beginnings = [...first, ...phases].map(({ at, phase }) => {
    // what was done belongs to the round in which it was done, though the next may have begun by it
    const round = bands.findLast(({ from }) => from < Math.max(at, 1))
    return { at, label: bracketed(language, say('phase', { phase }), round?.label ?? '') }
  })
  return (
    <>
      <Places label={say('jumpRounds')} places={steady('rounds', rounds)} />
      <Places label={say('jumpPhases')} places={steady('phases', beginnings)} />
      {actors.map(([actor, name]) => (
        <Places
          key={actor}
          label={say('jumpCompanies', { actor: name })}
          name={name}
          places={steady(`turns of ${actor}`, byActor.get(actor) ?? [])}
        />
      ))}
    </>
  )
}

/** The rounds in which each company had a turn, by the first one. Both come in the order of the game. */
export function turnsByActor(
  turns: readonly Turn[],
  bands: readonly Band[],
): ReadonlyMap<string, readonly Destination[]> {
  const found = new Map<string, Destination[]>()
  let band = 0
  for (const { actor, from } of turns) {
    while (band < bands.length - 1 && (bands[band]?.to ?? 0) < from) band++
    const place = { at: from, label: bands[band]?.label ?? '' }
    const known = found.get(actor)
    if (!known) found.set(actor, [place])
    else if (known.at(-1)?.label !== place.label) known.push(place)
  }
  return found
}

interface PlacesProps {
  readonly label: string
  /** Comes before the name of each place. */
  readonly name?: string
  readonly places: readonly Destination[]
}

const Places = memo(function Places({ label, name, places }: PlacesProps) {
  return (
    <optgroup label={label}>
      {places.map((place) => (
        // as text, since a number would be taken for another value at each drawing
        <option value={String(place.at)} key={place.at}>
          {name === undefined ? place.label : `${name} · ${place.label}`}
        </option>
      ))}
    </optgroup>
  )
})
