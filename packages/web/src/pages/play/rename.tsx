import { useId, useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { tableTexts } from '../../table/texts.js'
import { Question } from '../../ui/question.js'

interface RenameDialogProps {
  readonly name: string
  /** What is named. */
  readonly label: string
  onRename(name: string): void
  onClose(): void
}

export function RenameDialog({ name, label, onRename, onClose }: RenameDialogProps) {
  const say = useSay(tableTexts)
  const id = useId()
  const [typed, setTyped] = useState(name)
  const save = (): void => onRename(typed.trim())
  return (
    <Question
      title={say('rename')}
      quiet={[say('cancel'), onClose]}
      primary={[say('save'), save]}
      onClose={onClose}
    >
      <form
        class="page-field"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <label for={id}>{label}</label>
        <input
          id={id}
          class="rename-field"
          type="text"
          maxLength={120}
          autofocus
          onFocus={(event) => event.currentTarget.select()}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Question>
  )
}
