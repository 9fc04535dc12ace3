import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { Company, Message, TitleFace } from '@stellwerk/table'
import { msg, roundCode } from '@stellwerk/table'
import type { Language, TableWords } from '@stellwerk/texts'
import type { Chronicle } from './chronicle.js'
import { chronicleOf } from './chronicle.js'
import { lineColours, seatColour, sourceColour } from './colours.js'
import { figuresOf } from './figures.js'
import type { Moments } from './gather.js'
import type { Samples } from './samples.js'
import { roundEnds } from './samples.js'
import { storyTexts } from './texts.js'

/** How one thing developed: one value for each sample. */
interface Series {
  readonly id: string
  readonly label: string
  readonly colour: string
  readonly values: readonly (number | null)[]
}

export interface Chart {
  readonly id: string
  readonly label: string
  readonly kind: 'line' | 'stack'
  readonly samples: Samples
  readonly series: readonly Series[]
}

/** What a game is drawn for: whom the words are for, and who plays. */
interface Reader {
  readonly words: TableWords
  readonly language: Language
  nameOf(player: PlayerId): string
}

/** Worth, prices and revenues over the game, and where each player's money came from. */
export function chartsOf<S extends CoreState>(
  face: TitleFace<S>,
  moments: Moments<S>,
  reader: Reader,
): readonly Chart[] {
  const [first] = moments
  if (!first) return []
  const say = storyTexts.in(reader.language)
  const story = chronicleOf(face, moments)
  const samples = roundEnds(story, moments.length - 1, say('start'))
  const figures = samples.map(({ at }) => figuresOf(face, (moments[at] as { state: S }).state))
  const lines = linesOf(story, reader.words)
  const fortunes = first.state.players.map((player, seat) => ({
    id: player,
    label: reader.nameOf(player),
    colour: seatColour(seat),
    values: figures.map(({ worths }) => worths[player] ?? 0),
  }))
  const prices = lines
    .map((line) => ({ ...line, values: figures.map((one) => one.prices[line.id] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null))
  const { words } = reader
  return [
    { id: 'fortune', label: say('fortune'), kind: 'line', samples, series: fortunes },
    { id: 'price', label: words.say(msg('table.market')), kind: 'line', samples, series: prices },
    {
      id: 'revenue',
      label: words.say(msg('table.revenues')),
      kind: 'line',
      ...revenues(story, moments.length - 1, lines),
    },
    ...incomeCharts(face, story, samples, reader),
  ]
}

type Line = Omit<Series, 'values'>

/** A line for every company with shares or trains. */
function linesOf({ cast, kinds }: Chronicle, words: TableWords): readonly Line[] {
  const isDrawn = ({ kind }: Company): boolean =>
    kinds.find(({ id }) => id === kind)?.has.some((one) => one === 'shares' || one === 'trains') === true
  const drawn = [...cast.values()].filter(isDrawn)
  const colours = lineColours(drawn)
  return drawn.map(({ ref }) => ({ id: ref, label: words.mark(ref), colour: colours.get(ref) ?? '#80703f' }))
}

/** What was earned in each operating round; nothing where a company did not act. */
function revenues(
  { rounds, earnings }: Chronicle,
  last: number,
  lines: readonly Line[],
): Pick<Chart, 'samples' | 'series'> {
  const operating = rounds.flatMap(({ name }, round) => (name.kind === 'operating' ? [{ name, round }] : []))
  const samples = operating.map(({ name, round }) => ({
    at: rounds[round + 1]?.from ?? last,
    label: roundCode(name),
  }))
  const series = lines.flatMap((line) => {
    const byRound = new Map(earnings[line.id]?.map(({ round, amount }) => [round, amount]))
    if (byRound.size === 0) return []
    return [{ ...line, values: operating.map(({ round }) => byRound.get(round) ?? null) }]
  })
  return { samples, series }
}

/** Where income can come from: dividends by kind of company, then what else the title names. */
export const sourcesOf = <S extends CoreState>(
  { story }: Pick<TitleFace<S>, 'story'>,
  { kinds }: Pick<Chronicle, 'kinds'>,
): readonly { readonly id: string; readonly label: Message }[] =>
  story.sources.flatMap((source) =>
    source.id === 'dividend' ? kinds.map(({ id, label }) => ({ id: `${source.id}:${id}`, label })) : [source],
  )

/** For each player what came from each source up to then. */
function incomeCharts<S extends CoreState>(
  face: TitleFace<S>,
  story: Chronicle,
  samples: Samples,
  { words, language, nameOf }: Reader,
): readonly Chart[] {
  const { rounds, incomes } = story
  const say = storyTexts.in(language)
  const sources = sourcesOf(face, story)
    .map(({ id, label }, i) => ({ id, label: words.say(label), colour: sourceColour(i) }))
    // nobody asks for sources that never gave anything
    .filter(({ id }) => Object.values(incomes).some((each) => each[id] !== undefined))
  // a round knows what was received before it began
  const received = samples.map(({ at }) => rounds.findLast(({ from }) => from === at)?.incomes ?? incomes)
  return (Object.keys(incomes) as PlayerId[]).map((player) => ({
    id: `income:${player}`,
    label: say('income', { player: nameOf(player) }),
    kind: 'stack',
    samples,
    series: sources.map((source) => ({
      ...source,
      values: received.map((each) => each[player]?.[source.id] ?? 0),
    })),
  }))
}
