import type { Table } from '@stellwerk/protocol'
import { levelTexts } from '../../computers/texts.js'
import { useSay } from '../../language/language.js'
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
    <select
      aria-label={say('computerOn', { number })}
      value={computer ?? ''}
      onChange={({ currentTarget: { value } }) =>
        guarded(change('computer', { seat: player, level: levels.find((level) => level === value) ?? null }))
      }
    >
      <option value="">{say('noComputer')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {sayLevel(level)}
        </option>
      ))}
    </select>
  )
}
