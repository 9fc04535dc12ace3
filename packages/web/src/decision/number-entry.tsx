import { useId } from 'preact/hooks'
import type { Range } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import type { NumberFault } from './number.js'
import { faultOf, stepped } from './number.js'
import { numberTexts } from './number-texts.js'
import { useEntry } from './use-entry.js'
import './number-entry.css'

export interface NumberEntryProps {
  /** Tells it apart from other numbers of the same step. */
  readonly name: string
  readonly label: string
  readonly range: Range
  readonly value: number
  /** Numbers that are one tap away. */
  readonly quick?: readonly number[]
  onChange(value: number): void
  /** Enter in the field, while what stands there is possible. */
  onEnter?(): void
}

/** A number between bounds: by steps, by a tap, or typed in. What was typed stays, with what is wrong with it. */
export function NumberEntry(props: NumberEntryProps) {
  const { name, label, range, value, quick = [], onChange, onEnter } = props
  const language = useLanguage()
  const say = useSay(numberTexts)
  const id = useId()
  const [typed, setTyped] = useEntry<string | undefined>(`${name} typed`, () => undefined)
  const fault = typed === undefined ? undefined : faultOf(typed, range)
  const choose = (number: number): void => {
    setTyped(undefined)
    onChange(number)
  }
  const type = (text: string): void => {
    setTyped(text)
    if (!faultOf(text, range)) onChange(Number(text))
  }
  const by = (steps: number) => () => choose(stepped(value, steps * range.step, range))
  const words = (reason: NumberFault): string =>
    say(reason, {
      min: numeral(language, range.min),
      max: numeral(language, range.max),
      step: numeral(language, range.step),
    })
  return (
    <div class="number">
      <div class="number-row">
        <button type="button" class="number-step" aria-label={say('less')} onClick={by(-1)}>
          −
        </button>
        <input
          class="number-field"
          inputMode="numeric"
          autocomplete="off"
          aria-label={label}
          value={typed ?? String(value)}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !fault) onEnter?.()
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            by(event.key === 'ArrowUp' ? 1 : -1)()
          }}
        />
        <button type="button" class="number-step" aria-label={say('more')} onClick={by(1)}>
          +
        </button>
        {quick.length > 1 &&
          quick.map((number) => (
            <button
              type="button"
              key={number}
              class="number-step number-mark"
              aria-pressed={number === value}
              onClick={() => choose(number)}
            >
              {numeral(language, number)}
            </button>
          ))}
      </div>
      <p class="number-fault" id={`${id}-fault`} aria-live="polite">
        {fault && words(fault)}
      </p>
    </div>
  )
}
