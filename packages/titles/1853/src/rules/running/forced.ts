import type { Lines } from '@stellwerk/rails'
import type { CitiesTrain, Segment, Task } from '@stellwerk/router'
import type { HexId, TrainId } from '../../data/types.js'
import { trains as facts } from '../../data/trains.js'
import type { Track } from './in-range.js'
import { inRange } from './in-range.js'

/** A train that has to run over a hex: which of the trains, and where. */
export interface Forced {
  readonly train: number
  readonly hex: HexId
}

/** More than all trains of a company can ever earn together, the mail included. */
const plenty = 10_000

/** A train as the router knows it; any number of towns (1853-4.5.4-b). `weight`: how much its earnings count. */
export const trainFor = (train: TrainId, weight = 1): CitiesTrain => ({
  name: train,
  mode: 'cities',
  n: facts[train].range,
  towns: null,
  paysTowns: true,
  townsMayUseCityPlaces: false,
  multiplier: weight,
  gauges: [facts[train].gauge],
})

/** What a set of trains could run; 1853-4.5.2-a: over a base, 1853-4.5.4-c: over two stations at least. */
export const taskFor = ({ network }: Track, trains: readonly TrainId[], weight = 1): Task => ({
  network,
  trains: trains.map((train) => trainFor(train, weight)),
  stationRequired: true,
  minStops: 2,
})

/** What is to be searched, and where its track lies. */
export interface Search {
  readonly track: Track
  readonly task: Task
}

/** The same for a search, on the track to which the trains can come. */
export function searchFor(lines: Lines, trains: readonly TrainId[], weight = 1): Search {
  const track = inRange(lines, trains)
  const task = taskFor(track, trains, weight)
  return {
    track,
    task: { ...task, trains: task.trains.map((train) => ({ ...train, gauges: [train.name] })) },
  }
}

/**
 * The same with duties (1853-4.2.3-b, 1853-4.4.2-b). Each train gets a gauge of its own and its own copy of all track that it can
 * use; on the hex it has to run over, its copy earns more than everything else. So the best plan fulfils as many
 * duties as can be, and among such plans it is the best one. `reward` is what each fulfilled duty adds.
 */
export function forcedSearch(
  lines: Lines,
  trains: readonly TrainId[],
  forced: readonly Forced[],
  weight = 1,
): Search & { readonly reward: number } {
  const { track, task } = searchFor(lines, trains, weight)
  const reward = plenty * weight
  const hexes: HexId[] = []
  const segments = track.network.segments.flatMap((segment, s): Segment[] => {
    const hex = track.hexes[s] as HexId
    return trains.flatMap((train, i) => {
      if (!segment.gauges?.includes(train)) return []
      hexes.push(hex)
      const bonuses = forced.flatMap((duty, d) => (duty.train === i && duty.hex === hex ? [d] : []))
      return [{ ...segment, gauges: [gaugeOf(i)], bonuses }]
    })
  })
  const bonuses = forced.map(() => ({ amount: reward, calls: [] }))
  const network = { ...track.network, segments, bonuses }
  return {
    track: { network, hexes },
    task: { ...task, network, trains: task.trains.map((train, i) => ({ ...train, gauges: [gaugeOf(i)] })) },
    reward,
  }
}

const gaugeOf = (train: number): string => `of train ${train}`

/** Every way to give each hex to one of the trains; of equal trains the first gets the first hex. */
export function waysToForce(
  trains: readonly TrainId[],
  hexes: readonly HexId[],
): readonly (readonly Forced[])[] {
  return hexes.reduce<readonly (readonly Forced[])[]>(
    (ways, hex) =>
      ways.flatMap((way) =>
        trains.flatMap((name, train) =>
          way.length === 0 && trains.indexOf(name) < train ? [] : [[...way, { train, hex }]],
        ),
      ),
    [[]],
  )
}
