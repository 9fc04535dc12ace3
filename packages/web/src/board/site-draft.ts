import type { Action } from '@stellwerk/engine'
import type { BoardMap, Row, SiteWay, Sites, Step } from '@stellwerk/table'

/**
 * Something begun on a hex: an action without its player. A draft may leave some of the fields open; it then means the
 * first choice that has the others.
 */
export interface SiteDraft {
  readonly kind: 'site'
  readonly type: string
  readonly hex: string
  readonly [field: string]: unknown
}

export const isSiteDraft = (draft: unknown): draft is SiteDraft =>
  typeof draft === 'object' && draft !== null && 'kind' in draft && draft.kind === 'site'

export const siteDraft = ({ player: _, ...action }: Action): SiteDraft => ({
  ...(action as typeof action & { readonly hex: string }),
  kind: 'site',
})

/** One choice on a hex, with what it belongs to. */
export interface Offer {
  readonly hex: string
  /** How a tile is turned. */
  readonly rotation: number | undefined
  readonly section: Sites
  readonly way: SiteWay
  readonly row: Row
}

/** All choices on each hex, in the order of the rules. */
export type Offers = ReadonlyMap<string, readonly Offer[]>

export function offersIn(step: Step | null): Offers {
  const offers = new Map<string, Offer[]>()
  for (const section of step?.sections ?? []) {
    if (section.kind !== 'sites') continue
    for (const { hex, ways } of section.sites) {
      const here = offers.get(hex) ?? []
      offers.set(hex, here)
      for (const way of ways)
        for (const row of way.turns) {
          const { rotation } = row.action as Action & { readonly rotation?: number }
          here.push({ hex, rotation, section, way, row })
        }
    }
  }
  return offers
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The choice that a draft stands for: the one with just its fields, or else the first that has them. */
export function offerOf(offers: Offers, draft: SiteDraft): Offer | undefined {
  const fitting = (offers.get(draft.hex) ?? []).filter(({ row }) => {
    const own = siteDraft(row.action)
    return Object.entries(draft).every(([field, value]) => same(own[field], value))
  })
  const fields = Object.keys(draft).length
  return fitting.find(({ row }) => Object.keys(siteDraft(row.action)).length === fields) ?? fitting[0]
}

const draftOf = (offer: Offer | undefined): SiteDraft | null => (offer ? siteDraft(offer.row.action) : null)

/** The choices that lay the same thing the same way round, or in the same circle: with and without a power. */
export const variantsOf = (offers: Offers, offer: Offer): readonly Offer[] =>
  onHex(offers, offer).filter(
    (other) => other.way === offer.way && (other.way.tile === undefined || other.rotation === offer.rotation),
  )

/** The choices that lay the same thing, each in another rotation. */
export function turnsOf(offers: Offers, offer: Offer): readonly Offer[] {
  if (offer.way.tile === undefined) return [offer]
  const own = onHex(offers, offer).filter(({ way }) => way === offer.way)
  const rotations = [...new Set(own.map((one) => one.rotation))]
  return rotations.flatMap((rotation) => {
    const here = own.filter((other) => other.rotation === rotation)
    return here.find((other) => same(other.row.variant, offer.row.variant)) ?? here[0] ?? []
  })
}

const onHex = (offers: Offers, { hex }: Offer): readonly Offer[] => offers.get(hex) ?? []

/** The next of some choices, or the one before; round and round. */
function nextOf(choices: readonly Offer[], offer: Offer, step: 1 | -1): Offer {
  const now = choices.findIndex(({ row }) => row.id === offer.row.id)
  return choices[(now + step + choices.length) % choices.length] ?? offer
}

export function turned(offers: Offers, draft: SiteDraft, step: 1 | -1 = 1): SiteDraft {
  const offer = offerOf(offers, draft)
  return offer ? siteDraft(nextOf(turnsOf(offers, offer), offer, step).row.action) : draft
}

/** The tiles of one shape, each in its own gauge: the first way to lay each. */
export function gaugesOf(offers: Offers, offer: Offer, tiles: BoardMap['tiles']): readonly Offer[] {
  const shapeOf = ({ way: { tile = '' } }: Offer): string => tiles[tile]?.family ?? tile
  const alike = onHex(offers, offer).filter(
    (one) => one.way.tile !== undefined && shapeOf(one) === shapeOf(offer),
  )
  return [...new Set(alike.map(({ way }) => way))].flatMap(
    (way) => alike.find((one) => one.way === way) ?? [],
  )
}

/** The draft in the next gauge; the same one where there is one only. */
export function gauged(offers: Offers, draft: SiteDraft, tiles: BoardMap['tiles']): SiteDraft {
  const offer = offerOf(offers, draft)
  const all = offer ? gaugesOf(offers, offer, tiles) : []
  const next = all[(all.findIndex(({ way }) => way === offer?.way) + 1) % all.length]
  return all.length > 1 && next ? siteDraft(next.row.action) : draft
}

/**
 * The draft after a tap on a hex: the first legal tile lies there at once. A second tap turns it; where there is nothing to
 * turn, it goes on to the next choice.
 */
export function tapped(offers: Offers, draft: SiteDraft | null, hex: string): SiteDraft | null {
  const here = offers.get(hex) ?? []
  const now = draft?.hex === hex ? offerOf(offers, draft) : undefined
  if (!now) return draftOf(here[0])
  const turns = turnsOf(offers, now)
  if (turns.length > 1) return draftOf(nextOf(turns, now, 1))
  return now.way.tile === undefined ? draftOf(nextOf(here, now, 1)) : draftOf(now)
}
