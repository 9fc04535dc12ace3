import type { Action, CoreState, GameEvent, JsonObject, Refusal } from '@stellwerk/engine'
import type { Language, TitleTexts } from './index.js'
import { languages } from './index.js'

export const inAll = (say: (language: Language) => unknown): unknown[] => languages.map(say)

/** What a title says in each language, of the given state unless another is named. `player` acts. */
export const speechOf = <S extends CoreState>(texts: TitleTexts<S>, start: S, player: string) => ({
  line: (event: GameEvent, state = start) => inAll((language) => texts.event(language, event, state)),
  label: (action: JsonObject, state = start) =>
    inAll((language) => texts.choice(language, { player, ...action } as unknown as Action, state)),
  refusal: (rule: string, params: Refusal['params']) =>
    inAll((language) => texts.refusal(language, { rule, params })),
})
