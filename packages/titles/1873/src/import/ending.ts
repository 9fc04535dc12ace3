import { harzbahn } from '../title.js'
import type { Desk } from './desk.js'
import { siteStep, siteTurn, stateOf } from './desk.js'
import { factsHere } from './facts.js'
import type { Note } from './fault.js'
import { note } from './fault.js'
import type { SiteGame } from './format.js'
import type { Entry } from './record.js'

/** What is left to say when the record is at its end: whether the file tells the same end as its actions. */
export function* ending(site: SiteGame, record: readonly Entry[], desk: Desk): Generator<Note> {
  const { pending } = desk.point
  if (pending) yield note('actions', 'half-done', { what: pending.kind, company: pending.company })
  if (!site.finished) return
  const { over } = stateOf(desk)
  const byHand = record.some(({ action, fate }) => action.type === 'end_game' && fate === 'applied')
  if (over || byHand) yield* results(site, desk)
  else yield cutOff(record, desk)
}

/** The file speaks of the end of the game, but its actions do not lead there. */
function cutOff(record: readonly Entry[], desk: Desk): Note {
  const last = record.at(-1)?.action
  return note(last ? `actions[${record.length - 1}]` : 'actions', 'cut-off', {
    entries: record.length,
    id: last?.id ?? null,
    type: last?.type ?? null,
    entity: last ? String(last.entity) : null,
    step: siteStep(desk),
    waits: siteTurn(desk).name,
  })
}

/** Whose fortune is not what the file says. A file may be without any results. */
function* results({ result }: SiteGame, desk: Desk): Generator<Note> {
  if (!result || Object.keys(result).length === 0) return
  const state = stateOf(desk)
  const ranking = harzbahn.ranking(state)
  const shown = factsHere(desk)
  const left = new Map(Object.entries(result))
  for (const { site, name, seat } of desk.seats) {
    const key = left.has(site) ? site : name
    const there = left.get(key) ?? null
    left.delete(key)
    const here = state.over
      ? ranking.find(({ player }) => player === seat)?.fortune
      : Number(shown.get(`fortune ${seat}`))
    if (there !== (here ?? null))
      yield note(`result.${site}`, 'result', { player: seat, here: here ?? null, there })
  }
  for (const [id, there] of left) yield note(`result.${id}`, 'result', { player: id, here: null, there })
}
