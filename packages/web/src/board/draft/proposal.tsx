import type { ComponentChildren } from 'preact'
import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { boardTexts } from '../texts.js'

export interface ProposalProps {
  readonly title: string
  readonly confirm: string
  readonly children?: ComponentChildren
  onTurn?: (() => void) | undefined
  onConfirm?: (() => void) | undefined
  onCancel(): void
}

/** What has been begun on the map: what it would change, and the ways to go on. */
export function Proposal({ title, confirm, children, onTurn, onConfirm, onCancel }: ProposalProps) {
  const say = useSay(boardTexts)
  return (
    <>
      <p class="map-proposal-title">{title}</p>
      <div class="map-proposal-facts" aria-live="polite">
        {children}
      </div>
      <div class="map-proposal-actions">
        {onConfirm && (
          <Button look="primary" shortcut="Enter" onPress={onConfirm}>
            <span aria-hidden="true">✓ </span>
            {confirm}
          </Button>
        )}
        {onTurn && (
          <Button shortcut="R" onPress={onTurn}>
            <span aria-hidden="true">↻ </span>
            {say('turn')}
          </Button>
        )}
        <Button look="quiet" shortcut="Escape" onPress={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </>
  )
}
