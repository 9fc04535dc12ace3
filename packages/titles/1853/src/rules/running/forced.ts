import type { Lines } from '@stellwerk/rails'
import type { CitiesTrain, Segment, Task } from '@stellwerk/router'
import type { HexId, TrainId } from '../../data/types.js'
import { trains as facts } from '../../data/trains.js'

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
export const taskFor = ({ network }: Lines, trains: readonly TrainId[], weight = 1): Task => ({
  network,
  trains: trains.map((train) => trainFor(train, weight)),
  stationRequired: true,
  minStops: 2,
})

/**
 * The same with duties (1853-4.2.3-b, 1853-4.4.2-b). Each train gets a gauge of its own and its own copy of all track that it can
 * use; on the hex it has to run over, its copy earns more than everything else. So the best plan fulfils as many
 * duties as can be, and among such plans it is the best one. `reward` is what each fulfilled duty adds.
 */
export function forcedTask(
  lines: Lines,
  trains: readonly TrainId[],
  forced: readonly Forced[],
  weight = 1,
): { readonly lines: Lines; readonly task: Task; readonly reward: number } {
  const task = taskFor(lines, trains, weight)
  const reward = plenty * weight
  const hexes: HexId[] = []
  const segments = task.network.segments.flatMap((segment, s): Segment[] => {
    const hex = lines.hexes[s] as HexId
    return trains.flatMap((train, i) => {
      if (segment.gauges && !segment.gauges.includes(facts[train].gauge)) return []
      hexes.push(hex)
      const bonuses = forced.flatMap((duty, d) => (duty.train === i && duty.hex === hex ? [d] : []))
      return [{ ...segment, gauges: [gaugeOf(i)], bonuses }]
    })
  })
  const bonuses = forced.map(() => ({ amount: reward, calls: [] }))
  return {
    lines: { ...lines, hexes },
    task: {
      ...task,
      network: { ...task.network, segments, bonuses },
      trains: task.trains.map((train, i) => ({ ...train, gauges: [gaugeOf(i)] })),
    },
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
