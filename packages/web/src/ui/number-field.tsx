import { useId, useState } from 'preact/hooks'
import type { Range } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { fitsRange, nearestInRange } from './range.js'
import { uiTexts } from './texts.js'
import './number-field.css'

interface NumberFieldProps {
  readonly label: string
  readonly range: Omit<Range, 'field'>
  readonly value: number
  /** Called with every number that fits. */
  onChange(value: number): void
}

/** A number between bounds: typed, or by steps. What does not fit is said in words and goes no further. */
export function NumberField({ label, range, value, onChange }: NumberFieldProps) {
  const language = useLanguage()
  const say = useSay(uiTexts)
  const id = useId()
  const [entered, setEntered] = useState({ text: String(value), value })
  // another value from outside replaces what was typed for the old one
  const typed = entered.value === value || Number(entered.text) === value ? entered.text : String(value)
  const setTyped = (text: string): void => setEntered({ text, value })
  const number = /^\s*-?\d{1,9}\s*$/.test(typed) ? Number(typed) : NaN
  const fits = fitsRange(range, number)
  const step = (direction: 1 | -1): void => {
    const next = nearestInRange(range, (fits ? number : value) + direction * range.step, direction)
    setTyped(String(next))
    onChange(next)
  }
  return (
    <div class="number-field">
      <label for={id}>{label}</label>
      <div class="number-field-row">
        <button
          type="button"
          aria-label={say('less')}
          disabled={number <= range.min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={fits ? number : undefined}
          aria-valuemin={range.min}
          aria-valuemax={range.max}
          aria-invalid={!fits}
          aria-describedby={`${id}-hint`}
          value={typed}
          onInput={(event) => {
            const text = event.currentTarget.value
            setTyped(text)
            if (/^\s*-?\d{1,9}\s*$/.test(text) && fitsRange(range, Number(text))) onChange(Number(text))
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }}
        />
        <button type="button" aria-label={say('more')} disabled={number >= range.max} onClick={() => step(1)}>
          +
        </button>
      </div>
      <small id={`${id}-hint`} class={fits ? 'number-field-hint' : 'number-field-fault'}>
        {say('range', {
          min: numeral(language, range.min),
          max: numeral(language, range.max),
          step: range.step,
          except: (range.except ?? []).map((n) => numeral(language, n)).join(', '),
          excepted: range.except?.length ?? 0,
        })}
      </small>
    </div>
  )
}
