import type { ComponentChildren } from 'preact'
import { useSay } from '../../language/language.js'
import { FaultNote } from './faults.js'
import type { Sketch } from './sketch.js'
import { parseSizes } from './sketch.js'
import { positionTexts } from './texts.js'

interface CompanyItemProps {
  readonly id: string
  readonly name: string
  /** The part of the description in which it stands. */
  readonly part: 'railways' | 'publicMines'
  readonly exists: boolean
  onChange(exists: boolean): void
  /** What is known of it, if it exists. */
  readonly children: ComponentChildren
}

/** A company that may or may not exist in the position. */
export const CompanyItem = ({ id, name, part, exists, onChange, children }: CompanyItemProps) => (
  <fieldset class="position-item">
    <legend class="visually-hidden">{name}</legend>
    <label class="position-check">
      <input type="checkbox" checked={exists} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        <strong>{id}</strong> {name}
      </span>
    </label>
    <FaultNote at={`${part}.${id}`} />
    <FaultNote at={`cash.${id}`} />
    {exists && <div class="page-row">{children}</div>}
  </fieldset>
)

interface DirectorFieldProps {
  readonly players: Sketch['players']
  /** Empty if there is none. */
  readonly director: string
  onChange(director: string): void
}

export function DirectorField({ players, director, onChange }: DirectorFieldProps) {
  const say = useSay(positionTexts)
  return (
    <label class="position-labelled">
      {say('director')}
      <select value={director} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{say('nobody')}</option>
        {players.map((player) => (
          <option key={player}>{player}</option>
        ))}
      </select>
    </label>
  )
}

interface NumbersFieldProps {
  readonly label: string
  readonly numbers: readonly number[]
  onChange(numbers: readonly number[]): void
}

/** Several numbers in one line: sizes of trains, or mines. */
export const NumbersField = ({ label, numbers, onChange }: NumbersFieldProps) => (
  <label class="position-labelled">
    {label}
    <input
      class="position-count"
      type="text"
      value={numbers.join(' ')}
      onChange={(event) => onChange(parseSizes(event.currentTarget.value))}
    />
  </label>
)
