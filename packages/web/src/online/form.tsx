import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { useLanguage } from '../language/language.js'
import { Select } from '../ui/select.js'
import { RequestFailed } from './api.js'
import { failureText } from './failure.js'
import './form.css'

interface FieldProps {
  readonly label: string
  readonly help?: string
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'time' | 'date' | 'number'
  readonly value: string
  readonly required?: boolean
  readonly autocomplete?: string
  readonly minLength?: number
  readonly maxLength?: number
  onChange(value: string): void
}

export function Field(props: FieldProps) {
  const help = useId()
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        {...limits(props)}
        // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- no input has one of several types in JSX
        type={(props.type ?? 'text') as 'text'}
        value={props.value}
        required={props.required ?? false}
        {...(props.help === undefined ? {} : { 'aria-describedby': help })}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
      {props.help !== undefined && (
        <small class="field-help" id={help}>
          {props.help}
        </small>
      )}
    </label>
  )
}

/** The attributes that a field has only where they are given. */
function limits({ autocomplete, minLength, maxLength }: FieldProps) {
  return {
    ...(autocomplete === undefined ? {} : { autocomplete }),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}

/** The words for each of a few values, as a field offers them. */
export const offered = <T extends string>(words: { readonly [V in T]: string }): readonly (readonly [
  T,
  string,
])[] => Object.entries(words) as [T, string][]

interface ChoiceFieldProps<T extends string> {
  readonly label: string
  readonly help?: string
  readonly value: T
  readonly options: readonly (readonly [NoInfer<T>, string])[]
  readonly onChange: (value: T) => void
}

export function ChoiceField<T extends string>({
  label,
  help,
  value,
  options,
  onChange,
}: ChoiceFieldProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <Select value={value} options={options} onChange={onChange} />
      {help !== undefined && <small class="field-help">{help}</small>}
    </label>
  )
}

/** What went wrong, said at once. */
export const Failure = ({ words }: { readonly words: string | undefined }) =>
  words ? (
    <p class="form-failure" role="alert">
      {words}
    </p>
  ) : null

interface FormProps {
  readonly label: string
  /** What the button says. */
  readonly submit: string
  readonly look?: 'primary' | 'plain'
  /** Words for what went well. */
  readonly done?: string
  /** Words for what stands in the way when the server finds a conflict. */
  readonly conflict?: string
  /** Words for what is not allowed here, such as a wrong password. */
  readonly forbidden?: string
  onSubmit(): Promise<void>
  readonly children: ComponentChildren
}

/** What the form itself says of a failure. */
function ownWords({ conflict, forbidden }: FormProps, error: unknown): string | undefined {
  if (!(error instanceof RequestFailed)) return undefined
  return error.code === 'conflict' ? conflict : error.code === 'forbidden' ? forbidden : undefined
}

/** A form that waits for the server, keeps what was entered, and says what went wrong. */
export function Form(props: FormProps) {
  const { label, submit, look = 'primary', done, onSubmit, children } = props
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [failure, setFailure] = useState('')
  const send = async (): Promise<void> => {
    setState('busy')
    setFailure('')
    try {
      await onSubmit()
      setState('done')
    } catch (error) {
      setState('idle')
      setFailure(ownWords(props, error) ?? failureText(language, error))
    }
  }
  return (
    <form
      class="form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'busy') void send()
      }}
    >
      {children}
      <div class="form-end">
        <button type="submit" class={`button button-${look}`} aria-disabled={state === 'busy'}>
          {submit}
        </button>
        <p class="form-result" role="status">
          {state === 'done' && done}
        </p>
      </div>
      <Failure words={failure} />
    </form>
  )
}
