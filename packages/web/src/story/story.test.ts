import { describe, expect, it } from 'vitest'
import type { CoreState, GameEvent, PlayerId } from '@stellwerk/engine'
import { decidersOf, purseOf, top } from '@stellwerk/engine'
import { roundCode } from '@stellwerk/table'
import type { Language } from '@stellwerk/texts'
import { languages, tableWords } from '@stellwerk/texts'
import { faces, games } from '@stellwerk/titles'
import type { Moment } from '../session/session.js'
import { actorAt } from './actors.js'
import { bandsOf } from './bands.js'
import { chartsOf } from './charts.js'
import { chronicleOf } from './chronicle.js'
import { contrast } from './colours.js'
import { fortunesOf } from './fortune.js'
import type { Moments } from './gather.js'
import { headlineOf } from './headline.js'
import { keyMomentsOf } from './key-moments.js'
import { orderOf } from './order.js'
import { finishedHistory } from '../../../titles/all/src/testing-finished.js'
import { momentsOf, randomGame } from './testing.js'

const titles = Object.keys(faces)

const known = new Map<string, Moments<CoreState>>()

/** One whole game of each title. */
function gameOf(id: string): Moments<CoreState> {
  const moments = known.get(id) ?? momentsOf(finishedHistory(id))
  known.set(id, moments)
  return moments
}

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

describe.each(titles)('the story of a game of %s', (id) => {
  const { title, texts } = games[id]!
  const face = faces[id]!
  const moments = gameOf(id)
  const last = moments.length - 1
  const { state: finalState } = moments[last] as Moment
  const story = chronicleOf(face, moments)
  const nameOf = (player: PlayerId): string => `${player}!`
  const readerOf = (language: Language) => ({
    words: tableWords({
      language,
      texts,
      table: { companies: [...story.cast.values()] },
      nameOf,
    }),
    texts,
    language,
    nameOf,
    named: (text: string) => text,
  })
  const { words } = readerOf('en')
  const drawn = chartsOf(face, moments, readerOf('en'))
  const chart = (chartId: string) => drawn.find((one) => one.id === chartId)!

  it('has a band for every moment, called as the headline calls its round', () => {
    const bands = bandsOf(story, last, words, 'en')
    expect(bands[0]?.from).toBe(0)
    for (const [i, { from }] of bands.entries()) expect(from).toBe((bands[i - 1]?.to ?? -1) + 1)
    expect(bands.at(-1)).toMatchObject({ kind: 'end', label: 'End', to: last })
    for (const { from, to, label, kind } of bands.filter((one) => one.kind !== 'end'))
      for (const { state } of moments.slice(from, to + 1)) {
        const round = face.round(state)
        expect(kind === 'setup' ? words.round(round) : roundCode(round)).toBe(label)
      }
  })

  it('has the phase of each band', () => {
    for (const { from, to, phase, colour } of bandsOf(story, last, words, 'en')) {
      const phases = moments.slice(from, to + 1).map(({ state }) => face.table(state, null).phase)
      expect(phases).toContain(phase)
      expect(colour).toMatch(/var\(--phase-(?:yellow|green|brown|grey)\)/)
    }
    const all = story.phases.map(({ ref }) => ref)
    const colours = bandsOf(
      { ...story, rounds: all.map((phase, from) => ({ ...story.rounds[0]!, from, phase })) },
      all.length - 1,
      words,
      'en',
    )
    expect(new Set(colours.map(({ colour }) => colour)).size).toBe(all.length)
  })

  it('counts fortunes as the rules do, part by part', () => {
    for (const { state } of moments.filter((_, n) => n % 13 === 0)) {
      const found = fortunesOf(face.table(state, null), words, 'en')
      const ranked = title.ranking(state).map(({ player, fortune }) => [player, fortune])
      expect(Object.fromEntries(found.map(({ player, total }) => [player, total]))).toEqual(
        Object.fromEntries(ranked),
      )
      for (const { total, parts } of found) expect(sum(parts.map(({ value }) => value))).toBe(total)
    }
  })

  it('draws charts to the last moment, each line with a value for each sample', () => {
    expect(drawn.map((one) => one.id)).toEqual([
      'fortune',
      'price',
      'revenue',
      ...finalState.players.map((player) => `income:${player}`),
    ])
    for (const { label, samples, series } of drawn) {
      const places = samples.map(({ at }) => at)
      expect(label).not.toBe('')
      expect(places.at(-1)).toBe(last)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(series.length).toBeGreaterThan(0)
      for (const { values } of series) expect(values).toHaveLength(samples.length)
    }
  })

  it('ends its charts with the worth and the prices of the end', () => {
    const { companies } = face.table(finalState, null)
    for (const { player, fortune } of title.ranking(finalState)) {
      const line = chart('fortune').series.find((one) => one.id === player)
      expect([line?.label, line?.values.at(-1)]).toEqual([`${player}!`, fortune])
    }
    for (const { ref, price } of companies) {
      const line = chart('price').series.find((one) => one.id === ref)
      expect(line?.values.at(-1) ?? undefined).toBe(price?.amount)
    }
  })

  it('shows each revenue once, in the round in which it was earned', () => {
    const earned = new Map<string, number>()
    for (const { events, state } of moments)
      for (const event of events) {
        const { company = '', amount = 0 } = face.story.tells(event, state)?.earned ?? {}
        earned.set(company, (earned.get(company) ?? 0) + amount)
      }
    expect(chart('revenue').series.length).toBeGreaterThan(3)
    for (const { id: company, values } of chart('revenue').series)
      expect(sum(values)).toBe(earned.get(company))
  })

  it('has lines that stand out on the light and on the dark ground, no two alike', () => {
    for (const { series } of drawn) {
      const colours = series.map(({ colour }) => colour)
      expect(new Set(colours).size).toBe(colours.length)
      for (const colour of colours)
        for (const ground of ['#fffdf8', '#262319'])
          expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
    }
  })

  it('accounts for every coin that a player received', () => {
    const isIncome = (event: GameEvent, state: CoreState): boolean =>
      face.story.tells(event, state)?.income !== undefined
    for (const player of finalState.players) {
      const purse = purseOf(player)
      let cash = moments[0]?.state.cash[purse] ?? 0
      for (const { events, state } of moments.slice(1))
        for (const event of events) {
          const { kind, from, to, amount } = event
          if (kind !== 'money') continue
          if (to === purse && !isIncome(event, state)) cash += amount as number
          if (from === purse) cash -= amount as number
        }
      const received = sum(Object.values(story.incomes[player] ?? {}))
      expect(received).toBeGreaterThan(0)
      expect(cash + received).toBe(finalState.cash[purse])
      expect(
        sum(
          drawn.find((one) => one.id === `income:${player}`)!.series.map(({ values }) => values.at(-1) ?? 0),
        ),
      ).toBe(received)
    }
  })

  it('puts whoever decides first in the order', () => {
    let orders = 0
    for (const { state } of moments) {
      const table = face.table(state, null)
      const isInTurn = table.turns.some(({ at }) => at === 'now')
      if (top(state)?.kind === 'offer' || !isInTurn) continue
      const first = orderOf(table, words, (player) => `${player}!`).find(({ at }) => at !== 'done')
      if (first?.player === null) continue
      expect(decidersOf(title, state)).toContain(first?.player)
      expect(first?.label).toContain(`${first?.player}!`)
      orders++
    }
    expect(orders).toBeGreaterThan(60)
    expect(orderOf(face.table(finalState, null), words, String)).toEqual([])
  })

  it('knows for whom each tile was laid, and names whoever acts', () => {
    const tiles = moments.flatMap(({ action, events, state }, at) => {
      const laid = events.find(({ kind }) => kind === 'tile-laid')
      return action?.type === 'layTile' && laid ? [{ at, by: face.story.tells(laid, state)?.actor }] : []
    })
    expect(tiles.length).toBeGreaterThan(5)
    for (const { at, by } of tiles) expect(actorAt(face, moments, at)).toBe(by)
    const actors = new Set(moments.flatMap((_, at) => actorAt(face, moments, at) ?? []))
    for (const actor of actors) {
      expect(story.cast.has(actor)).toBe(true)
      for (const language of languages) expect(readerOf(language).words.name(actor)).not.toBe('')
    }
    const marks = [...story.cast.keys()].map((ref) => words.mark(ref))
    expect(new Set(marks).size).toBe(marks.length)
  })

  it('tells its key moments in every language, the largest dividend among them', () => {
    const paid = moments.flatMap(({ events, state }, at) =>
      events.flatMap((event) => {
        const { amount } = face.story.tells(event, state)?.paidOut ?? {}
        return amount === undefined ? [] : [{ at, amount }]
      }),
    )
    const most = Math.max(...paid.map(({ amount }) => amount))
    for (const language of languages) {
      const told = keyMomentsOf(face, moments, readerOf(language))
      expect(told.length).toBeGreaterThan(3)
      expect(told).toEqual(told.toSorted((a, b) => a.at - b.at))
      for (const { at, text } of told) {
        expect(at).toBeGreaterThan(0)
        expect(at).toBeLessThanOrEqual(last)
        expect(text).not.toMatch(/undefined|NaN|–$/)
      }
    }
    const told = keyMomentsOf(face, moments, readerOf('en'))
    const dividend = told.find(({ text }) => text.includes('Largest dividend'))
    expect(dividend?.at).toBe(paid.find(({ amount }) => amount === most)?.at)
  })

  it('says round and phase in every language', () => {
    for (const { state } of [moments[0] as Moment, moments[Math.floor(last / 2)] as Moment])
      for (const language of languages) {
        const headline = headlineOf(face.table(state, null), readerOf(language).words, language)
        expect(Object.values(headline)).not.toContain('')
      }
  })

  it('is told alike when it is followed action by action', () => {
    // states of their own, of which nothing is known yet
    const again = moments.map((moment) => ({ ...moment, state: { ...moment.state } }))
    for (let n = 1; n < again.length; n += 7) chronicleOf(face, again.slice(0, n))
    expect(chronicleOf(face, again)).toEqual(story)
  })
})

it('tells a game of 1853 to a viewer without a word about the cities of others', () => {
  const { title, texts } = games['1853']!
  const face = faces['1853']!
  const whole = randomGame(title, 4, { most: 40 })
  const seen = randomGame(title, 4, { most: 40, viewer: 'Anna' as PlayerId })
  type Contracts = {
    readonly [player: string]: { readonly cities: readonly string[] | null; readonly fulfilled: boolean }
  }
  const { contracts } = whole.at(-1)!.state as CoreState & { readonly contracts: Contracts }
  const own = contracts['Anna']?.cities ?? []
  const others = Object.entries(contracts)
    .filter(([player, { fulfilled }]) => player !== 'Anna' && !fulfilled)
    .flatMap(([, { cities }]) => cities ?? [])
    .filter((city) => !own.includes(city))
  const { rounds, earnings, incomes, cast } = chronicleOf(face, seen)
  const words = tableWords({ language: 'en', texts, table: { companies: [...cast.values()] } })
  const reader = { words, texts, language: 'en', nameOf: String, named: String } as const
  const told = JSON.stringify([
    rounds,
    earnings,
    incomes,
    chartsOf(face, seen, reader),
    keyMomentsOf(face, seen, reader),
    seen.map((_, at) => actorAt(face, seen, at)),
  ])
  expect(others.length).toBeGreaterThan(0)
  for (const city of others) expect(told).not.toContain(city)
})
