import type { ComponentChildren } from 'preact'
import type { Action } from '@stellwerk/engine'
import type { Facet } from '../../../decision/choices.js'
import { narrow } from '../../../decision/choices.js'
import { ChoiceButton } from '../../../decision/parts/choice-button.js'
import { Answers } from '../../../decision/parts/choice-form.js'
import { HexSelect } from '../../../decision/parts/hex-select.js'
import { Button } from '../../../ui/button.js'
import type { Draft } from '../draft.js'
import { hexLabel } from '../names.js'
import type { Desk } from './desk.js'

interface LayFormProps<A extends Action & { readonly hex: string }> {
  readonly desk: Desk
  /** What the list of hexes is called. */
  readonly label: string
  readonly lays: readonly A[]
  /** What was begun here or on the map; nothing if something else was. */
  readonly hex: string | undefined
  readonly wanted: { readonly [facet: string]: string }
  readonly facets: readonly Facet<A>[]
  draftOf(action: A): Draft
  /** A picture of an answer, beside its name. */
  picture?(facet: string, answer: string, chosen: A): ComponentChildren
}

/** Something that is laid on a hex: the hex, what and how, what it changes, and doing it. */
export function LayForm<A extends Action & { readonly hex: string }>(props: LayFormProps<A>) {
  const { desk, label, lays, hex, wanted, facets, draftOf, picture } = props
  const { say, table } = desk
  const begin = (at: string): void => {
    const first = lays.find((lay) => lay.hex === at)
    table.setDraft(first ? draftOf(first) : null)
  }
  const here = lays.filter((lay) => lay.hex === hex).map((action) => ({ action }))
  const narrowed = narrow(here, facets, wanted)
  const change = (facet: string, answer: string): void => {
    const next = narrow(here, facets, { ...wanted, [facet]: answer })?.choice.action
    if (next) table.setDraft(draftOf(next))
  }
  return (
    <>
      <HexSelect
        label={label}
        nothing={say('chooseHex')}
        hexes={lays.map((lay) => lay.hex)}
        chosen={narrowed && hex}
        nameOf={hexLabel}
        onChange={begin}
      />
      {narrowed && (
        <div class="choice-form">
          {narrowed.questions.map((question) => (
            <Answers
              key={question.id}
              question={question}
              onChange={(answer) => change(question.id, answer)}
              {...(picture && question.id !== 'rotation' && question.id !== 'power'
                ? { picture: (answer: string) => picture(question.id, answer, narrowed.choice.action) }
                : {})}
            />
          ))}
          <ChoiceButton desk={desk} action={narrowed.choice.action} look="primary" />
          <Button look="quiet" onPress={() => table.setDraft(null)}>
            {say('otherHex')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The way in which something lies; its sides are told by the words of the choice. */
export const rotationFacet = ({ say }: Desk): Facet<Action & { readonly rotation?: number }> => ({
  id: 'rotation',
  label: say('rotation'),
  of: ({ rotation }) => String(rotation ?? ''),
  name: (rotation) => `${Number(rotation) * 60}°`,
})

/** Whether the one use of a mountain railway's power is spent on this. */
export const powerFacet = ({ say }: Desk, name: string): Facet<Action & { readonly power?: true }> => ({
  id: 'power',
  label: say('power'),
  of: ({ power }) => (power ? 'yes' : 'no'),
  name: (power) => (power === 'yes' ? say('withPower', { name }) : say('withoutPower')),
})

/** The answers that a draft gives already. */
export const answersOf = (draft: {
  readonly [field: string]: unknown
}): { readonly [facet: string]: string } => ({
  ...Object.fromEntries(
    ['tile', 'tunnel', 'rotation']
      .filter((field) => draft[field] !== undefined)
      .map((field) => [field, String(draft[field] as string | number)]),
  ),
  power: draft['power'] ? 'yes' : 'no',
})
