import type { State } from '@stellwerk/1853'
import { companyOrder, fortuneOf } from '@stellwerk/1853'
import type { Language } from '@stellwerk/texts'
import { seatColour } from '../../../story/colours.js'
import type { Moments } from '../../../story/gather.js'
import type { Samples } from '../../../story/samples.js'
import { roundEnds as samplesOf } from '../../../story/samples.js'
import type { Chart, Series } from '../../face.js'
import type { Chronicle, Incomes } from './chronicle.js'
import { chronicle, sources } from './chronicle.js'
import { lineOf, sourceColours } from './colours.js'
import { shortRound, toldRound } from './rounds.js'
import { storyTexts } from './texts.js'

export function charts(moments: Moments<State>, language: Language): readonly Chart[] {
  if (moments.length === 0) return []
  const story = chronicle(moments)
  const ends = roundEnds(moments, story, language)
  const states = ends.map(({ at }) => (moments[at] as { state: State }).state)
  return [
    fortuneChart(ends, states, language),
    priceChart(ends, states, language),
    revenueChart(moments, story, language),
    ...incomeCharts(story, ends, language),
  ]
}

/** The moments that charts show. */
export const roundEnds = (moments: Moments<State>, { rounds }: Chronicle, language: Language): Samples =>
  samplesOf(moments, rounds, storyTexts.in(language)('sample.start')).map(({ at, label }) => ({
    at,
    label: toldRound(label),
  }))

function fortuneChart(samples: Samples, states: readonly State[], language: Language): Chart {
  const players = states[0]?.players ?? []
  const series = players.map((player, seat) => ({
    id: player,
    label: player,
    colour: seatColour(seat),
    values: states.map((state) => fortuneOf(state, player).total),
  }))
  return { id: 'fortune', label: storyTexts.in(language)('chart.fortune'), kind: 'line', samples, series }
}

/** Companies show up when they go into operation. */
function priceChart(samples: Samples, states: readonly State[], language: Language): Chart {
  const series = companyOrder
    .map((company) => ({
      id: company,
      label: company,
      colour: lineOf(company),
      values: states.map((state) => state.companies[company].price),
    }))
    .filter(({ values }) => values.some((value) => value !== null))
  return { id: 'price', label: storyTexts.in(language)('chart.price'), kind: 'line', samples, series }
}

/** By operating round, the mail included; nothing where a company did not act. */
function revenueChart(moments: Moments<State>, { rounds, earnings }: Chronicle, language: Language): Chart {
  const operating = rounds.flatMap(({ name }, round) => (name.kind === 'operating' ? [{ name, round }] : []))
  const samples = operating.map(({ name, round }) => ({
    at: rounds[round + 1]?.from ?? moments.length - 1,
    label: shortRound(name),
  }))
  const series = companyOrder
    .filter((company) => earnings[company])
    .map((company): Series => {
      const byRound = new Map(earnings[company]?.map(({ round, revenue, mail }) => [round, revenue + mail]))
      const values = operating.map(({ round }) => byRound.get(round) ?? null)
      return { id: company, label: company, colour: lineOf(company), values }
    })
  return { id: 'revenue', label: storyTexts.in(language)('chart.revenue'), kind: 'line', samples, series }
}

/** For each player what came from each source up to then. */
function incomeCharts(story: Chronicle, samples: Samples, language: Language): Chart[] {
  const say = storyTexts.in(language)
  // a round knows what was received before it began
  const until = (at: number): Incomes =>
    story.rounds.findLast(({ from }) => from === at)?.incomes ?? story.incomes
  const incomes = samples.map(({ at }) => until(at))
  return Object.keys(story.incomes).map((player) => ({
    id: `income:${player}`,
    label: say('chart.income', { player }),
    kind: 'stack',
    samples,
    series: sources.map((source) => ({
      id: source,
      label: say(`source.${source}`),
      colour: sourceColours[source],
      values: incomes.map((each) => each[player as keyof Incomes]?.[source] ?? 0),
    })),
  }))
}
