import type { Table } from '@stellwerk/protocol'
import { levelTexts } from '../../computers/texts.js'
import { useSay } from '../../language/language.js'
import { Select } from '../../ui/select.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

const levels = ['easy', 'good', 'strong'] as const

interface ComputerSeatProps {
  readonly seat: Table['seats'][number]
  readonly number: number
  guarded(work: Promise<unknown>): void
}

/** The host gives a seat that nobody has to a computer, or takes it away again. */
export function ComputerSeat({ seat: { player, person, computer }, number, guarded }: ComputerSeatProps) {
  const say = useSay(onlineTexts)
  const sayLevel = useSay(levelTexts)
  const { table, change } = useOnline()
  if (!table.you.host || person !== null) return null
  return (
    <Select
      label={say('computerOn', { number })}
      value={computer ?? ''}
      options={[['', say('noComputer')], ...levels.map((level) => [level, sayLevel(level)] as const)]}
      onChange={(level) => guarded(change('computer', { seat: player, level: level === '' ? null : level }))}
    />
  )
}
