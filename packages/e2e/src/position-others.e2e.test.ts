import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apply, legal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { useStage } from './testing-stage.js'

const stage = useStage()

interface BestRun {
  readonly total: number
  readonly trains: readonly string[]
}

/** What the engine pays for the best run of a company in a described position. */
function bestOf(title: string, position: object, company: string): BestRun {
  const game = games[title]
  const built = game?.title.position({ ...position, at: { round: 'operating', turn: company, step: 'run' } })
  if (!game || !built?.ok) throw new Error(JSON.stringify(built))
  const state = built.value
  const decision = legal(game.title, state)
  const run = decision.choices.find(({ action }) => action.type === 'run')?.action
  if (!run) return { total: 0, trains: [] }
  const ran = apply(game.title, state, run)
  if (!ran.ok) throw new Error(JSON.stringify(ran.refusal))
  const told = ran.events.find(({ kind }) => kind === 'ran') as unknown as {
    readonly revenue: number
    readonly mailMoney?: number
    readonly runs: readonly { readonly train: string }[]
  }
  return {
    total: told.revenue + (told.mailMoney ?? 0),
    trains: told.runs.map(({ train }) => train).toSorted(),
  }
}

type Described = { readonly [field: string]: { readonly [name: string]: object } }

const described = async (page: Page): Promise<Described> =>
  JSON.parse(await page.locator('#position-text').inputValue()) as Described

/** Waits until the page tells the best run of a company, and compares its routes with the engine's. */
async function expectBest(page: Page, title: string, company: string, money: (n: number) => string) {
  const { total, trains } = bestOf(title, await described(page), company)
  await page.getByText(`${company} earns ${money(total)}`).waitFor()
  const told = await page.locator('.position-routes li strong').allTextContents()
  expect(told.map((text) => text.replace(/^.*?(\S+)$/, '$1')).toSorted()).toEqual(trains)
  expect(await page.locator('.position-map .map-ribbon').count()).toBe(trains.length)
  return total
}

test.each([
  { title: '1854', field: 'majors', company: 'KE', train: '3', other: 'SB', money: (n: number) => `${n} G` },
  {
    title: '1853',
    field: 'companies',
    company: 'EIR',
    train: '4',
    other: 'GIP',
    money: (n: number) => `£${n}`,
  },
])(
  'the example of $title is asked for its best routes',
  async ({ title, field, company, train, other, money }) => {
    const page = await stage().visit('/position')
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(title)
    await page.getByRole('button', { name: 'Load an example' }).click()
    await page.getByText('This position can be opened').waitFor()
    await page.getByLabel('Company').selectOption(company)
    await page.getByRole('button', { name: /^Show best routes/ }).click()
    const best = await expectBest(page, title, company, money)
    expect(best).toBeGreaterThan(0)
    expect(await page.locator('.position-map .map-ribbon').count()).toBeGreaterThan(0)

    // another company, and back
    await page.getByLabel('Company').selectOption(other)
    await expectBest(page, title, other, money)
    await page.getByLabel('Company').selectOption(company)
    await page.getByText(`${company} earns ${money(best)}`).waitFor()

    // what is changed in the text is asked anew
    const position = await described(page)
    const companies = position[field]
    const poorer = {
      ...position,
      [field]: { ...companies, [company]: { ...companies?.[company], trains: [train] } },
    }
    await page.locator('#position-text').fill(JSON.stringify(poorer))
    expect(await expectBest(page, title, company, money)).toBeLessThan(best)
  },
)
