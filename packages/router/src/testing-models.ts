import type { Model } from './model.js'
import { modelOf } from './model.js'
import { Dice, plainWishes, randomTask } from './testing-random.js'

/** Models of random networks, as many for each kind of train and for bonuses. */
export function randomModels(seed: number, count: number): Model[] {
  const dice = new Dice(seed)
  return plainWishes.flatMap((wish) =>
    Array.from({ length: count }, () => {
      const task = randomTask(dice, { ...wish, points: 9, segments: 20, trains: 1 })
      return task.trains.map((train) => modelOf(task, train, false))
    }).flat(),
  )
}
