import type { ComponentChildren } from 'preact'
import { Button } from './button.js'
import { Dialog } from './dialog.js'

type Answer = readonly [words: string, give: () => void]

interface QuestionProps {
  readonly title: string
  readonly quiet: Answer
  /** What is likelier to be meant. */
  readonly primary: Answer
  onClose(): void
  readonly children: ComponentChildren
}

/** A dialog that asks for one of two answers. */
export const Question = ({ title, quiet, primary, onClose, children }: QuestionProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    footer={
      <>
        <Button look="quiet" onPress={quiet[1]}>
          {quiet[0]}
        </Button>
        <Button look="primary" onPress={primary[1]}>
          {primary[0]}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
