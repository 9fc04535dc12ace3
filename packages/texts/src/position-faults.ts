import type { CoreState, Fact, PositionFault, Refusal } from '@stellwerk/engine'
import { engineRules, isObject } from '@stellwerk/engine'
import type { Language } from './language.js'
import type { Catalogue } from './message.js'
import { format } from './message.js'
import { anyOf, listed } from './numbers.js'
import type { FaultTexts } from './position-fault-texts.js'
import { commonFaultTexts } from './position-fault-texts.js'
import type { TitleTexts } from './title.js'

/**
 * The texts of a title that also tell what is wrong with a described position, and not only where. A board can do without
 * these words, so the texts of a title begin without them.
 */
export const tellingFaults = <S extends CoreState>(texts: TitleTexts<S>, own: FaultTexts): TitleTexts<S> => ({
  ...texts,
  refusal(language, refusal) {
    const fault = positionFaultOf(refusal)
    return fault ? faultWords(language, fault, own) : texts.refusal(language, refusal)
  },
})

/** The fault that a refusal of a position tells of; nothing if it is refused for another reason. */
export function positionFaultOf({ rule, params: { fault } }: Refusal): PositionFault | undefined {
  if (rule !== engineRules.position) return undefined
  return isObject(fault) && typeof fault['kind'] === 'string' ? (fault as PositionFault) : { kind: 'unsound' }
}

/** What is wrong, as somebody at the table would say it. */
function faultWords(language: Language, { kind, ...facts }: PositionFault, own: FaultTexts): string {
  const catalogues: readonly Catalogue[] = [own[language], commonFaultTexts[language]]
  const words = catalogues.find((catalogue) => Object.hasOwn(catalogue, kind))
  if (!words) return commonFaultTexts[language].unsound
  const params = Object.entries(facts).map(([name, fact]) => [name, inWords(language, name, fact)] as const)
  return format(language, words, kind, Object.fromEntries(params))
}

const inWords = (language: Language, name: string, fact: Fact): string | number =>
  typeof fact === 'object' ? (name === 'values' ? anyOf : listed)(language, fact) : fact
