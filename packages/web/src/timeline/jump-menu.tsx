import { useMemo } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import type { Band } from '../titles/face.js'
import { inOrderOfNames } from './actors.js'
import type { Turn } from './steps.js'
import { timelineTexts } from './texts.js'

interface JumpMenuProps {
  readonly bands: readonly Band[]
  readonly turns: readonly Turn[]
  nameOf(actor: string): string
  onShow(at: number): void
}

/** Goes to a round, to the beginning of a phase, or to a turn of a company. */
export function JumpMenu({ bands, turns, nameOf, onShow }: JumpMenuProps) {
  const say = useSay(timelineTexts)
  const language = useLanguage()
  const phases = bands.filter(({ phase }, i) => phase !== bands[i - 1]?.phase)
  const roundAt = (at: number): string => bands.find(({ from, to }) => from <= at && at <= to)?.label ?? ''
  const actors = useMemo(
    () => inOrderOfNames(new Set(turns.map(({ actor }) => actor)), nameOf, language),
    [turns, nameOf, language],
  )
  return (
    <select
      class="timeline-jump"
      aria-label={say('jump')}
      value=""
      onChange={(event) => {
        const { value } = event.currentTarget
        event.currentTarget.value = ''
        if (value !== '') onShow(Number(value))
      }}
    >
      <option value="">{say('jump')}</option>
      <optgroup label={say('jumpRounds')}>
        {bands.map(({ from, label }) => (
          <option value={from} key={from}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label={say('jumpPhases')}>
        {phases.map(({ from, phase, label }) => (
          <option value={from} key={phase}>
            {say('phase', { phase })} ({label})
          </option>
        ))}
      </optgroup>
      {actors.map(([actor, name]) => (
        <optgroup label={say('jumpCompanies', { actor: name })} key={actor}>
          {turns
            .filter((turn) => turn.actor === actor)
            .map(({ from }) => (
              <option value={from} key={from}>
                {name} · {roundAt(from)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}
