import type { PlayerId } from '@stellwerk/engine'
import { Impossible, atLeast, mapEntries, seatOf } from '@stellwerk/engine'
import type { SpaceId } from '../data/market.js'
import { issueSpaces, localAgSpace, prices } from '../data/market.js'
import { mountainRailways, mountainRailwaysCloseIn } from '../data/privates.js'
import { phaseOrder } from '../data/phases.js'
import {
  certificatesBeforeSplit,
  floatPercent,
  localAgCertificates,
  splitFieldCertificates,
} from '../data/shares.js'
import type { HexId, LocalAgId, LocalId, MajorId } from '../data/types.js'
import { priceAt } from '../rules/market.js'
import { cheapestFirst } from '../rules/trains-owned.js'
import type { AgState, LocalState, MajorState, MountainState, State } from '../state.js'
import { holderOf } from '../state.js'
import type { DescribedAg, DescribedMajor, Description } from './description.js'
import type { OwnFault } from './faults.js'

const localsOfAg: Readonly<Record<LocalAgId, readonly LocalId[]>> = {
  A: ['1', '2'],
  B: ['3', '4'],
  C: ['5', '6'],
}
const ordinary = certificatesBeforeSplit.filter((certificate) => !certificate.director)

export function mountains(d: Description, start: State): State['mountains'] {
  const closing = phaseOrder.indexOf(d.phase ?? '1') >= phaseOrder.indexOf(mountainRailwaysCloseIn)
  return mapEntries(start.mountains, (unsold, id): MountainState => {
    const said = d.mountains?.[id]
    if (!said) return d.privates === 'sold' || closing ? { ...unsold, open: false } : unsold
    return {
      owner: said.owner === undefined ? null : seatOf(d.players, said.owner, `mountains.${id}.owner`),
      open: said.open ?? !closing,
      used: said.used ?? false,
    }
  }) as State['mountains']
}

/** Local railways that no local AG came from; `hasTrack` tells whether a hex has some. */
export function locals(
  d: Description,
  start: State,
  hasHome: (company: LocalId) => boolean,
): State['locals'] {
  const merged = Object.entries(d.ags ?? {}).flatMap(([id, { locals: from }]) => {
    const pair = from ?? localsOfAg[id as LocalAgId]
    if (new Set(pair).size !== 2) throw new Impossible<OwnFault>(`ags.${id}.locals`, { kind: 'pair' })
    return pair
  })
  if (new Set(merged).size !== merged.length) throw new Impossible<OwnFault>('ags', { kind: 'pairs' })
  const left = (Object.keys(start.locals) as LocalId[]).filter((id) => !merged.includes(id))
  const gone = Object.keys(d.locals ?? {}).find((id) => !left.includes(id as LocalId))
  if (gone !== undefined) throw new Impossible<OwnFault>(`locals.${gone}`, { kind: 'merged' })
  return Object.fromEntries(
    left.map((id, i): [LocalId, LocalState] => {
      const said = d.locals?.[id] ?? {}
      const owner = said.owner ?? (d.privates === 'sold' ? d.players[i % d.players.length] : undefined)
      return [
        id,
        {
          owner: owner === undefined ? null : seatOf(d.players, owner, `locals.${id}.owner`),
          trains: cheapestFirst(said.trains ?? []),
          acted: said.acted ?? (owner !== undefined && hasHome(id)),
        },
      ]
    }),
  )
}

/** The space that a description names, or the first one with its price, an issue space before others. */
function spaceOf(
  said: { readonly space?: string; readonly price?: number },
  path: string,
): SpaceId | undefined {
  const all = prices.flatMap((row, r) =>
    row.flatMap((price, c): SpaceId[] => (price === null ? [] : [`R${r + 1}C${c + 1}`])),
  )
  if (said.space !== undefined) {
    const space = all.find((other) => other === said.space)
    if (!space) throw new Impossible<OwnFault>(`${path}.space`, { kind: 'space', example: 'R2C5' })
    return space
  }
  if (said.price === undefined) return undefined
  const space = [...issueSpaces, ...all].find((other) => priceAt(other) === said.price)
  if (!space) throw new Impossible(`${path}.price`, { kind: 'price' })
  return space
}

function certificatesOf(d: Description, said: DescribedMajor, path: string): Record<string, number> {
  const held: Record<string, number> = {}
  for (const [name, count] of Object.entries(said.certificates ?? {})) {
    const place = ['tableau', 'pool', 'split'].includes(name)
    if (atLeast(count, 0, `${path}.${name}`) > 0)
      held[place ? name : holderOf(seatOf(d.players, name, `${path}.${name}`))] = count
  }
  const field = said.split ? splitFieldCertificates.length : 0
  const total = ordinary.length + field
  const rest = total - Object.values(held).reduce((a, b) => a + b, 0)
  if (rest < 0) throw new Impossible(path, { kind: 'shares', most: total })
  if (!said.split && held['split'] !== undefined)
    throw new Impossible<OwnFault>(`${path}.split`, { kind: 'unsplit' })
  // what is not told of is still where it came into play
  const onField = Math.min(rest, field - Math.min(field, held['split'] ?? 0))
  const left = { split: (held['split'] ?? 0) + onField, tableau: (held['tableau'] ?? 0) + rest - onField }
  for (const [place, count] of Object.entries(left)) if (count > 0) held[place] = count
  return held
}

export function majors(
  d: Description,
  start: State,
  hasHome: (company: MajorId) => boolean,
): State['majors'] {
  return mapEntries(start.majors, (unsold, id): MajorState => {
    const said = d.majors?.[id] ?? {}
    const path = `majors.${id}`
    const certificates = certificatesOf(d, withPrivate(d, said, id as MajorId), `${path}.certificates`)
    if (!d.majors?.[id]) return { ...unsold, certificates }
    const { director, split = false } = said
    const issued = issueSpaces.find((space) => priceAt(space) === (said.issuePrice ?? priceAt('R6C3')))
    if (!issued)
      throw new Impossible(`${path}.issuePrice`, {
        kind: 'one-of',
        values: issueSpaces.map((space) => String(priceAt(space))),
      })
    const inHands = (director === undefined ? 0 : 40) + 20 * heldByPlayers(certificates)
    const space = spaceOf(said, path) ?? (split || inHands >= floatPercent ? issued : null)
    if (space && director === undefined)
      throw new Impossible<OwnFault>(`${path}.director`, { kind: 'no-director' })
    return {
      ...company(d, said, path),
      certificates,
      space,
      issuePrice: director === undefined ? null : priceAt(issued),
      split,
      splitFieldFrom: said.splitFieldFrom ?? (split ? 1 : 0),
      acted: said.acted ?? (space !== null && hasHome(id as MajorId)),
    }
  }) as State['majors']
}

/** 1854-privates-k: whoever has the Arlbergbahn or the Semmeringbahn has its certificate, if nothing else is told. */
function withPrivate(d: Description, said: DescribedMajor, major: MajorId): DescribedMajor {
  const owner = Object.entries(mountainRailways).flatMap(([id, { power }]) =>
    power.kind === 'certificate' && power.of === major ? (d.mountains?.[id]?.owner ?? []) : [],
  )[0]
  return owner === undefined || said.certificates ? said : { ...said, certificates: { [owner]: 1 } }
}

const heldByPlayers = (certificates: Readonly<Record<string, number>>): number =>
  Object.entries(certificates).reduce((sum, [holder, n]) => (holder.startsWith('player:') ? sum + n : sum), 0)

const company = (d: Description, said: DescribedMajor | DescribedAg, path: string) => ({
  director: said.director === undefined ? null : seatOf(d.players, said.director, `${path}.director`),
  mail: said.mail ?? null,
  trains: cheapestFirst(said.trains ?? []),
})

export function ags(d: Description, homes: readonly HexId[]): State['ags'] {
  return mapEntries(d.ags ?? {}, (said, id): AgState => {
    const path = `ags.${id}`
    if (said.director === undefined)
      throw new Impossible<OwnFault>(`${path}.director`, { kind: 'no-director' })
    const other = said.other ?? said.director
    const holder = other === 'pool' ? other : holderOf(seatOf(d.players, other, `${path}.other`))
    const atHome = homes.some((hex) => (d.markers?.[hex] ?? []).flat().includes(id))
    return {
      ...company(d, said, path),
      certificates: { [holder]: localAgCertificates.length - 1 },
      space: spaceOf(said, path) ?? localAgSpace,
      acted: said.acted ?? atHome,
    }
  })
}

/** Options need a certificate on which the marker lies. */
export function options(d: Description, built: State['majors'], stock: number): State['options'] {
  return mapEntries(d.options ?? {}, (said, name) => {
    const player: PlayerId = seatOf(d.players, name, `options.${name}`)
    const major = built[said.company as MajorId]
    if (major.split || !major.certificates[holderOf(player)])
      throw new Impossible<OwnFault>(`options.${name}.company`, { kind: 'option' })
    return {
      company: said.company as MajorId,
      price: said.price ?? major.issuePrice ?? 0,
      round: said.round ?? stock,
    }
  })
}
