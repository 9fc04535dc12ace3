import type { Table } from '@stellwerk/protocol'
import type { Language } from '@stellwerk/texts'
import { optionText } from '../pages/new-game/options.js'
import { titleName } from '../titles/catalogue.js'
import { lobbyTexts } from './lobby/texts.js'

/** What is played at a table and how: "Harzbahn 1873 · Rulebook edition · live". */
export function factsOf({ title, options, pace }: Table, language: Language): string {
  return [
    titleName(language, title),
    ...Object.entries(options).map(([option, value]) => optionText(language, title, option, value).name),
    lobbyTexts.in(language)(pace),
  ].join(' · ')
}
