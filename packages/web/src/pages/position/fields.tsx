import { CheckField } from '../../ui/check-field.js'
import { SelectField } from '../../ui/select.js'
import { useTold } from './entry.js'
import { FaultNote } from './faults.js'
import type { FieldPath } from './told.js'

interface TextFieldProps {
  readonly class?: string
  readonly label: string
  readonly value: string
  readonly inputMode?: 'numeric'
  readonly placeholder?: string
  onChange(value: string): void
}

export const TextField = ({ label, onChange, ...input }: TextFieldProps) => (
  <label class="position-labelled">
    {label}
    <input type="text" {...input} onChange={(event) => onChange(event.currentTarget.value.trim())} />
  </label>
)

/** A field for what the description tells at a place. */
interface PlacedProps {
  readonly label: string
  readonly at: FieldPath
}

/** A whole number; nothing typed leaves it to the title. */
export function CountField({ label, at }: PlacedProps) {
  const [value, tell] = useTold<number>(at)
  return (
    <TextField
      class="position-count"
      inputMode="numeric"
      label={label}
      value={String(value ?? '')}
      onChange={(typed) => tell(/^-?\d{1,9}$/.test(typed) ? Number(typed) : undefined)}
    />
  )
}

type List = readonly (string | number)[]

/** Names or numbers, one after the other, such as those of the example. */
export function ListField({ label, at, example }: PlacedProps & { readonly example: List }) {
  const [value = [], tell] = useTold<List>(at)
  const read: (text: string) => string | number = typeof example[0] === 'number' ? Number : String
  return (
    <TextField
      class="position-count"
      label={label}
      placeholder={example.join(' ')}
      value={value.join(' ')}
      onChange={(text) => tell((text.toUpperCase().match(/\w+/g) ?? []).map(read))}
    />
  )
}

interface ChoiceFieldProps extends PlacedProps {
  readonly class?: string
  /** The first is the usual one. */
  readonly options: readonly (readonly [value: string | number | undefined, words: string])[]
}

/** One of some values; the usual one while nothing is told. */
export function ChoiceField({ at, options, ...field }: ChoiceFieldProps) {
  const [value = options[0]?.[0], tell] = useTold<string | number>(at)
  return (
    <SelectField
      class="position-labelled"
      {...field}
      value={String(value ?? '')}
      options={options.map(([one, words]) => [String(one ?? ''), words])}
      onChange={(chosen) => tell(options.find(([one]) => String(one ?? '') === chosen)?.[0])}
    />
  )
}

export function FlagField({ label, at }: PlacedProps) {
  const [value, tell] = useTold<boolean>(at)
  return <CheckField class="position-check" label={label} checked={value === true} onChange={tell} />
}

interface LinesFieldProps extends Omit<TextFieldProps, 'inputMode'> {
  readonly hint: string
  /** The part of the description that stands in these lines. */
  readonly at: string
  /** When what is typed counts: with every stroke, or in the end. */
  readonly by?: 'onInput' | 'onChange'
}

export const LinesField = ({ label, hint, at, by = 'onChange', onChange, ...area }: LinesFieldProps) => (
  <div class="page-field">
    <label for={`position-${at}`}>{label}</label>
    <textarea
      {...area}
      id={`position-${at}`}
      rows={6}
      spellcheck={false}
      aria-describedby={`position-${at}-hint`}
      {...{ [by]: (event: InputEvent) => onChange((event.currentTarget as HTMLTextAreaElement).value) }}
    />
    <FaultNote at={at} />
    <p class="page-hint" id={`position-${at}-hint`}>
      {hint}
    </p>
  </div>
)
