import type { Catalogue } from '@stellwerk/texts'
import { argumentsOf, languages } from '@stellwerk/texts'
import { describe, expect, it } from 'vitest'
import type { Texts } from '../../../language/texts.js'
import { handOverTexts } from '../../../table/hand-over-texts.js'
import { contractTexts } from '../slots/texts.js'
import { mapTexts } from '../map/texts.js'
import { storyTexts } from '../story/texts.js'
import { companyTexts } from './companies/texts.js'
import { marketTexts } from './market/texts.js'
import { playerTexts } from './players/texts.js'
import { sourceTexts } from './sources/texts.js'
import { panelTexts } from './texts.js'
import { tileTexts } from './tiles/texts.js'
import { trainTexts } from './trains/texts.js'

const all: { readonly [part: string]: Pick<Texts, 'messages'> } = {
  companies: companyTexts,
  'hand over': handOverTexts,
  map: mapTexts,
  market: marketTexts,
  panels: panelTexts,
  players: playerTexts,
  sources: sourceTexts,
  story: storyTexts,
  tiles: tileTexts,
  trains: trainTexts,
}

describe.each(Object.entries(all))('the texts of %s', (_, { messages }) => {
  it.each(Object.keys(messages))('%s needs the same values in every language', (key) => {
    const message = messages[key] as Readonly<Record<string, string>>
    const needed = languages.map((language) => {
      const catalogue: Catalogue = { [key]: message[language] ?? '' }
      return [...argumentsOf(language, catalogue, key).keys()].toSorted()
    })
    for (const other of needed) expect(other).toEqual(needed[0])
  })
})
