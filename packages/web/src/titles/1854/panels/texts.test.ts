import { readFileSync } from 'node:fs'
import type { Catalogue } from '@stellwerk/texts'
import { argumentsOf, languages } from '@stellwerk/texts'
import { describe, expect, it } from 'vitest'
import type { Texts } from '../../../language/texts.js'
import { cardTexts } from '../../../decision/texts.js'
import { storyTexts } from '../story/texts.js'
import { runsTexts } from '../../../decision/runs/texts.js'
import { companyTexts } from './companies/texts.js'
import { marketTexts } from './market/texts.js'
import { playerTexts } from './players/texts.js'
import { factTexts } from './privates/fact-texts.js'
import { privateTexts } from './privates/texts.js'
import { uncertainties } from './sources/sources.js'
import { sourceTexts } from './sources/texts.js'
import { panelTexts } from './texts.js'
import { tileTexts } from './tiles/texts.js'
import { trainTexts } from './trains/texts.js'

const all: { readonly [part: string]: Pick<Texts, 'messages'> } = {
  card: cardTexts,
  runs: runsTexts,
  story: storyTexts,
  panels: panelTexts,
  companies: companyTexts,
  market: marketTexts,
  players: playerTexts,
  privates: privateTexts,
  privateFacts: factTexts,
  sources: sourceTexts,
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

describe('what is said to be reconstructed', () => {
  const ledger = readFileSync(new URL('../../../../../../docs/rules/1854.md', import.meta.url), 'utf8')

  it.each(uncertainties.map(({ id, rule }) => [id, rule]))(
    '%s stands in the ledger, and so does %s',
    (id, rule) => {
      expect(ledger).toMatch(new RegExp(`(\\*\\*${id} |^\\| ${id} \\|)`, 'm'))
      expect(ledger).toContain(`**${rule}**`)
    },
  )
})
