import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { ChoiceField } from '../form.js'
import { useOnline } from '../table/online.js'
import { usePassed } from './clock.js'
import { actsFor } from './reading.js'
import { clockTexts } from './texts.js'

/** Who may act for one's own seat. */
export function DeputyField({ guarded }: { guarded(work: Promise<unknown>): void }) {
  const say = useSay(clockTexts)
  const { table, change } = useOnline()
  const own = table.seats.find(({ player }) => player === table.you.player)
  if (!own || table.state !== 'running') return null
  const others = table.seats.filter(({ player, person }) => person !== null && player !== own.player)
  return (
    <ChoiceField
      label={say('deputy')}
      help={say('deputyHelp')}
      value={own.deputy ?? ''}
      options={[['', say('deputyNobody')], ...others.map(({ player, name }) => [player, name] as const)]}
      onChange={(deputy) => guarded(change('deputy', { deputy: deputy === '' ? null : deputy }, 'PUT'))}
    />
  )
}

/** Says for whom somebody may decide who is absent. */
export function ActingNotice() {
  const say = useSay(clockTexts)
  const language = useLanguage()
  const { table } = useOnline()
  const players = actsFor(table, usePassed(table))
  if (players.length === 0) return null
  const names = table.seats.flatMap(({ player, name }) => (players.includes(player) ? name : []))
  return <p class="notice">{say('actFor', { name: listed(language, names) })}</p>
}
