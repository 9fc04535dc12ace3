import type { ComponentChildren } from 'preact'

interface CheckFieldProps {
  readonly class?: string
  readonly label: ComponentChildren
  readonly checked: boolean
  readonly required?: boolean
  onChange(checked: boolean): void
}

/** Something that is so or not. */
export const CheckField = ({ class: className = 'field-check', label, ...box }: CheckFieldProps) => (
  <label class={className}>
    <input
      type="checkbox"
      checked={box.checked}
      required={box.required ?? false}
      onChange={(event) => box.onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
)
