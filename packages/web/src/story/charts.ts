import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Texts } from '../language/texts.js'
import type { Chart, Series } from '../titles/face.js'
import type { Chronicle, Earned } from './chronicle.js'
import { seatColour } from './colours.js'
import type { Moments } from './gather.js'
import { shortRound } from './rounds.js'
import type { Samples } from './samples.js'

type Told<Source extends string> = Chronicle<unknown, Source, Earned>

/** A company whose revenue is drawn. */
export interface Earner extends Omit<Series, 'values'> {
  readonly earnings: readonly Earned[]
}

/** What a title draws of a whole game. */
interface Drawing<S extends CoreState, Source extends string, C extends Told<Source>> {
  readonly texts: Texts<
    'chart.fortune' | 'chart.price' | 'chart.revenue' | 'chart.income' | `source.${Source}`
  >
  readonly sources: readonly Source[]
  readonly sourceColours: Readonly<Record<Source, string>>
  chronicle(moments: Moments<S>): C
  /** The moments that charts show. */
  samples(moments: Moments<S>, story: C, language: Language): Samples
  fortuneOf(state: S, player: PlayerId): number
  prices(states: readonly S[], language: Language): readonly Series[]
  earners(story: C, language: Language): readonly Earner[]
}

export function chartsOf<S extends CoreState, Source extends string, C extends Told<Source>>(
  by: Drawing<S, Source, C>,
): (moments: Moments<S>, language: Language) => readonly Chart[] {
  const fortunes = (states: readonly S[]): readonly Series[] =>
    (states[0]?.players ?? []).map((player, seat) => ({
      id: player,
      label: player,
      colour: seatColour(seat),
      values: states.map((state) => by.fortuneOf(state, player)),
    }))

  /** For each player what came from each source up to then. */
  const incomeCharts = ({ rounds, incomes }: C, samples: Samples, language: Language): readonly Chart[] => {
    const say = by.texts.in(language)
    // a round knows what was received before it began
    const received = samples.map(({ at }) => rounds.findLast(({ from }) => from === at)?.incomes ?? incomes)
    return (Object.keys(incomes) as PlayerId[]).map((player) => ({
      id: `income:${player}`,
      label: say('chart.income', { player }),
      kind: 'stack',
      samples,
      series: by.sources.map((source) => ({
        id: source,
        label: say(`source.${source}`),
        colour: by.sourceColours[source],
        values: received.map((each) => each[player]?.[source] ?? 0),
      })),
    }))
  }

  return (moments, language) => {
    if (moments.length === 0) return []
    const say = by.texts.in(language)
    const story = by.chronicle(moments)
    const samples = by.samples(moments, story, language)
    const states = samples.map(({ at }) => (moments[at] as { state: S }).state)
    return [
      { id: 'fortune', label: say('chart.fortune'), kind: 'line', samples, series: fortunes(states) },
      { id: 'price', label: say('chart.price'), kind: 'line', samples, series: by.prices(states, language) },
      {
        id: 'revenue',
        label: say('chart.revenue'),
        kind: 'line',
        ...byOperatingRound(story, moments.length - 1, by.earners(story, language)),
      },
      ...incomeCharts(story, samples, language),
    ]
  }
}

/** What was earned in each operating round; nothing where a company did not act. */
function byOperatingRound(
  { rounds }: Pick<Told<string>, 'rounds'>,
  last: number,
  earners: readonly Earner[],
): Pick<Chart, 'samples' | 'series'> {
  const operating = rounds.flatMap(({ name }, round) => (name.kind === 'operating' ? [{ name, round }] : []))
  const samples = operating.map(({ name, round }) => ({
    at: rounds[round + 1]?.from ?? last,
    label: shortRound(name),
  }))
  const series = earners.map(({ earnings, ...earner }) => {
    const byRound = new Map(earnings.map(({ round, revenue }) => [round, revenue]))
    return { ...earner, values: operating.map(({ round }) => byRound.get(round) ?? null) }
  })
  return { samples, series }
}
