import type { ComponentChildren } from 'preact'
import { FaultNote } from './faults.js'

interface FieldProps<T> {
  readonly class?: string
  readonly label: string
  readonly value: T
  onChange(value: T): void
}

interface TextFieldProps extends FieldProps<string> {
  readonly inputMode?: 'numeric'
}

export const TextField = ({ label, onChange, ...input }: TextFieldProps) => (
  <label class="position-labelled">
    {label}
    <input type="text" {...input} onChange={(event) => onChange(event.currentTarget.value.trim())} />
  </label>
)

/** A whole number; nothing typed leaves it to the title. */
export const CountField = ({ label, value, onChange }: FieldProps<number | undefined>) => (
  <TextField
    class="position-count"
    inputMode="numeric"
    label={label}
    value={String(value ?? '')}
    onChange={(typed) => onChange(/^-?\d{1,9}$/.test(typed) ? Number(typed) : undefined)}
  />
)

interface SelectFieldProps extends FieldProps<string> {
  readonly options: readonly (readonly [value: string, words: string, disabled?: boolean])[]
}

export const SelectField = (props: SelectFieldProps) => (
  <label class={props.class ?? 'position-labelled'}>
    {props.label}
    <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
      {props.options.map(([value, words, disabled]) => (
        <option key={value} value={value} disabled={disabled}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

interface CheckFieldProps extends Omit<FieldProps<boolean>, 'label'> {
  readonly label: ComponentChildren
}

export const CheckField = ({ label, value, onChange }: CheckFieldProps) => (
  <label class="position-check">
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
)

interface LinesFieldProps extends FieldProps<string> {
  readonly hint: string
  /** The part of the description that stands in these lines. */
  readonly at: string
}

export const LinesField = ({ label, hint, at, value, onChange }: LinesFieldProps) => (
  <div class="page-field">
    <label for={`position-${at}`}>{label}</label>
    <textarea
      id={`position-${at}`}
      rows={6}
      spellcheck={false}
      aria-describedby={`position-${at}-hint`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    <FaultNote at={at} />
    <p class="page-hint" id={`position-${at}-hint`}>
      {hint}
    </p>
  </div>
)
