import type { JsonObject } from '@stellwerk/engine'
import type { Language, Params } from '@stellwerk/texts'
import { anyOf, engineRefusal } from '@stellwerk/texts'
import type { PlayedGame } from '@stellwerk/titles'
import { defineTexts } from '../../language/texts.js'
import type { UploadFault, UploadNote } from '../../session/upload.js'
import messages from './upload-texts.json' with { type: 'json' }

export const uploadTexts = defineTexts(messages)

const params = (values: JsonObject): Params =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : String((value as string | null | undefined) ?? '–'),
    ]),
  )

/** Why a file cannot be opened, in words; in those of its title where its rules refuse it. */
export function faultText(language: Language, fault: UploadFault, game: PlayedGame | undefined): string {
  const say = uploadTexts.in(language)
  switch (fault.kind) {
    case 'json':
      return say('json')
    case 'foreign':
      return say('foreign')
    case 'title':
      return say('title', { title: fault.title.slice(0, 80), possible: anyOf(language, fault.possible) })
    case 'newer':
      return say('newer', { rules: fault.rules, known: fault.known })
    case 'refused':
      return game ? game.texts.refusal(language, fault.refusal) : engineRefusal(language, fault.refusal)
    case 'import':
      return say(`import.${fault.fault.kind}`, params({ ...fault.fault }))
  }
}

/** What is worth knowing about a game that was taken over. */
export const noteText = (language: Language, { about, params: values }: UploadNote): string =>
  uploadTexts.in(language)(`note.${about}`, params(values))
