import { useId, useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { tableTexts } from '../../table/texts.js'
import { Button } from '../../ui/button.js'
import { Dialog } from '../../ui/dialog.js'

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
    <Dialog
      title={say('rename')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onPress={onClose}>
            {say('cancel')}
          </Button>
          <Button look="primary" onPress={save}>
            {say('save')}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
