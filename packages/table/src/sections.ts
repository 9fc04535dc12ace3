import type { Action, Choice, CoreState, RefusedChoice } from '@stellwerk/engine'
import type { Ask, Asking, RowFacts } from './asking.js'
import { rowOf } from './asking.js'
import type { RefusedRow, Row, Section, Site, SiteWay } from './step.js'
import { hex, msg, says } from './values.js'

interface Open {
  readonly choices: readonly Choice[]
  readonly refused: readonly RefusedChoice[]
  readonly partial: readonly string[]
}

/** Choices that stand under one heading. */
interface Group<S> {
  readonly id: string
  readonly ask: Ask<S, Action>
  readonly choices: Choice[]
  readonly refused: RefusedChoice[]
}

/** The sections of a step in the order in which its kinds of choices come; passing comes last. */
export function sectionsOf<S extends CoreState, A extends Action>(
  state: S,
  asking: Asking<S, A>,
  { choices, refused, partial }: Open,
): readonly Section[] {
  const groups = new Map<string, Group<S>>()
  const groupOf = ({ type }: Action): Group<S> => {
    const ask = askFor(asking, type)
    const id = 'group' in ask ? ask.group : type
    const known = groups.get(id)
    if (known) return known
    const group: Group<S> = { id, ask, choices: [], refused: [] }
    groups.set(id, group)
    return group
  }
  for (const choice of choices) groupOf(choice.action).choices.push(choice)
  for (const one of refused) groupOf(one.action).refused.push(one)
  const sections = [...groups.values()].flatMap((group) => sectionsFor(state, asking, group, partial))
  return [
    ...sections.filter(({ kind }) => kind !== 'pass'),
    ...sections.filter(({ kind }) => kind === 'pass'),
  ]
}

function askFor<S extends CoreState, A extends Action>(asking: Asking<S, A>, type: string): Ask<S, Action> {
  const ask = (asking.asks as unknown as { readonly [type: string]: Ask<S, Action> })[type]
  if (!ask) throw new Error(`no ask for ${type}`)
  return ask
}

function sectionsFor<S extends CoreState, A extends Action>(
  state: S,
  asking: Asking<S, A>,
  { id, ask, choices, refused }: Group<S>,
  partial: readonly string[],
): readonly Section[] {
  const headed = { id, heading: msg(`section.${id}`) }
  /** Types of action that share a group each have their own ask. */
  const factsOf = (action: Action): RowFacts => {
    const own = askFor(asking, action.type)
    if (typeof own === 'function') return own(state, action)
    return 'row' in own ? own.row(state, action) : { subject: says(`action.${action.type}`) }
  }
  const rows = (): readonly Row[] => choices.map((choice) => rowOf(choice, factsOf(choice.action)))
  if (typeof ask === 'function' || ask.as === 'rows')
    return [
      {
        ...headed,
        kind: 'rows',
        rows: rows(),
        refused: refused.map((one) => refusedRow(one, factsOf(one.action))),
      },
    ]
  switch (ask.as) {
    case 'amount':
      return rows().flatMap((row): readonly Section[] => {
        const { range } = row
        if (!range) return [{ ...headed, kind: 'rows', rows: [row], refused: [] }]
        const own = choices.length > 1 ? { ...headed, id: `${id}/${row.id}` } : headed
        const marks = ask.marks?.(state, row.action) ?? []
        return [{ ...own, kind: 'amount', row: { ...row, range }, marks }]
      })
    case 'sites': {
      const sites = sitesOf(state, ask, choices)
      const lays = sites.some(({ ways }) => ways.some(({ tile }) => tile !== undefined))
      const verb = msg(`verb.${ask.verb ?? (lays ? 'lay' : 'build')}`)
      return [{ ...headed, kind: 'sites', verb, sites, refused: refusedHexes(refused, sites) }]
    }
    case 'runs':
      return [
        {
          ...headed,
          kind: 'runs',
          company: asking.company(state) ?? '',
          plans: choices.map((choice) => {
            const plan = ask.plan(state, choice.action)
            const hexes = plan.routes.flatMap(({ path }) => path)
            return { ...plan, row: rowOf(choice, { subject: says(`action.${choice.action.type}`), hexes }) }
          }),
          open: choices.some(({ action }) => partial.includes(action.type)),
          notes: ask.notes?.(state) ?? [],
          proven: ask.proven?.(state),
        },
      ]
    case 'payout':
      return [
        {
          ...headed,
          kind: 'payout',
          company: asking.company(state) ?? '',
          amount: ask.amount(state),
          ways: choices.map((choice) => rowOf(choice, { subject: says(`payout.${howOf(choice)}`) })),
        },
      ]
    case 'pass':
      return choices.map((choice) => {
        const label = ask.label?.(state) ?? msg('pass')
        return {
          id,
          heading: label,
          kind: 'pass',
          row: rowOf(choice, { subject: { kind: 'message', message: label } }),
        }
      })
    case 'slot':
      return [{ ...headed, kind: 'slot', slot: ask.slot, rows: rows(), data: ask.data?.(state) ?? null }]
  }
}

const howOf = ({ action }: Choice): string => (action as Action & { readonly how: string }).how

const refusedRow = ({ action, refusal }: RefusedChoice, facts: RowFacts): RefusedRow => ({
  ...rowOf({ action }, facts),
  refusal,
})

/** A way to which rotations are still added. */
interface WayDraft extends SiteWay {
  readonly turns: Row[]
}

/** The fields that actions on hexes have in common. */
interface OnHex extends Action {
  readonly hex: string
  readonly tile?: string
  readonly stop?: number
}

function sitesOf<S>(
  state: S,
  ask: Extract<Ask<S, Action>, { as: 'sites' }>,
  choices: readonly Choice[],
): readonly Site[] {
  const sites = new Map<string, Map<string, WayDraft>>()
  for (const choice of choices) {
    const { hex: at, tile: named, stop } = choice.action as OnHex
    const { left, piece: tile = named, ...facts } = ask.site?.(state, choice.action) ?? {}
    const ways = sites.get(at) ?? new Map<string, WayDraft>()
    sites.set(at, ways)
    const key = `${tile ?? ''}/${stop ?? ''}`
    const way: WayDraft = ways.get(key) ?? { tile, stop, left, turns: [] }
    ways.set(key, way)
    way.turns.push(rowOf(choice, { subject: hex(at), hexes: [at], ...facts }))
  }
  return Array.from(sites, ([at, ways]) => ({ hex: at, ways: [...ways.values()] }))
}

/** One reason for each hex on which nothing is possible: that of its first candidate. */
function refusedHexes(refused: readonly RefusedChoice[], sites: readonly Site[]): readonly RefusedRow[] {
  const known = new Set(sites.map((site) => site.hex))
  return refused.flatMap((one) => {
    const { hex: at } = one.action as OnHex
    if (known.has(at)) return []
    known.add(at)
    return [refusedRow(one, { subject: hex(at), hexes: [at] })]
  })
}
