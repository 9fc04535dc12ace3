import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { Action, Choice } from '@stellwerk/engine'
import type { Facet, Question } from '../choices.js'
import { narrow, withNumber } from '../choices.js'
import type { Desk } from '../desk.js'
import { NumberEntry } from '../number-entry.js'
import { quickNumbers, stepped } from '../number.js'
import { useEntry } from '../use-entry.js'
import { ChoiceButton } from './choice-button.js'

interface ChoiceFormProps<A extends Action> {
  readonly desk: Desk
  readonly choices: readonly Choice<A>[]
  readonly facets: readonly Facet<A>[]
  readonly look?: 'primary' | 'plain' | 'quiet'
  /** What the free number is called. */
  readonly number?: string
  /** By the free number something is traded that is worth so much by its print. */
  worth?(action: A): number
  /** Facts below the words of the choice. */
  note?(action: A): ComponentChildren
}

/** Many choices of one kind as a few questions, always with one answer marked, and one button. */
export function ChoiceForm<A extends Action>(props: ChoiceFormProps<A>) {
  const { desk, choices, facets, look = 'plain', number = '', worth, note } = props
  const name = [choices[0]?.action.type, ...facets.map(({ id }) => id)].join(' ')
  const [wanted, want] = useEntry<{ readonly [facet: string]: string }>(`${name} wanted`, () => ({}))
  const [amount, setAmount] = useEntry<number | undefined>(`${name} amount`, () => undefined)
  const narrowed = narrow(choices, facets, wanted)
  if (!narrowed) return null
  const { questions, choice } = narrowed
  const { range } = choice
  const value = range && stepped(amount ?? range.min, 0, range)
  const action = value === undefined ? choice.action : withNumber(choice, value)
  const free = range !== undefined && range.max > range.min
  return (
    <div class={questions.length > 0 || free ? 'choice-form' : undefined}>
      {questions.map((question) => (
        <Answers
          key={question.id}
          question={question}
          onChange={(answer) => want({ ...wanted, [question.id]: answer })}
        />
      ))}
      {free && value !== undefined && (
        <NumberEntry
          name={name}
          label={number}
          range={range}
          value={value}
          quick={quickNumbers(range, worth?.(choice.action))}
          onChange={setAmount}
          onEnter={() => void desk.act(action)}
        />
      )}
      <ChoiceButton desk={desk} action={action} look={look}>
        {note?.(action)}
      </ChoiceButton>
    </div>
  )
}

/** Answers that fit on a line lie open; longer lists unfold. */
const mostInLine = 5

interface AnswersProps {
  readonly question: Question
  onChange(answer: string): void
  /** A picture of an answer, beside its name. */
  picture?(answer: string): ComponentChildren
}

export function Answers({ question, onChange, picture }: AnswersProps) {
  const id = useId()
  const { label, answers, chosen } = question
  if (answers.length > mostInLine && !picture)
    return (
      <label class="answers">
        <span class="answers-label">{label}</span>
        <select
          class="answers-select"
          value={chosen}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {answers.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <fieldset class="answers">
      <legend class="answers-label">{label}</legend>
      <div class="answers-row">
        {answers.map(({ value, name }) => (
          <label key={value} class="answers-answer">
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span>
              {picture?.(value)}
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
