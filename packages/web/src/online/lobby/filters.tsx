import type { Table, TableState } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { CheckField } from '../../ui/check-field.js'
import { ChoiceField, Field, offered } from '../form.js'
import { lobbyTexts } from './texts.js'

/** Which tables the lobby shows: those in a state, or one's own. */
export type Shown = TableState | 'mine'

interface Filter {
  readonly pace: Table['pace'] | ''
  readonly free: boolean
  readonly turn: boolean
  /** The name of somebody who plays there, and a part of the table's name. */
  readonly player: string
  readonly search: string
}

export const noFilter: Filter = { pace: '', free: false, turn: false, player: '', search: '' }

const hasFreeSeats = (shown: Shown): boolean => shown === 'open' || shown === 'running' || shown === 'mine'

/** What the server is asked for; what a page does not offer does not count there. */
export const queryOf = (shown: Shown, { pace, free, turn, player, search }: Filter): string =>
  [
    shown === 'mine' ? 'mine=true' : `state=${shown}`,
    ...(pace === '' ? [] : [`pace=${pace}`]),
    ...(free && hasFreeSeats(shown) ? ['free=true'] : []),
    ...(turn && shown === 'mine' ? ['turn=true'] : []),
    ...(player.trim() === '' ? [] : [`player=${encodeURIComponent(player.trim())}`]),
    ...(search.trim() === '' ? [] : [`search=${encodeURIComponent(search.trim())}`]),
  ].join('&')

interface FiltersProps {
  readonly shown: Shown
  readonly filter: Filter
  onChange(filter: Filter): void
}

export function Filters({ shown, filter, onChange }: FiltersProps) {
  const say = useSay(lobbyTexts)
  const change = (part: Partial<Filter>): void => {
    const next = { ...filter, ...part }
    const { pace, free, turn, player, search } = next
    const isNone = pace === '' && !free && !turn && player === '' && search === ''
    onChange(isNone ? noFilter : next)
  }
  return (
    <div class="lobby-filters" role="group" aria-label={say('filters')}>
      <ChoiceField
        label={say('pace')}
        value={filter.pace}
        options={offered({ '': say('paceAny'), correspondence: say('correspondence'), live: say('live') })}
        onChange={(pace) => change({ pace })}
      />
      <Field
        label={say('searchPlayer')}
        value={filter.player}
        maxLength={60}
        onChange={(player) => change({ player })}
      />
      <Field
        label={say('searchName')}
        value={filter.search}
        maxLength={60}
        onChange={(search) => change({ search })}
      />
      {hasFreeSeats(shown) && (
        <CheckField label={say('freeOnly')} checked={filter.free} onChange={(free) => change({ free })} />
      )}
      {shown === 'mine' && (
        <CheckField label={say('myTurnOnly')} checked={filter.turn} onChange={(turn) => change({ turn })} />
      )}
    </div>
  )
}
