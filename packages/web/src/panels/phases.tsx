import type { Fact, Phase } from '@stellwerk/table'
import { count, msg, train } from '@stellwerk/table'
import { separated } from '@stellwerk/texts'
import type { ComponentChildren } from 'preact'
import { useSay } from '../language/language.js'
import { phaseColour } from '../story/phases.js'
import { Scroll } from './parts.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import { Shown } from './value.js'
import './phases.css'

/** What each phase allows and brings: a column for each, so that all can be seen in a narrow dock. */
export function PhaseChart({ sight }: { readonly sight: Sight }) {
  const say = useSay(panelTexts)
  const { table, words } = sight
  const { phases } = table
  const isNow = ({ ref }: Phase): boolean => ref === table.phase
  const row = (label: string, cell: (phase: Phase) => ComponentChildren) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {phases.map((phase) => (
        <td key={phase.ref} class={isNow(phase) ? 'phases-now' : undefined}>
          {cell(phase)}
        </td>
      ))}
    </tr>
  )
  return (
    <section>
      <h2>{say('phases')}</h2>
      <Scroll label={say('phases')}>
        <table class="phases">
          <thead>
            <tr>
              <th scope="col">{say('phase')}</th>
              {phases.map((phase) => (
                <th
                  key={phase.ref}
                  scope="col"
                  class={isNow(phase) ? 'phases-now' : undefined}
                  aria-current={isNow(phase) ? 'true' : undefined}
                >
                  <span
                    class="panel-dot"
                    style={{ background: phaseColour(phases, phase.ref) }}
                    aria-hidden="true"
                  />
                  {phase.ref}
                  {isNow(phase) && <span class="visually-hidden"> {say('now')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(
              say('begunBy'),
              ({ begunBy }) =>
                separated(
                  sight.language,
                  begunBy.map((one) => words.cell(train(one))),
                ) || '–',
            )}
            {row(words.say(msg('panel.tiles')), ({ tiles }) => say(tiles.at(-1) ?? 'yellow'))}
            {row(words.say(msg('panel.rounds')), ({ operatingRounds }) => words.cell(count(operatingRounds)))}
            {limitsIn(phases).map(({ kinds, limitOf }) =>
              row(
                [
                  words.say(msg('table.trainLimits')),
                  ...(kinds === null
                    ? []
                    : [words.say(table.kinds.find(({ id }) => id === kinds)?.label ?? msg(`kind.${kinds}`))]),
                ].join(' · '),
                (phase) => limitOf(phase) ?? '–',
              ),
            )}
            {factsIn(phases).map(({ id, label }) =>
              row(words.say(label), ({ facts }) => {
                const fact = facts.find((one) => one.id === id)
                return fact && fact.value.kind !== 'none' ? <Shown sight={sight} value={fact.value} /> : '–'
              }),
            )}
          </tbody>
        </table>
      </Scroll>
      <dl class="phases-brings panel-note">
        {phases
          .filter(({ begun }) => !begun)
          .map(({ ref, brings }) => (
            <div key={ref}>
              <dt>{say('phaseOf', { phase: ref })}</dt>
              <dd>{brings.map((one) => words.say(one)).join(' ')}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

interface Limits {
  /** null where all kinds have the same. */
  readonly kinds: string | null
  limitOf(phase: Phase): number | undefined
}

/** The limits of trains: one line where all kinds have the same in every phase, else a line for each kind. */
export function limitsIn(phases: readonly Phase[]): readonly Limits[] {
  const kinds = [...new Set(phases.flatMap(({ trainLimits }) => trainLimits.map(({ kind }) => kind)))]
  const [first] = kinds
  if (first === undefined) return []
  const isSame = phases.every(({ trainLimits }) => new Set(trainLimits.map(({ limit }) => limit)).size <= 1)
  const of = (kind: string) => (phase: Phase) => phase.trainLimits.find((one) => one.kind === kind)?.limit
  return isSame
    ? [{ kinds: null, limitOf: of(first) }]
    : kinds.map((kind) => ({ kinds: kind, limitOf: of(kind) }))
}

/** The facts that phases have, each once. */
const factsIn = (phases: readonly Phase[]): readonly Fact[] => {
  const all = phases.flatMap(({ facts }) => facts)
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i)
}
