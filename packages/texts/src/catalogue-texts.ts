import type { JsonObject } from '@stellwerk/engine'
import { engineRefusal } from './engine-refusals.js'
import type { Language } from './language.js'
import type { Catalogues, phrasesOf } from './speech.js'
import type { TitleTexts } from './title.js'

interface Speech extends Pick<ReturnType<typeof phrasesOf>, 'hasMessage' | 'money' | 'actionName'> {
  say(language: Language, key: string, values?: JsonObject): string
  readonly catalogues: Catalogues
  /** Where the rules ledger tells about a kind of action. */
  readonly helpRules: { readonly [actionType: string]: string }
}

/** The part of a title's texts that follows from its catalogues alone; the rest needs to know its rules. */
export function catalogueTexts({
  catalogues,
  say,
  hasMessage,
  money,
  actionName,
  helpRules,
}: Speech): Pick<TitleTexts, 'name' | 'option' | 'refusal' | 'help' | 'money' | 'catalogues'> {
  return {
    catalogues,

    name: (language) => say(language, 'name.title'),

    option: (language, name, value) =>
      say(language, `option.${name}${value === undefined ? '' : `.${value}`}`),

    refusal(language, refusal) {
      const key = `refusal.${refusal.rule}`
      if (hasMessage(key)) return say(language, key, refusal.params)
      return engineRefusal(language, refusal, (type) => actionName(language, type))
    },

    help: (language, actionType) => ({
      text: say(language, `help.${actionType}`),
      rule: helpRules[actionType] ?? '',
    }),

    money,
  }
}
