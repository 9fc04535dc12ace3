import type { Finding, PlayerReview, Review } from '@stellwerk/bots'
import { lineOf, reviewOf, tutorOf } from '@stellwerk/bots'
import type { CoreState, History } from '@stellwerk/engine'
import { isObject } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import { tutorSays, withTutorTexts } from '@stellwerk/texts/tutor'
import type { Definition } from '../command.js'
import { exit } from '../exit.js'
import { readText } from '../files.js'
import type { Game } from '../games.js'
import { gameOf } from '../games.js'
import { parseJson } from '../json.js'
import type { Output } from '../output.js'
import { open } from '../session.js'
import { faultOf, importerOf } from './import.js'

export const review: Definition = {
  define(command, text) {
    command.argument('<file>', text('argument.file'))
  },
  async run({ world, out }, [name = ''], _options) {
    const { game, history } = await read(world.cwd, name)
    if (!out.json) out.remark(out.text('review.progress', { count: history.length }))
    const tutor = await tutorOf(game.id)
    const found = reviewOf(tutor, game.title, lineOf(history))
    if (out.json) out.data(found)
    else tell(out, game, tutor.face, history, found)
    return exit.ok
  },
}

/** A game file, or an export of 18xx.games. */
async function read(
  cwd: string,
  name: string,
): Promise<{ readonly game: Game; readonly history: History<CoreState> }> {
  const given = parseJson(readText(cwd, name), { where: name })
  if (isObject(given) && 'format' in given) return open(cwd, name)
  const importer = await importerOf(given, name)
  const outcome = importer.read(given)
  if (!outcome.ok) throw faultOf(outcome, name, '', importer.game)
  return { game: await gameOf(importer.game, {}), history: outcome.history }
}

function tell(
  out: Output,
  game: Game,
  face: TitleFace<CoreState>,
  history: History<CoreState>,
  found: Review,
): void {
  const words = tableWords({
    language: out.language,
    texts: withTutorTexts(game.texts),
    table: castOf(face, history),
  })
  if (found.runs.all > 0) out.line(out.text('review.runs', found.runs))
  for (const player of found.players) tellPlayer(out, game, history, words, player)
}

/** Every company that there ever was. */
function castOf(
  face: TitleFace<CoreState>,
  history: History<CoreState>,
): Parameters<typeof tableWords>[0]['table'] {
  const all = Array.from({ length: history.length + 1 }, (_, n) => n)
    .filter((n) => n % 25 === 0 || n === history.length)
    .map((n) => face.table(history.at(n).state, null))
  return {
    companies: [...new Map(all.flatMap(({ companies }) => companies.map((one) => [one.ref, one]))).values()],
  }
}

function tellPlayer(
  out: Output,
  game: Game,
  history: History<CoreState>,
  words: TableWords,
  { player, worths, moments, tallies }: PlayerReview,
): void {
  const worth = game.texts.money(out.language, worths.at(-1) ?? 0)
  out.line()
  out.line(`${out.paint.strong(player)}: ${out.text('review.worth', { worth })}`)
  for (const { kind, ...tally } of tallies)
    out.line(`  ${out.text('review.tally', { kind: words.say({ key: `review.kind.${kind}` }), ...tally })}`)
  for (const moment of moments) tellMoment(out, game, history, words, moment)
}

function tellMoment(
  out: Output,
  { texts }: Game,
  history: History<CoreState>,
  words: TableWords,
  { at, round, amount, why, action, better }: Finding,
): void {
  const { state } = history.at(at)
  const size = `${amount < 0 ? '−' : '+'}${texts.money(out.language, Math.abs(amount))}`
  out.line(`  ${at} ${round} ${size}  ${texts.choice(out.language, action, state)}`)
  out.line(`      ${tutorSays(out.language, words, why)}`)
  if (better)
    out.line(`      ${out.text('review.better', { choice: texts.choice(out.language, better, state) })}`)
}
