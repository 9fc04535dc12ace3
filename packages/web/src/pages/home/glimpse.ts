import type { CoreState, PlayerId } from '@stellwerk/engine'
import { top, view } from '@stellwerk/engine'
import type { BoardMap } from '@stellwerk/table'
import { roundCode } from '@stellwerk/table'
import type { Language } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import type { PlayedGame } from '@stellwerk/titles'
import { manifestOf } from '@stellwerk/titles'
import { paintsOf } from '../../board/paints.js'
import type { Paints } from '../../board/paints.js'
import { presentIn } from '../../session/present.js'
import { rebuild } from '../../session/rebuild.js'
import type { Stored } from '../../session/shelf.js'

/** Whose board is looked at: some late game of a title, a game of this browser, or one as a server tells it. */
export type Source =
  | { readonly kind: 'title' }
  | ({ readonly kind: 'kept' } & Stored)
  | { readonly kind: 'view'; readonly state: CoreState; readonly viewer: PlayerId | null }

/** A look at a game from outside: its board, and what is asked in it. */
export interface Glimpse {
  readonly map: BoardMap
  readonly paints: Paints
  /** What the picture is centred on: where the company stands that acts, or else where track lies. */
  readonly centre: readonly string[]
  readonly round: string
  /** "lay track", without whose turn it is. */
  readonly step: string
  readonly company?: { readonly mark: string; readonly colour: string; readonly ink: string }
  /** What the company or the viewer has to spend. */
  readonly purse?: string
}

const players = ['Anna', 'Ben', 'Cleo']

/** Looks at a game; nothing if it cannot be opened. */
export async function glimpseOf(
  id: string,
  source: Source,
  language: Language,
): Promise<Glimpse | undefined> {
  const game = await manifestOf(id)?.game()
  if (!game) return undefined
  const { title, face, texts } = game
  const state = await stateOf(game, source)
  if (!state) return undefined
  const viewer = source.kind === 'view' ? source.viewer : null
  const seen = view(title, state, viewer)
  const [table, map] = [face.table(seen, viewer), face.map(seen, viewer)]
  const words = tableWords({ language, texts, table, nameOf: (player) => player })
  const paints = paintsOf(table)
  const acting = table.over ? undefined : table.turns.find(({ at }) => at === 'now')?.company
  const company = table.companies.find(({ ref }) => ref === acting)
  const own = table.players.find(({ ref }) => ref === viewer)
  const amount = company ? company.treasury : own?.cash
  const paint = acting === undefined ? undefined : paints[acting]
  const frame = top(state)
  const heading = frame && !table.over ? texts.step(language, frame, state) : ''
  return {
    map,
    paints,
    centre: centreOf(map, acting),
    round: roundCode(table.round),
    step: heading.slice(heading.indexOf(' · ') + 1).replace(/^· /, ''),
    ...(paint ? { company: paint } : {}),
    ...(amount === null || amount === undefined ? {} : { purse: words.phrase({ kind: 'money', amount }) }),
  }
}

async function stateOf(game: PlayedGame, source: Source): Promise<CoreState | undefined> {
  switch (source.kind) {
    case 'view':
      return source.state
    case 'kept': {
      const { shelved, record, state } = source
      const known = presentIn(game.title, shelved.origin, record, state)
      if (known) return known.at(known.length)?.state
      const rebuilt = await rebuild(game, shelved.origin, record)
      return rebuilt.ok ? rebuilt.history.state : undefined
    }
    case 'title': {
      const title = await game.whole()
      const late = { players, ...(title.randomPlay.late({ players, seed: 1, options: {} }) as object) }
      const made = title.position((await manifestOf(title.id)?.scene?.()) ?? late)
      return made.ok ? made.value : undefined
    }
  }
}

/** The hexes in which a company has stations; of none, those on which track was laid. */
export function centreOf({ hexes }: Pick<BoardMap, 'hexes'>, company: string | undefined): readonly string[] {
  const all = Object.values(hexes)
  const own = all.filter(({ stops }) =>
    stops.some(({ circles }) => circles.some(({ marker }) => marker?.company === company)),
  )
  const laid = all.filter(({ tile }) => tile !== undefined)
  const found = company !== undefined && own.length > 0 ? own : laid.length > 0 ? laid : all
  return found.map(({ ref }) => ref)
}
