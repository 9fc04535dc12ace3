import type { Table } from '@stellwerk/protocol'
import { goTo } from '../../app/router.js'
import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { request } from '../api.js'
import { useOnline } from '../table/online.js'
import { peopleTexts } from './texts.js'

/** Lets those who have played play again: the first opens a table, the others sit down there. */
export function Rematch({ guarded }: { guarded(work: Promise<unknown>): void }) {
  const say = useSay(peopleTexts)
  const { table } = useOnline()
  const isOver = table.state === 'finished' || table.state === 'closed'
  if (!isOver || table.you.player === null) return null
  const play = async (): Promise<void> => {
    const { id } = await request<Table>('POST', `/tables/${table.id}/rematch`)
    goTo(`/table/${id}`)
  }
  return (
    <p class="notice">
      {say(table.rematch === null ? 'rematchHelp' : 'rematchOpen')}{' '}
      <Button look={table.rematch === null ? 'plain' : 'primary'} onPress={() => guarded(play())}>
        {say('rematch')}
      </Button>
    </p>
  )
}
