import type { Language } from './language.js'

const named = (
  sides: readonly [string, string, string, string, string, string],
): Readonly<Record<`side.${0 | 1 | 2 | 3 | 4 | 5}`, string>> => ({
  'side.0': sides[0],
  'side.1': sides[1],
  'side.2': sides[2],
  'side.3': sides[3],
  'side.4': sides[4],
  'side.5': sides[5],
})

/** The sides of a pointy hex, for catalogues: they are numbered from the south-west on. */
export const sides = {
  en: named(['SW', 'W', 'NW', 'NE', 'E', 'SE']),
  de: named(['SW', 'W', 'NW', 'NO', 'O', 'SO']),
  ja: named(['南西', '西', '北西', '北東', '東', '南東']),
} satisfies Readonly<Record<Language, object>>
