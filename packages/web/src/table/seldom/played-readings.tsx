import { useSay } from '../../language/language.js'
import { ReadingList } from '../../readings/reading-list.js'
import { readingPageTexts } from '../../readings/texts.js'
import { Dialog } from '../../ui/dialog.js'
import { useTable } from '../table.js'

/** By which readings this game is played. */
export function PlayedReadings({ onClose }: { onClose(): void }) {
  const say = useSay(readingPageTexts)
  const { session, shown } = useTable()
  return (
    <Dialog title={say('heading')} onClose={onClose}>
      <ReadingList title={session.game.title.id} played={shown.state.readings ?? {}} />
    </Dialog>
  )
}
