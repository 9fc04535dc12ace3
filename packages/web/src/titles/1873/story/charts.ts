import type { State } from '@stellwerk/1873'
import { fortuneOf, priceIfAny, shareIds } from '@stellwerk/1873'
import type { Language } from '@stellwerk/texts'
import { chartsOf } from '../../../story/charts.js'
import type { Samples } from '../../../story/samples.js'
import { roundEnds as samplesOf } from '../../../story/samples.js'
import type { Series } from '../../face.js'
import type { Chronicle, Source } from './chronicle.js'
import { chronicle, sources } from './chronicle.js'
import { lineOf, sourceColours } from './colours.js'
import type { Moments } from './gather.js'
import { storyTexts } from './texts.js'

export const charts = chartsOf<State, Source, Chronicle>({
  texts: storyTexts,
  sources,
  sourceColours,
  chronicle,
  samples: roundEnds,
  fortuneOf: (state, player) => fortuneOf(state, player).total,
  prices,
  earners: ({ earnings }) =>
    Object.entries(earnings)
      .filter(([operation]) => !operation.startsWith('mine:'))
      .map(([company, earned]) => ({
        id: company,
        label: company,
        colour: lineOf(company),
        earnings: earned,
      })),
})

/** The moments that charts show. */
export function roundEnds(moments: Moments, { rounds }: Chronicle, language: Language): Samples {
  return samplesOf(moments, rounds, storyTexts.in(language)('sample.start'))
}

function prices(states: readonly State[]): readonly Series[] {
  const companies = new Set(states.flatMap((state) => shareIds(state)))
  return [...companies].map((company) => ({
    id: company,
    label: company,
    colour: lineOf(company),
    values: states.map((state) => priceIfAny(state, company) ?? null),
  }))
}
