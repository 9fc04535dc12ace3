import { apply, legal } from '@stellwerk/engine'
import type { Language, Lesson, Message, Params } from '@stellwerk/texts'
import { format, languages } from '@stellwerk/texts'
import { expect, test } from 'vitest'
import type { State } from '../state.js'
import { at } from '../testing.js'
import { vierhain } from '../title.js'
import { aging } from './aging.js'
import { learner } from './figures.js'
import { found } from './found.js'
import { lessons } from './index.js'
import { keeping } from './keeping.js'
import { lastRound } from './last-round.js'
import { share } from './share.js'
import { track } from './track.js'
import { trains } from './trains.js'
import { use } from './use.js'

interface Taken {
  /** The figures of each task. */
  readonly figures: Params[]
  /** What is said of each move that was possible and not asked for. */
  readonly answers: string[][]
}

/** Takes a lesson by the first right move of each task. */
function take(lesson: Lesson<State>, language: Language = 'en'): Taken {
  const [figures, answers]: [Params[], string[][]] = [[], []]
  const say = (message: Message, params: Params): string =>
    format(language, { it: message[language] }, 'it', params)
  for (const { position, tasks } of lesson.scenes) {
    const table = at(position)
    for (const task of tasks) {
      const before = table.state
      if (task.isDone) {
        expect(table.player).toBe(learner)
        const moves = legal(vierhain, before).choices.map(({ action }) => {
          const outcome = apply(vierhain, before, action)
          if (!outcome.ok) throw new Error('what is offered is accepted')
          const passage = { before, after: outcome.state }
          return { action, passage, isRight: task.isDone?.(action, passage) === true }
        })
        const right = moves.filter(({ isRight }) => isRight)
        const wrong = moves.filter(({ isRight }) => !isRight)
        if (!right[0]) throw new Error(`${lesson.id}: nothing does what is asked`)
        answers.push(
          wrong.map(({ passage }) => (task.instead ? say(task.instead, task.figures(passage)) : '')),
        )
        const { type, player, ...own } = right[0].action
        table.act(type, own, player)
      }
      for (const { type, player, ...own } of task.follows ?? []) table.act(type, own, player)
      figures.push(task.figures({ before, after: table.state }))
      expect(say(task.happened, figures.at(-1) ?? {})).not.toMatch(/[{}]/)
    }
  }
  return { figures, answers }
}

test('1, EX-01: a company is founded', () => {
  expect(take(found).figures).toEqual([{ cash: 60, paid: 120, shares: 2, treasury: 120 }])
})

test('2, EX-03: a share is paid to the bank, a train from the treasury', () => {
  expect(take(share).figures).toMatchObject([
    { cash: 0, treasury: 120 },
    { cash: 0, treasury: 70 },
  ])
})

test('3, EX-09: track makes revenue', () => {
  expect(take(track).figures).toEqual([{ revenueBefore: 0, revenue: 50, home: 20, market: 30 }])
})

test('4, EX-18: the right train for the line', () => {
  expect(take(trains).figures).toMatchObject([
    { revenueBefore: 50, revenue: 90 },
    { revenueBefore: 50, revenue: 140, alone: 90 },
    { revenueBefore: 50, revenue: 120 },
  ])
})

test('5, EX-13, EX-15: the same revenue paid out and kept', () => {
  expect(take(use).figures).toMatchObject([
    { cash: 20, price: 60, treasury: 10 },
    { cash: 0, price: 41, treasury: 60 },
  ])
})

test('6, EX-18: a revenue that is kept buys a train that earns more', () => {
  expect(take(keeping).figures).toMatchObject([
    { treasury: 80, price: 50 },
    { revenue: 140 },
    { each: 28, price: 71, eachTwice: 20, priceTwice: 60 },
  ])
  // what would have been: the 2-train pays out in this round and in the next
  const table = at(keeping.scenes[0]?.position ?? {})
  table.act('payOut', { how: 'full' }).passUntil('use', 'B').act('payOut', { how: 'full' })
  expect([table.cash(learner), table.price('B')]).toEqual([3 * 20, 60])
})

test('7, EX-16, EX-19: trains grow old', () => {
  expect(take(aging).figures).toMatchObject([
    { trains: 0, aid: 30, treasury: 70, priceBefore: 71, price: 60 },
    { trains: 0, treasury: 120 },
    { trains: 1, treasury: 0, revenue: 50 },
  ])
})

test('8, EX-14, EX-20: the last revenue belongs to the shareholders', () => {
  expect(take(lastRound).figures).toMatchObject([
    { cash: 72, price: 83, fortune: 321 },
    { cash: 0, price: 50, fortune: 150, treasury: 120 },
  ])
})

test.each(languages)(
  'another move is possible wherever one is asked for, and is answered in %s',
  (language) => {
    for (const lesson of lessons)
      for (const answers of take(lesson, language).answers) {
        expect(answers.length).toBeGreaterThan(0)
        for (const answer of answers) expect(answer).toMatch(/allowed|erlaubt|できる手/)
      }
  },
)

test('there are eight lessons, each with a name of its own and one to three tasks', () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(8)
  for (const { scenes } of lessons) {
    const count = scenes.flatMap(({ tasks }) => tasks).length
    expect([1, 2, 3]).toContain(count)
  }
})
