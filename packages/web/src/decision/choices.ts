import type { Action, Choice } from '@stellwerk/engine'

/** One question of a form, answered by the choices themselves. */
export interface Facet<A extends Action> {
  readonly id: string
  readonly label: string
  /** The answer that a choice gives. */
  of(action: A): string
  name(answer: string, action: A): string
}

export interface Question {
  readonly id: string
  readonly label: string
  readonly answers: readonly { readonly value: string; readonly name: string }[]
  readonly chosen: string
}

export interface Narrowed<A extends Action> {
  /** The questions that are left to be asked: those with one answer only are not. */
  readonly questions: readonly Question[]
  readonly choice: Choice<A>
}

/**
 * Goes through the questions in their order. Each offers the answers that agree with those given before; where the
 * wanted answer is not among them, the first one stands.
 */
export function narrow<A extends Action>(
  choices: readonly Choice<A>[],
  facets: readonly Facet<A>[],
  wanted: { readonly [facet: string]: string },
): Narrowed<A> | undefined {
  let left = choices
  const questions: Question[] = []
  for (const { id, label, of, name } of facets) {
    const answers = new Map<string, string>()
    for (const { action } of left) {
      const value = of(action)
      if (!answers.has(value)) answers.set(value, name(value, action))
    }
    const [first] = answers.keys()
    if (first === undefined) return undefined
    const wish = wanted[id]
    const chosen = wish !== undefined && answers.has(wish) ? wish : first
    left = left.filter(({ action }) => of(action) === chosen)
    if (answers.size > 1)
      questions.push({
        id,
        label,
        chosen,
        answers: [...answers].map(([value, text]) => ({ value, name: text })),
      })
  }
  const [choice] = left
  return choice && { questions, choice }
}

/** The choice with its free number set. */
export const withNumber = <A extends Action>({ action, range }: Choice<A>, number: number): A =>
  range ? { ...action, [range.field]: number } : action
