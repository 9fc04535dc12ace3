import type { Table } from '@stellwerk/protocol'
import type { Language } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import { changedReadings } from '../readings/changed.js'
import { readingPageTexts } from '../readings/texts.js'
import { titleMoney, titleName } from '../titles/catalogue.js'
import { optionText } from '../titles/fronts.js'
import { clockTexts } from './clock/texts.js'
import { timeWords } from './clock/time-words.js'
import { lobbyTexts } from './lobby/texts.js'

/** What is played at a table and how: "Harzbahn 1873 · Rulebook edition · live"; and whether chance is known to the host. */
export function factsOf(
  { title, options, pace, time, uploaded, seedChosen }: Table,
  language: Language,
): string {
  const say = lobbyTexts.in(language)
  const changed = changedReadings(manifestOf(title)?.readings ?? {}, options)
  return [
    titleName(language, title),
    ...Object.keys(manifestOf(title)?.options ?? {}).map(
      (option) => optionText(language, title, option, options[option]).name,
    ),
    ...(changed > 0 ? [readingPageTexts.in(language)('changed', { count: changed })] : []),
    say(pace),
    ...(time.kind === 'none' ? [] : [timeWords(time, clockTexts.in(language))]),
    ...(uploaded === null ? (seedChosen ? [say('seedGiven')] : []) : [say('uploaded')]),
  ].join(' · ')
}

/** How the players of a table came off: "1. Anna 5,230 M". Before the end nobody has. */
export function standingsOf({ title, seats, ranking }: Table, language: Language): readonly string[] {
  const say = lobbyTexts.in(language)
  return (ranking ?? []).map(({ player, rank, fortune }) =>
    say('standing', {
      rank,
      name: seats.find((seat) => seat.player === player)?.name ?? player,
      worth: titleMoney(language, title, fortune),
    }),
  )
}
