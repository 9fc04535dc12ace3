import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useId, useRef, useState } from 'preact/hooks'
import './menu.css'

export interface MenuItem {
  readonly label: string
  /** A link, or something to do. */
  readonly href?: string
  onChoose?(): void
  /** For items that are on or off. */
  readonly checked?: boolean
  /** Why it cannot be chosen now. */
  readonly disabled?: string
}

interface MenuProps {
  readonly label: string
  readonly button: ComponentChildren
  /** Groups of items, with a line between them. */
  readonly groups: readonly (readonly MenuItem[])[]
  readonly class?: string
}

/** A button that opens a list of things to do; arrow keys move in it, Escape closes it. */
export function Menu({ label, button, groups, ...rest }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const items = (): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
  ]

  useLayoutEffect(() => {
    if (!open) return undefined
    items()[0]?.focus()
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const close = (): void => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (event.key !== 'Escape' && to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to === undefined) close()
    else all[(to + all.length) % all.length]?.focus()
  }
  return (
    <div class={['menu', rest.class].filter(Boolean).join(' ')} ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="menu-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div class="menu-list" role="menu" id={id} aria-label={label}>
          {groups
            .filter((group) => group.length > 0)
            .map((group, i) => (
              <div key={i} class="menu-group" role="group">
                {group.map((item) => (
                  <Item key={item.label} item={item} close={close} />
                ))}
              </div>
            ))}
        </div>
      )}
    </div>
  )
}

function Item({ item, close }: { readonly item: MenuItem; close(): void }) {
  const { label, href, checked, disabled } = item
  if (href !== undefined)
    return (
      <a class="menu-item" role="menuitem" tabIndex={-1} href={href} onClick={close}>
        {label}
      </a>
    )
  return (
    <button
      type="button"
      class="menu-item"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-disabled={disabled !== undefined}
      title={disabled}
      tabIndex={-1}
      onClick={() => {
        if (disabled !== undefined) return
        close()
        item.onChoose?.()
      }}
    >
      <span class="menu-tick" aria-hidden="true">
        {checked ? '✓' : ''}
      </span>
      <span>
        {label}
        {disabled !== undefined && <small class="menu-why">{disabled}</small>}
      </span>
    </button>
  )
}
