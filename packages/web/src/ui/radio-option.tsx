import type { ComponentChildren } from 'preact'
import './radio-option.css'

interface RadioOptionProps {
  /** Those of one name exclude each other. */
  readonly name: string
  readonly value?: string
  readonly checked: boolean
  onChoose(): void
  readonly children: ComponentChildren
}

/** One of several values that exclude each other, with room to say what it means. */
export const RadioOption = ({ name, value, checked, onChoose, children }: RadioOptionProps) => (
  <label class="radio-option">
    <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
    <span>{children}</span>
  </label>
)
