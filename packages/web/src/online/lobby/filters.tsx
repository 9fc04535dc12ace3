import type { Table, TableState } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { CheckField, ChoiceField } from '../form.js'
import { lobbyTexts } from './texts.js'

/** Which tables the lobby shows: those in a state, or one's own. */
export type Shown = TableState | 'mine'

interface Filter {
  readonly pace: Table['pace'] | ''
  readonly free: boolean
  readonly turn: boolean
}

export const noFilter: Filter = { pace: '', free: false, turn: false }

const hasFreeSeats = (shown: Shown): boolean => shown === 'open' || shown === 'running' || shown === 'mine'

/** What the server is asked for; what a page does not offer does not count there. */
export const queryOf = (shown: Shown, { pace, free, turn }: Filter): string =>
  [
    shown === 'mine' ? 'mine=true' : `state=${shown}`,
    ...(pace === '' ? [] : [`pace=${pace}`]),
    ...(free && hasFreeSeats(shown) ? ['free=true'] : []),
    ...(turn && shown === 'mine' ? ['turn=true'] : []),
  ].join('&')

interface FiltersProps {
  readonly shown: Shown
  readonly filter: Filter
  onChange(filter: Filter): void
}

export function Filters({ shown, filter, onChange }: FiltersProps) {
  const say = useSay(lobbyTexts)
  const change = (part: Partial<Filter>): void => {
    const { pace, free, turn } = { ...filter, ...part }
    onChange(pace === '' && !free && !turn ? noFilter : { pace, free, turn })
  }
  return (
    <div class="lobby-filters" role="group" aria-label={say('filters')}>
      <ChoiceField
        label={say('pace')}
        value={filter.pace}
        options={[
          { value: '', label: say('paceAny') },
          { value: 'correspondence', label: say('correspondence') },
          { value: 'live', label: say('live') },
        ]}
        onChange={(pace) => change({ pace })}
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
