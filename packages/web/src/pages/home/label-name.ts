import type { Language } from '@stellwerk/texts'
import { listed } from '@stellwerk/texts'
import { labelled } from '../../language/marks.js'
import type { Label } from '../../session/shelf.js'
import { titleName } from '../../titles/catalogue.js'

/** What a game is called: the name it was given, or its players. */
export function labelName({ name, players, title }: Label, language: Language): string {
  if (name !== '') return name
  return labelled(language, titleName(language, title), listed(language, players))
}
