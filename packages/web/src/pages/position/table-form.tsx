import type { Described, PositionForm } from '@stellwerk/table'
import { company, msg } from '@stellwerk/table'
import { useLanguage, useSay } from '../../language/language.js'
import { optionText } from '../../titles/fronts.js'
import { Button } from '../../ui/button.js'
import type { Option } from '../../ui/select.js'
import { SelectField } from '../../ui/select.js'
import { useEntry, useTold } from './entry.js'
import { FaultNote } from './faults.js'
import { ChoiceField, CountField, TextField } from './fields.js'
import { renamed } from './renamed.js'
import { positionTexts } from './texts.js'
import { runOf } from './told.js'

/** What comes now, as one word: `run HBE`, `stock`; empty if there is no word for it. */
function nowOf({ runStep }: PositionForm, position: Described): string {
  const { round = 'stock', turn, step } = (position['at'] ?? {}) as Readonly<Record<string, string>>
  if (step === runStep) return `run ${turn}`
  return turn === undefined && step === undefined ? round : ''
}

/** Edition, phase, what comes now, and the players with their cash. */
export function TableForm() {
  const { game, form, position, board, words } = useEntry()
  const { id, options } = game.title
  const say = useSay(positionTexts)
  const language = useLanguage()
  const [, tellNow] = useTold(['at'])
  const now = nowOf(form, position)
  const operating = words.say(msg('step.operating-round'))
  const all: readonly Option[] = [
    ...game.face.runs
      .runners(board.state)
      .map(
        (ref) =>
          [`run ${ref}`, words.say(msg(`heading.${form.runStep}`, { company: company(ref) }))] as const,
      ),
    ...form.rounds.map((round) => [round, say('nowRound', { round, operating })] as const),
  ]
  const isKnown = all.some(([value]) => value === now)
  return (
    <section class="position-section" aria-labelledby="position-table">
      <h2 id="position-table">{say('general')}</h2>
      <div class="position-grid">
        {options.edition && (
          <ChoiceField
            class="page-field"
            label={optionText(language, id, 'edition').name}
            at={['edition']}
            options={options.edition.map((one) => [one, optionText(language, id, 'edition', one).name])}
          />
        )}
        <ChoiceField
          class="page-field"
          label={say('phase')}
          at={['phase']}
          options={form.phases.map((phase) => [phase, phase])}
        />
        <SelectField
          class="page-field position-wide"
          label={say('now')}
          value={isKnown ? now : ''}
          options={isKnown ? all : [['', say('nowOther')], ...all]}
          onChange={(value) => {
            const [round = '', turn] = value.split(' ')
            tellNow(turn === undefined ? { round } : runOf(form, turn))
          }}
        />
      </div>
      <FaultNote at="at" />
      <PlayersForm />
    </section>
  )
}

function PlayersForm() {
  const say = useSay(positionTexts)
  const { game, words, position, replace } = useEntry()
  const [players = [], tell] = useTold<readonly string[]>(['players'])
  const { min, max } = game.title.seats
  const nth = (number: number): string => `${words.column('player')} ${number}`
  return (
    <>
      <h3>{words.say(msg('panel.players'))}</h3>
      {players.map((name, i) => (
        <div key={i}>
          <div class="page-row">
            <TextField
              label={nth(i + 1)}
              value={name}
              onChange={(typed) => replace(renamed(position, name, typed))}
            />
            <CountField label={words.column('cash')} at={['cash', name]} />
            {players.length > min && (
              <Button
                look="quiet"
                label={say('remove', { name })}
                onPress={() => tell(players.toSpliced(i, 1))}
              >
                ×
              </Button>
            )}
          </div>
          <FaultNote at={`cash.${name}`} />
        </div>
      ))}
      {players.length < max && (
        <div>
          <Button onPress={() => tell([...players, nth(players.length + 1)])}>{say('addPlayer')}</Button>
        </div>
      )}
    </>
  )
}
