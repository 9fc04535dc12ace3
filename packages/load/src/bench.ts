/**
 * `npm run bench -- server [--games 1000] [--seconds 8] [--store sqlite|postgres|both]
 * [--by socket|http]`: how fast actions become durable
 * while many games run and many look on, against how fast the same store takes single rows in the same run; and how
 * much memory a game needs.
 */
import type { Store } from '@stellwerk/server/inside'
import { benchStore } from './bench-store.js'
import type { Benched, Measured } from './bench-store.js'
import { roads } from './actors.js'
import { isMain, wishes } from './command.js'
import type { GameMemory } from './game-memory.js'
import { mostKilobytes } from './game-memory.js'
import type { StorePace } from './store-alone.js'
import { printTable } from './table.js'

/** What must be reached: one client against single durable rows, the crowd by itself. */
const targets = { ratioAlone: 0.4, perSecond: 4000, p99: 60, processor: 0.15 }

interface Line {
  readonly what: string
  readonly figure: string
  /** The target, and whether it is reached. */
  readonly target?: readonly [string, boolean]
}

const perSecond = (rate: number): string => `${rate.toFixed(0)}/s`

type Target = NonNullable<Line['target']>

const atLeast = (least: number, figure: number, unit = ''): Target => [`>= ${least}${unit}`, figure >= least]
const atMost = (most: number, figure: number, unit: string): Target => [`<= ${most}${unit}`, figure <= most]

function paceLines({ clients, pace, raw, ...measured }: Measured): Line[] {
  const isAlone = clients === 1
  const who = isAlone ? 'one client' : `${clients} clients`
  const ratio = pace.perSecond / raw
  const [p50, p99] = [pace.within(0.5), pace.within(0.99)]
  const ofAlone = (target: Target) => (isAlone ? { target } : {})
  const ofCrowd = (target: Target) => (isAlone ? {} : { target })
  return [
    {
      what: `${who}: durable actions`,
      figure: perSecond(pace.perSecond),
      ...ofCrowd(atLeast(targets.perSecond, pace.perSecond, '/s')),
    },
    { what: `${who}: single durable rows`, figure: perSecond(raw) },
    {
      what: `${who}: ratio of the two`,
      figure: ratio.toFixed(2),
      ...ofAlone(atLeast(targets.ratioAlone, ratio)),
    },
    {
      what: `${who}: p50 / p99`,
      figure: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
      ...ofCrowd(atMost(targets.p99, p99, ' ms')),
    },
    {
      what: `${who}: processor time of an action`,
      figure: `${measured.processor.toFixed(2)} ms`,
      ...ofCrowd(atMost(targets.processor, measured.processor, ' ms')),
    },
    { what: `${who}: the same, of players and watchers`, figure: `${measured.playing.toFixed(2)} ms` },
    { what: `${who}: actions in a commit`, figure: measured.commitSize.toFixed(1) },
  ]
}

/** The figures of the store alone, for as many writers as there are clients. */
const storeLines = ({ writers, perSecond: rate, raw, commitSize }: StorePace): Line[] => [
  { what: `${writers} writers, store alone: durable actions`, figure: perSecond(rate) },
  { what: `${writers} writers, store alone: single durable rows`, figure: perSecond(raw) },
  {
    what: `${writers} writers, store alone: ratio of the two`,
    figure: (rate / raw).toFixed(2),
  },
  { what: `${writers} writers, store alone: actions in a commit`, figure: commitSize.toFixed(1) },
]

const memoryLines = (memory: GameMemory): Line[] => [
  {
    what: 'memory of a loaded game',
    figure: `${memory.perGame.toFixed(0)} KB`,
    target: [`<= ${mostKilobytes} KB`, memory.perGame <= mostKilobytes],
  },
  { what: 'games in memory: in use', figure: String(memory.loaded) },
  { what: 'games in memory: not in use', figure: String(memory.left), target: ['0', memory.left === 0] },
  { what: 'memory that they left behind', figure: `${memory.behind.toFixed(1)} KB a game` },
]

const linesOf = ({ alone, crowd, store, memory, games, sockets }: Benched): Line[] => [
  { what: 'running games, sockets', figure: `${games}, ${sockets}` },
  ...paceLines(alone),
  ...paceLines(crowd),
  ...storeLines(store),
  ...(memory ? memoryLines(memory) : []),
]

async function main(): Promise<void> {
  const values = wishes({ games: '1000', seconds: '8', store: 'both', by: 'socket' })
  const kinds = (['sqlite', 'postgres'] as const satisfies readonly Store['kind'][]).filter(
    (kind) => values.store === 'both' || values.store === kind,
  )
  if (kinds.length === 0) throw new Error('--store takes sqlite, postgres or both')
  const road = roads.find((one) => one === values.by)
  if (!road) throw new Error(`--by takes ${roads.join(' or ')}`)
  const columns: Line[][] = []
  for (const kind of kinds)
    columns.push(
      linesOf(
        await benchStore(kind, {
          games: Number(values.games),
          seconds: Number(values.seconds),
          memory: kind === kinds[0],
          road,
        }),
      ),
    )
  const [first = []] = columns
  const cells = (line: Line | undefined): string[] => {
    const [target, isReached] = line?.target ?? ['', true]
    return [line?.figure ?? '', target === '' ? '' : `${target} ${isReached ? 'reached' : 'MISSED'}`]
  }
  printTable([
    ['', ...kinds.flatMap((kind) => [kind, 'target'])],
    ...first.map(({ what }, i) => [what, ...columns.flatMap((column) => cells(column[i]))]),
  ])
  const missed = columns.flat().filter(({ target }) => target?.[1] === false)
  process.exitCode = missed.length === 0 ? 0 : 1
}

if (isMain(import.meta.url)) await main()
