import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useId, useRef } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { uiTexts } from './texts.js'
import './dialog.css'

interface DialogProps {
  readonly title: string
  onClose(): void
  readonly children: ComponentChildren
  /** Buttons at the end. */
  readonly footer?: ComponentChildren
  /** Text alone, with nothing in it to go to: keys must be able to scroll it. */
  readonly isText?: boolean
}

/** The browser's own modal dialog: it keeps the focus inside and closes with Escape. Shown for as long as it is rendered. */
export function Dialog({ title, onClose, children, footer, isText = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const say = useSay(uiTexts)
  // at once: the next key must not fall on the page behind
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        // a click beside the box falls on the dialog element itself
        if (event.target === dialog.current) onClose()
      }}
    >
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="dialog-close" aria-label={say('close')} onClick={onClose}>
            ×
          </button>
        </header>
        <div class="dialog-body" {...(isText ? { tabIndex: 0 } : {})}>
          {children}
        </div>
        {footer && <footer class="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  )
}
