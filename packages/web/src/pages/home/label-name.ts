import type { Language } from '@stellwerk/texts'
import { listed } from '@stellwerk/texts'
import { games } from '@stellwerk/titles'
import type { Label } from '../../session/shelf.js'

/** What a game is called: the name it was given, or its players. */
export function labelName({ name, players, title }: Label, language: Language): string {
  if (name !== '') return name
  const titleName = games[title]?.texts.name(language) ?? title
  return `${titleName}: ${listed(language, players)}`
}
