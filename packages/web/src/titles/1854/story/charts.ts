import type { State } from '@stellwerk/1854'
import { fortuneOf, priceIfAny, shareCompanyIds } from '@stellwerk/1854'
import type { Language } from '@stellwerk/texts'
import { chartsOf } from '../../../story/charts.js'
import type { Moments } from '../../../story/gather.js'
import type { Samples } from '../../../story/samples.js'
import { roundEnds as samplesOf } from '../../../story/samples.js'
import type { Series } from '../../face.js'
import { shortName } from '../names.js'
import type { Chronicle, Source } from './chronicle.js'
import { chronicle, sources } from './chronicle.js'
import { lineOf, sourceColours } from './colours.js'
import { storyTexts } from './texts.js'

export const charts = chartsOf<State, Source, Chronicle>({
  texts: storyTexts,
  sources,
  sourceColours,
  chronicle,
  samples: roundEnds,
  fortuneOf: (state, player) => fortuneOf(state, player).total,
  prices,
  earners: ({ earnings }, language) =>
    Object.entries(earnings).map(([company, earned]) => ({
      id: company,
      label: shortName(language, company),
      colour: lineOf(company),
      earnings: earned,
    })),
})

/** The moments that charts show. */
export function roundEnds(moments: Moments<State>, { rounds }: Chronicle, language: Language): Samples {
  return samplesOf(moments, rounds, storyTexts.in(language)('sample.start'))
}

/** Majors show up with their float. */
function prices(states: readonly State[], language: Language): readonly Series[] {
  const companies = new Set(states.flatMap((state) => shareCompanyIds(state)))
  return [...companies]
    .map((company) => ({
      id: company,
      label: shortName(language, company),
      colour: lineOf(company),
      values: states.map((state) => priceIfAny(state, company) ?? null),
    }))
    .filter(({ values }) => values.some((value) => value !== null))
}
