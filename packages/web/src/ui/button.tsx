import type { ComponentChildren } from 'preact'
import './button.css'

interface ButtonProps {
  /** The loudest button of a group is `primary`; passing and cancelling are `quiet`; `turn` leads to one's own turn. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'turn'
  readonly disabled?: boolean
  /** Why it is disabled, or what else is good to know. */
  readonly title?: string
  readonly label?: string
  readonly pressed?: boolean
  readonly shortcut?: string
  readonly class?: string
  onPress(): void
  onPoint?(inside: boolean): void
  readonly children: ComponentChildren
}

/** A button that keeps its place and its focus when it cannot be used, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { look = 'plain', disabled = false, pressed, onPress, onPoint } = props
  return (
    <button
      type="button"
      class={['button', `button-${look}`, props.class].filter(Boolean).join(' ')}
      aria-disabled={disabled}
      aria-pressed={pressed}
      aria-label={props.label}
      aria-keyshortcuts={props.shortcut}
      title={props.title}
      onClick={() => {
        if (!disabled) onPress()
      }}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
      onBlur={onPoint && (() => onPoint(false))}
    >
      {props.children}
    </button>
  )
}
