import type { Action, CoreState, History } from '@stellwerk/engine'
import type { Fact } from '@stellwerk/table'
import { msg, phase, revenuesOf, roundCode } from '@stellwerk/table'
import type { Language } from '@stellwerk/texts'
import { format, tableWords } from '@stellwerk/texts'
import type { Face } from './face.js'
import { companySections, revenueSection } from './companies.js'
import { detailOf } from './detail.js'
import { lotSection } from './lots.js'
import { drawMap } from './map.js'
import { marketSection } from './market.js'
import { playerSection } from './players.js'
import { runsOf } from './runs.js'
import type { DescribedGame } from '@stellwerk/titles'
import type { Sight } from './sight.js'
import { sightOf } from './sight.js'
import { supplySections } from './supply.js'

/** The terminal face of any title, drawn from its description alone. */
export function described<S extends CoreState>(given: DescribedGame<S>): Face<S> {
  const { face, texts } = given
  const tableOf = (state: S) => face.table(state, null)
  return {
    headline: (state, look) => headline(sightOf(given, state, look)),
    players: (state, look) => playerSection(sightOf(given, state, look)),
    table(state, look, past) {
      const sight = sightOf(given, state, look)
      const revenues = past && revenueSection(revenuesOf(face.story, past), sight)
      return [
        ...lotSection(sight),
        ...companySections(sight),
        ...(revenues ? [revenues] : []),
        ...marketSection(sight),
        ...supplySections(sight),
      ]
    },
    map: (state, look) => drawMap(given, state, look),
    kind: (language, type) => capital(format(language, texts.catalogues[language], `action.${type}`)),
    detail: (language, action, state) => detailOf(given, language, action, state),
    place: (action) => (action as Action & { readonly hex?: string }).hex,
    round: (state) => roundCode(face.round(state)),
    prices: (state) =>
      Object.fromEntries(
        tableOf(state).companies.flatMap(({ mark, price }) => (price ? [[mark, price.amount]] : [])),
      ),
    ...runsOf(given),
    trackSteps: face.trackSteps,
    milestones: face.story.milestones.map(({ id }) => id),
    milestone: (language, id) => milestoneName(given, language, id),
    reached: (history) => reached(given, history),
  }
}

/** Round, phase, what holds for the whole table, the bank and the priority. */
function headline({ table, words, look: { paint } }: Sight): string {
  const { round, facts, bank, players } = table
  const told = ({ label, value }: Fact): string =>
    value.kind === 'flag' ? words.say(label) : `${words.say(label)} ${words.cell(value)}`
  const first = players.find(({ priority }) => priority)
  return [
    paint.strong(words.round(round)),
    words.say(msg('phase.name', { phase: phase(table.phase) })),
    ...facts.filter(({ show }) => show === 'overview').map(told),
    ...(bank.left === null
      ? []
      : [words.say(msg('bank.left', { amount: { kind: 'money', amount: bank.left } }))]),
    ...(bank.note ? [words.say(bank.note)] : []),
    ...(first ? [words.say(msg('player.priority', { player: { kind: 'player', ref: first.ref } }))] : []),
  ].join(' · ')
}

const capital = (text: string): string => `${(text[0] ?? '').toUpperCase()}${text.slice(1)}`

function milestoneName<S extends CoreState>(
  { face, texts }: DescribedGame<S>,
  language: Language,
  id: string,
): string {
  const found = face.story.milestones.find((one) => one.id === id)
  if (!found) throw new Error(`no milestone ${id}`)
  return tableWords({ language, texts, table: { companies: [] } }).say(found.label)
}

/** How often a game reached each milestone, including the phase in which it began. */
function reached<S extends CoreState>(
  { face }: DescribedGame<S>,
  history: History<S>,
): { readonly [milestone: string]: number } {
  const counts = new Map<string, number>()
  const add = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1)
  const begun = `phase:${face.table(history.at(0).state, null).phase}`
  if (face.story.milestones.some(({ id }) => id === begun)) add(begun)
  for (let n = 1; n <= history.length; n++) {
    const { events, state } = history.at(n)
    for (const event of events) {
      const { milestone } = face.story.tells(event, state) ?? {}
      if (milestone) add(milestone.id)
    }
  }
  return Object.fromEntries(counts)
}
