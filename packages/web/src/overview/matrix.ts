import type { PlayerId } from '@stellwerk/engine'
import type { Company, CompanyRef, HolderRef, Holding, Player, RoundName, Table } from '@stellwerk/table'
import { certificatesOf, heldBy, liquidityOf, roundCode, worthOf } from '@stellwerk/table'
import type { Chronicle, Earning } from '../story/chronicle.js'

/** A round of which the overview tells what companies earned in it. */
interface PastRound {
  readonly name: RoundName
  readonly label: string
  readonly earned: ReadonlyMap<CompanyRef, Earning>
}

/** Companies against everybody who may hold a part of them. */
export interface Matrix {
  /** As they operate; then those that do not yet. */
  readonly companies: readonly Company[]
  /** In the order of the round, or of players. */
  readonly players: readonly Player[]
  readonly holders: readonly HolderRef[]
  readonly rounds: readonly PastRound[]
  /** Whether companies have stations, or are made of others. */
  readonly hasStations: boolean
}

/** How many operating rounds are told. */
export const told = 4

/** What operates by trains or belongs to shareholders; mines and the like stand with their owners. */
const isListed = ({ kinds }: Table, { kind, state }: Company): boolean =>
  state !== 'closed' &&
  (kinds.find(({ id }) => id === kind)?.has.some((one) => one === 'shares' || one === 'trains') ?? false)

export function matrixOf(table: Table, chronicle: Chronicle): Matrix {
  const players = table.players.toSorted((a, b) => a.order - b.order)
  const companies = table.companies.filter((one) => isListed(table, one))
  return {
    companies,
    hasStations:
      companies.some(({ stations }) => stations !== null) ||
      table.companies.some(({ owned }) => owned?.by.startsWith('company:')),
    players,
    holders: [...players.map(({ ref }) => heldBy(ref)), ...table.pools.map(({ ref }) => ref)],
    rounds: roundsOf(chronicle),
  }
}

/** The last operating rounds that somebody earned in. */
function roundsOf({ rounds, earnings }: Chronicle): readonly PastRound[] {
  const all = rounds.map(({ name }): { name: RoundName; earned: Map<CompanyRef, Earning> } => ({
    name,
    earned: new Map(),
  }))
  for (const [company, earned] of Object.entries(earnings))
    for (const earning of earned) all[earning.round]?.earned.set(company, earning)
  return all
    .filter(({ name, earned }) => name.kind === 'operating' && earned.size > 0)
    .slice(-told)
    .map(({ name, earned }) => ({ name, earned, label: roundCode(name).replace(/^\D+/, '') }))
}

/** What somebody holds of a company; a company that is owned whole is held to 100 %. */
export function heldOf(
  { shares, owned, head }: Company,
  holder: HolderRef,
): Pick<Holding, 'percent' | 'head'> | Holding {
  const holding = shares.find((one) => one.holder === holder)
  if (holding) return holding
  return owned?.by === holder && head ? { percent: 100, head: true } : { percent: 0 }
}

/** What is told of every player below the companies. */
export interface Standing {
  readonly player: PlayerId
  readonly cash: number
  readonly liquidity: number
  readonly worth: number
  readonly certificates: number
}

export const standingOf = (table: Table, { ref, cash }: Player): Standing => ({
  player: ref,
  cash,
  liquidity: liquidityOf(table, ref),
  worth: worthOf(table, ref).total,
  certificates: certificatesOf(table, ref),
})

/** How many turns it takes until it is a player's again: 1 is now; nothing where the round has no turns of players. */
export function turnOf({ turns }: Table, player: PlayerId): number | undefined {
  const open = turns.filter(({ at }) => at !== 'done')
  const at = open.findIndex((turn) => turn.player === player && turn.company === undefined)
  return at < 0 ? undefined : at + (open[0]?.at === 'now' ? 1 : 2)
}
