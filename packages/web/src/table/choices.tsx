import { useState } from 'preact/hooks'
import type { Choice } from '@stellwerk/engine'
import { useLanguage, useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { NumberField } from '../ui/number-field.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import './choices.css'

const shownAtFirst = 8

/** Choices by kind of action, in the order in which the kinds come; mere passes last. */
export function groupChoices(
  choices: readonly Choice[],
  isPass: (choice: Choice) => boolean = () => false,
): readonly (readonly [string, readonly Choice[]])[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const group = groups.get(choice.action.type)
    if (group) group.push(choice)
    else groups.set(choice.action.type, [choice])
  }
  const last = ([, [first]]: readonly [string, readonly Choice[]]): number => (first && isPass(first) ? 1 : 0)
  return [...groups].toSorted((a, b) => last(a) - last(b))
}

/** Every choice as a button, for decisions that a title has no better form for. */
export function ChoiceList({ choices }: { readonly choices?: readonly Choice[] }) {
  const { decision, face } = useTable()
  const say = useSay(tableTexts)
  if (!decision) return null
  const groups = groupChoices(choices ?? decision.choices, ({ action }) => face.isPass(action))
  return (
    <div class="choices">
      {groups.map(([type, group]) => (
        <ChoiceGroup key={type} group={group} />
      ))}
      {decision.partial.length > 0 && <p class="choices-more">{say('alsoOthers')}</p>}
    </div>
  )
}

function ChoiceGroup({ group }: { readonly group: readonly Choice[] }) {
  const say = useSay(tableTexts)
  const [all, setAll] = useState(false)
  const shown = all ? group : group.slice(0, shownAtFirst)
  const hidden = group.length - shownAtFirst
  return (
    <ul class="choices-group">
      {shown.map((choice) => (
        <li key={JSON.stringify(choice.action)}>
          <ChoiceButton choice={choice} />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Button look="quiet" onPress={() => setAll(!all)}>
            {all ? say('fewerChoices') : say('moreChoices', { count: hidden })}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** One choice; where a number is free, with a field for it. */
export function ChoiceButton({ choice }: { readonly choice: Choice }) {
  const { session, shown, face, act } = useTable()
  const language = useLanguage()
  const { action, range } = choice
  const least = range ? Number((action as unknown as Readonly<Record<string, unknown>>)[range.field]) : 0
  const [number, setNumber] = useState(least)
  const free = range !== undefined && range.max > range.min
  const chosen = free ? { ...action, [range.field]: number } : action
  const label = session.named(session.game.texts.choice(language, chosen, shown.state))
  return (
    <div class="choices-choice">
      {free && <NumberField label={label} range={range} value={number} onChange={setNumber} />}
      <Button look={face.isPass(action) ? 'quiet' : 'plain'} onPress={() => void act(chosen)}>
        {label}
      </Button>
    </div>
  )
}
