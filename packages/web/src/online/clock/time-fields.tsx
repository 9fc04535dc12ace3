import { useEffect, useState } from 'preact/hooks'
import type { Expiry, TimeControl, TitleList } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { request } from '../api.js'
import { ChoiceField, Field, offered } from '../form.js'
import { clockTexts } from './texts.js'

const limits = [1, 2, 4, 8, 12, 24, 48, 72, 120, 168, 336]

interface TimeFieldsProps {
  readonly title: string | undefined
  readonly time: TimeControl
  onChange(time: TimeControl): void
}

/** How a table measures time, and what happens when it runs out. */
export function TimeFields({ title, time, onChange }: TimeFieldsProps) {
  const say = useSay(clockTexts)
  const hasComputer = useStandIn(title)
  const expiry: Expiry = time.kind === 'none' ? 'host' : time.expiry
  const become = (kind: TimeControl['kind']): void => {
    if (kind === 'none') onChange({ kind })
    else if (kind === 'move') onChange({ kind, hours: 72, expiry })
    else onChange({ kind, minutes: 60, incrementSeconds: 30, expiry })
  }
  return (
    <>
      <ChoiceField
        label={say('time')}
        value={time.kind}
        options={offered({ none: say('timeNone'), move: say('timeMove'), clock: say('timeClock') })}
        onChange={become}
      />
      {time.kind === 'move' && (
        <ChoiceField
          label={say('limit')}
          value={String(time.hours)}
          options={limits.map((hours) => [
            String(hours),
            hours % 24 === 0 ? say('days', { days: hours / 24 }) : say('hours', { hours }),
          ])}
          onChange={(hours) => onChange({ ...time, hours: Number(hours) })}
        />
      )}
      {time.kind === 'clock' && (
        <>
          <Field
            label={say('minutes')}
            type="number"
            required
            value={String(time.minutes)}
            onChange={(minutes) => onChange({ ...time, minutes: Number(minutes) })}
          />
          <Field
            label={say('increment')}
            type="number"
            required
            value={String(time.incrementSeconds)}
            onChange={(seconds) => onChange({ ...time, incrementSeconds: Number(seconds) })}
          />
        </>
      )}
      {time.kind !== 'none' && (
        <ChoiceField
          label={say('expiry')}
          value={time.expiry}
          options={[
            ...offered({ host: say('expiryHost'), nothing: say('expiryNothing') }),
            ...(hasComputer ? offered({ computer: say('expiryComputer') }) : []),
          ]}
          onChange={(next) => onChange({ ...time, expiry: next })}
        />
      )}
    </>
  )
}

/** Whether the server has a computer that plays a title. */
function useStandIn(title: string | undefined): boolean {
  const [list, setList] = useState<TitleList>({ titles: [] })
  useEffect(() => {
    request<TitleList>('GET', '/titles').then(setList, () => undefined)
  }, [])
  return list.titles.some(({ id, standIn }) => id === title && standIn)
}
