import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { useEntry } from '../use-entry.js'

interface SectionProps {
  readonly heading: string
  readonly children: ComponentChildren
}

/** A group of choices with its heading. */
export function Section({ heading, children }: SectionProps) {
  const id = useId()
  return (
    <section class="decision-section" aria-labelledby={id}>
      <h3 class="decision-heading" id={id}>
        {heading}
      </h3>
      {children}
    </section>
  )
}

interface FoldProps extends SectionProps {
  readonly open?: boolean
}

/** What is needed more rarely waits behind its heading. */
export function Fold({ heading, open = false, children }: FoldProps) {
  const [isOpen, setOpen] = useEntry(`fold ${heading}`, () => open)
  return (
    <details
      class="decision-fold"
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) setOpen(event.currentTarget.open)
      }}
    >
      <summary class="decision-summary">{heading}</summary>
      <div class="decision-section">{children}</div>
    </details>
  )
}
