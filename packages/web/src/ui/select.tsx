import type { ComponentChildren } from 'preact'

/** A value, its words, and whether it cannot be chosen now. */
export type Option<T extends string = string> = readonly [value: T, words: string, disabled?: boolean]

interface SelectProps<T extends string> {
  readonly class?: string
  readonly id?: string
  /** For those who hear it, where no words stand beside it. */
  readonly label?: string
  readonly value: NoInfer<T>
  readonly options: readonly Option<T>[]
  // not a method, so that a value of another type does not compile
  readonly onChange: (value: T) => void
}

/** One of several values, by their words. */
export const Select = <T extends string>({ label, value, options, onChange, ...box }: SelectProps<T>) => (
  <select
    {...box}
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => {
      const chosen = options.find(([one]) => one === currentTarget.value)
      if (chosen) onChange(chosen[0])
    }}
  >
    {options.map(([one, words, disabled]) => (
      <option key={one} value={one} disabled={disabled}>
        {words}
      </option>
    ))}
  </select>
)

interface SelectFieldProps<T extends string> extends Omit<SelectProps<T>, 'label' | 'id'> {
  readonly label: ComponentChildren
  readonly help?: string | undefined
}

/** The same with its words in front of it. */
export const SelectField = <T extends string>({
  class: className,
  label,
  help,
  ...select
}: SelectFieldProps<T>) => (
  <label class={className}>
    {label}
    <Select {...select} />
    {help !== undefined && <small class="field-help">{help}</small>}
  </label>
)
