import { describe, expect, test } from 'vitest'
import type { Action, CoreState, PlayerId } from '@stellwerk/engine'
import { apply, awaitedIn, begin, view } from '@stellwerk/engine'
import { languages, tableWords } from '@stellwerk/texts'
import { tutorSays, withTutorTexts } from '@stellwerk/texts/tutor'
import { titleIds } from '@stellwerk/titles'
import { policyOf, tutorOf } from '../levels.js'
import { situationOf } from '../situation.js'
import { gameOf } from '../testing.js'
import type { Advice } from './advise.js'
import { advise, warn } from './advise.js'

interface Asked {
  readonly state: CoreState
  readonly player: PlayerId
}

const gamesPlayed = new Map<string, Promise<readonly Asked[]>>()

/** The first decisions of a game between computers, which is played once. */
function firstDecisions(title: string): Promise<readonly Asked[]> {
  const known = gamesPlayed.get(title) ?? playedGame(title, 80)
  gamesPlayed.set(title, known)
  return known
}

async function playedGame(title: string, most: number): Promise<readonly Asked[]> {
  const { title: rules } = gameOf(title)
  const good = await policyOf(title, 'good')
  const begun = begin(rules, { players: ['Ann', 'Bob', 'Cy'] as PlayerId[], seed: 3, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.rule)
  const found: Asked[] = []
  let state: CoreState = begun.value
  while (found.length < most && !rules.isOver(state)) {
    const [player] = awaitedIn(rules, state) as [PlayerId]
    found.push({ state, player })
    const outcome = apply(rules, state, good.decide(situationOf(rules, state, player, 1)).action)
    if (!outcome.ok) throw new Error(outcome.refusal.rule)
    state = outcome.state
  }
  return found
}

/** Every so many decisions of that game, but for those where there is only one choice. */
async function decisions(title: string, every: number): Promise<readonly Asked[]> {
  const { title: rules } = gameOf(title)
  return (await firstDecisions(title)).filter(
    ({ state, player }, n) => n % every === 0 && situationOf(rules, state, player, 1).choices.length > 1,
  )
}

describe.each(titleIds)('%s', (title) => {
  const { title: rules, face, texts } = gameOf(title)
  const asked = decisions(title, 13)
  const tutorTexts = withTutorTexts(texts)
  const advised = new Map<CoreState, Advice>()

  test('advises what can be done, for reasons that have words in every language', async () => {
    const tutor = await tutorOf(title)
    expect((await asked).length).toBeGreaterThan(4)
    for (const { state, player } of await asked) {
      const situation = situationOf(rules, state, player, 1)
      const advice = advise(tutor, situation)
      advised.set(state, advice)
      expect(apply(rules, state, advice.action).ok).toBe(true)
      expect(advice.runnerUp?.action).not.toEqual(advice.action)
      expect(advice.plans.map(({ behind }) => behind)).toEqual(
        advice.plans.map(({ behind }) => Math.max(0, behind)).toSorted((a, b) => a - b),
      )
      for (const language of languages) {
        const table = face.table(situation.view, player)
        const words = tableWords({ language, texts: tutorTexts, table })
        for (const message of [advice.why, advice.figure, advice.runnerUp?.speaks])
          if (message) {
            const said = tutorSays(language, words, message)
            expect(said).toMatch(/[.。]$/)
            expect(said).not.toContain('–')
          }
      }
    }
  })

  test('knows nothing but what the player may see', async () => {
    const tutor = await tutorOf(title)
    for (const { state, player } of (await asked).slice(0, 4)) {
      const seen = view(rules, state, player)
      expect(advise(tutor, situationOf(rules, seen, player, 1))).toEqual(
        advised.get(state) ?? advise(tutor, situationOf(rules, state, player, 1)),
      )
    }
  })
})

test('warns of what gives much away, and not of what a strong player does', async () => {
  const { title: rules } = gameOf('1873')
  const tutor = await tutorOf('1873')
  const warned: Action[] = []
  for (const { state, player } of await decisions('1873', 9)) {
    const situation = situationOf(rules, state, player, 1)
    const { action } = advise(tutor, situation)
    expect(warn(tutor, situation, action)).toBeUndefined()
    for (const choice of situation.choices) {
      const warning = warn(tutor, situation, choice.action)
      if (!warning) continue
      warned.push(choice.action)
      expect(warning.better).toEqual(action)
      expect(warning.loss).toBeGreaterThan(0)
    }
  }
  expect(warned.length).toBeGreaterThan(0)
})
