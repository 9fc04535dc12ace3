import type { JsonObject } from '@stellwerk/engine'
import type { Language } from './language.js'
import { languages } from './language.js'
import { argumentsOf } from './message.js'
import type { Catalogues } from './speech.js'

/**
 * What is wrong with the catalogues of a title: a message that a language lacks, that speaks of other things than in
 * English, that uses an argument in two ways, or that cannot be said with the values or without any.
 */
export function catalogueFaults(
  catalogues: Catalogues,
  say: (language: Language, key: string, values?: JsonObject) => string,
  values: JsonObject,
): readonly string[] {
  const keys = Object.keys(catalogues.en)
  const faults = languages.flatMap((language) => [
    ...keys
      .filter((key) => !Object.hasOwn(catalogues[language], key))
      .map((key) => `${language} lacks ${key}`),
    ...Object.keys(catalogues[language])
      .filter((key) => !Object.hasOwn(catalogues.en, key))
      .map((key) => `${language} alone has ${key}`),
  ])
  if (faults.length > 0) return faults
  return languages.flatMap((language) =>
    keys.flatMap((key) => {
      const place = `${language} ${key}`
      const fields = fieldsOf(catalogues, language, key)
      const english = fieldsOf(catalogues, 'en', key)
      const twoWays = [...argumentsOf(language, catalogues[language], key)].filter(
        ([, uses]) => uses.size !== 1,
      )
      const said = [say(language, key), say(language, key, values)]
      return [
        ...(fields === english ? [] : [`${place} speaks of ${fields}, not of ${english}`]),
        ...twoWays.map(([name]) => `${place} uses ${name} in two ways`),
        ...said
          .filter((text) => text === '' || /[{}]|undefined|NaN|\[object/.test(text))
          .map((text) => `${place} is said as "${text}"`),
      ]
    }),
  )
}

/** The fields whose values a message tells or chooses by. */
function fieldsOf(catalogues: Catalogues, language: Language, key: string): string {
  const names = [...argumentsOf(language, catalogues[language], key).keys()]
  return [...new Set(names.map((name) => name.replace(/Is$/, '')))].toSorted().join(', ')
}
