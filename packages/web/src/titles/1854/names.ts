import type { Language } from '@stellwerk/texts'
import { isAg, isLocal, isMajor, isMountain, localRailways, majors, mountainRailways } from '@stellwerk/1854'
import { defineTexts } from '../../language/texts.js'

export const nameTexts = defineTexts({
  ag: { en: 'Local AG {ag}', de: 'Lokalbahn AG {ag}', ja: 'ローカルAG {ag}' },
  local: { en: '{name} ({local})', de: '{name} ({local})', ja: '{name}({local})' },
})

/** "Südbahn", "Mariazellerbahn (1)", "Local AG A": a company or a private in full. */
export function fullName(language: Language, id: string): string {
  const say = nameTexts.in(language)
  if (isLocal(id)) return say('local', { name: localRailways[id].name, local: id })
  if (isAg(id)) return say('ag', { ag: id })
  if (isMountain(id)) return mountainRailways[id].name
  return isMajor(id) ? majors[id].name : id
}
