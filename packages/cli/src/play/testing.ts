import type { Prompter } from './prompter.js'

/** Answers each question by the beginning of a label or by a text; Escape leaves the question. */
export function scripted(
  answers: readonly string[],
): Prompter & { readonly asked: string[]; readonly told: string[] } {
  const left = [...answers]
  const asked: string[] = []
  const told: string[] = []
  const next = (message: string): string => {
    asked.push(message)
    const answer = left.shift()
    if (answer === undefined) throw new Error(`nobody answers ${message}`)
    return answer
  }
  return {
    asked,
    told,
    choose: async (message, items) => {
      const answer = next(message)
      if (answer === 'Escape') return undefined
      const item = items.find(({ label }) => label.startsWith(answer))
      if (!item) throw new Error(`no ${answer} among ${items.map(({ label }) => label).join(' | ')}`)
      return item.value
    },
    ask: async (message, initial, check) => {
      for (;;) {
        const answer = next(message)
        if (answer === 'Escape') return undefined
        const given = answer === '' ? initial : answer
        const wrong = check(given)
        if (wrong === undefined) return given
        told.push(wrong)
      }
    },
    tell: (message) => void told.push(message),
  }
}
