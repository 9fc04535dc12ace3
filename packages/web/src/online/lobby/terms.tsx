import type { Table } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { TimeFields } from '../clock/time-fields.js'
import { ChoiceField, Field, offered } from '../form.js'
import { lobbyTexts } from './texts.js'

/** What every table agrees on, whether its game is new or comes from a file. */
export type Terms = Pick<Table, 'name' | 'pace' | 'time' | 'watching' | 'undo'>

export const usualTerms: Terms = {
  name: '',
  pace: 'correspondence',
  time: { kind: 'none' },
  watching: 'everyone',
  undo: 'consent',
}

interface TermsFieldsProps {
  /** What is played, as far as that is known yet. */
  readonly title: string | undefined
  readonly terms: Terms
  onChange(terms: Terms): void
}

export function TermsFields({ title, terms, onChange }: TermsFieldsProps) {
  const say = useSay(lobbyTexts)
  const change = (part: Partial<Terms>): void => onChange({ ...terms, ...part })
  return (
    <>
      <Field label={say('name')} value={terms.name} maxLength={60} onChange={(name) => change({ name })} />
      <ChoiceField
        label={say('pace')}
        help={say('paceHelp')}
        value={terms.pace}
        options={offered({ correspondence: say('correspondence'), live: say('live') })}
        onChange={(pace) => change({ pace })}
      />
      <TimeFields title={title} time={terms.time} onChange={(time) => change({ time })} />
      <ChoiceField
        label={say('watching')}
        value={terms.watching}
        options={offered({
          everyone: say('watchingEveryone'),
          link: say('watchingLink'),
          players: say('watchingPlayers'),
        })}
        onChange={(watching) => change({ watching })}
      />
      <ChoiceField
        label={say('undo')}
        value={terms.undo}
        options={offered({ consent: say('undoConsent'), free: say('undoFree'), none: say('undoNone') })}
        onChange={(undo) => change({ undo })}
      />
    </>
  )
}
