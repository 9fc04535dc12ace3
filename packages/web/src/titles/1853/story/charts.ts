import type { State } from '@stellwerk/1853'
import { companyOrder, fortuneOf } from '@stellwerk/1853'
import type { Language } from '@stellwerk/texts'
import type { Earner } from '../../../story/charts.js'
import { chartsOf } from '../../../story/charts.js'
import type { Moments } from '../../../story/gather.js'
import type { Samples } from '../../../story/samples.js'
import { roundEnds as samplesOf } from '../../../story/samples.js'
import type { Series } from '../../face.js'
import type { Chronicle, Source } from './chronicle.js'
import { chronicle, sources } from './chronicle.js'
import { lineOf, sourceColours } from './colours.js'
import { toldRound } from './rounds.js'
import { storyTexts } from './texts.js'

export const charts = chartsOf<State, Source, Chronicle>({
  texts: storyTexts,
  sources,
  sourceColours,
  chronicle,
  samples: roundEnds,
  fortuneOf: (state, player) => fortuneOf(state, player).total,
  prices,
  earners,
})

/** The moments that charts show. */
export function roundEnds(moments: Moments<State>, { rounds }: Chronicle, language: Language): Samples {
  const ends = samplesOf(moments, rounds, storyTexts.in(language)('sample.start'))
  return ends.map(({ at, label }) => ({ at, label: toldRound(label) }))
}

/** Companies show up when they go into operation. */
function prices(states: readonly State[]): readonly Series[] {
  return companyOrder
    .map((company) => ({
      id: company,
      label: company,
      colour: lineOf(company),
      values: states.map((state) => state.companies[company].price),
    }))
    .filter(({ values }) => values.some((value) => value !== null))
}

/** The mail is included. */
function earners({ earnings }: Chronicle): readonly Earner[] {
  return companyOrder
    .filter((company) => earnings[company])
    .map((company) => ({
      id: company,
      label: company,
      colour: lineOf(company),
      earnings: (earnings[company] ?? []).map(({ round, revenue, mail }) => ({
        round,
        revenue: revenue + mail,
      })),
    }))
}
