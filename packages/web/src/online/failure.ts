import type { Language, Params } from '@stellwerk/texts'
import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { PlayedGame } from '@stellwerk/titles'
import { RequestFailed } from './api.js'
import { failureTexts, fileTexts } from './texts.js'

const isFileReason = (rule: string): rule is keyof typeof fileTexts.messages =>
  Object.hasOwn(fileTexts.messages, rule)

/** What went wrong, in words. Anything but a failed request is a bug and goes on as one. */
export function failureText(language: Language, error: unknown): string {
  if (!(error instanceof RequestFailed)) throw error
  const why = error.refusal
  if (why && isFileReason(why.rule)) return fileTexts.in(language)(why.rule, why.params as Params)
  const detail = error.path ? `${error.path}: ${error.message}` : error.message
  return failureTexts.in(language)(error.code, { detail })
}

const prefix = 'online-'

/** A failed request as a refusal, so that the card shows it where it shows those of the rules. */
export function asRefusal(error: unknown): Refusal {
  if (!(error instanceof RequestFailed)) throw error
  return error.refusal ?? refusal(`${prefix}${error.code}`, { detail: error.message, path: error.path ?? '' })
}

/** A game whose texts know what can go wrong online, too. */
export function speakingOfFailures(game: PlayedGame): PlayedGame {
  return {
    ...game,
    texts: {
      ...game.texts,
      refusal(language, no) {
        if (!no.rule.startsWith(prefix)) return game.texts.refusal(language, no)
        const code = no.rule.slice(prefix.length) as RequestFailed['code']
        const { detail, path } = no.params
        return failureText(
          language,
          new RequestFailed(code, (detail ?? '') as string, (path ?? '') as string),
        )
      },
    },
  }
}
