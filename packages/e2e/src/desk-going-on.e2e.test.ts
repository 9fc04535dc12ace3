import { expect, test } from 'vitest'
import type { Action } from '@stellwerk/engine'
import { apply, decidersOf, legal, top } from '@stellwerk/engine'
import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import { Board } from './board.js'
import { lateGame } from './games.js'
import { nowhere } from './stage.js'
import { openKept, openKeptIn } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const passIn = (state: State): Action | undefined =>
  legal(harzbahn, state).choices.find(({ action }) => action.type === 'pass')?.action

const afterPass = (state: State): State | undefined => {
  const pass = passIn(state)
  const done = pass && apply(harzbahn, state, pass)
  return done?.ok ? done.state : undefined
}

/** How often the same player passes in a row in the same kind of step. */
function passesInRow(state: State): number {
  const after = afterPass(state)
  if (!after) return 0
  const isAlike =
    top(after)?.kind === top(state)?.kind && decidersOf(harzbahn, after)[0] === decidersOf(harzbahn, state)[0]
  return 1 + (isAlike ? passesInRow(after) : 0)
}

test('the only thing that is possible is done without a press, if one wants that; taken back, it stays back', async () => {
  const game = lateGame('railway-purchases', (state) => {
    const after = afterPass(state)
    return (
      legal(harzbahn, state).choices.length === 1 &&
      after !== undefined &&
      top(after)?.kind !== 'railway-purchases' &&
      legal(harzbahn, after).choices.length > 1
    )
  })
  const board = await openKept(stage(), game.text)
  await board.ready()
  const { page, card } = board
  const wish = card.getByRole('checkbox', { name: 'Play forced moves for me' })
  await wish.waitFor()
  // why nothing else is possible is told at once
  await card.locator('.refused').first().waitFor()
  await board.shows(game.length, game.length)
  await wish.check()
  await board.shows(game.length + 1, game.length + 1)
  await board.ready()
  await page.keyboard.press('z')
  await board.shows(game.length, game.length)
  await page.waitForTimeout(1500)
  expect(await board.moment()).toEqual({ at: game.length, length: game.length })
  expect(await wish.isChecked()).toBe(true)
})

test('one press ends the purchases of all own mines', async () => {
  let alike = 0
  const game = lateGame('mine-purchases', (state) => (alike = passesInRow(state)) > 1)
  const board = await openKept(stage(), game.text)
  await board.ready()
  await board.card.getByRole('button', { name: 'Do the same for all the rest' }).click()
  await board.shows(game.length + alike, game.length + alike)
  await board.page.waitForTimeout(1500)
  expect((await board.moment()).length).toBe(game.length + alike)
})

test('a button that is still there after the move keeps the focus; from one that is gone it goes to the card', async () => {
  const page = await stage().visit(nowhere)
  const focused = (): Promise<{ readonly at: string; readonly ring: boolean }> =>
    page.evaluate(() => {
      const one = document.activeElement
      return {
        at: one?.classList.item(one.classList.length - 1) ?? '',
        ring: !!one?.matches(':focus-visible'),
      }
    })
  const game = lateGame('mine-purchases', (state) => passesInRow(state) > 1)
  const board = await openKeptIn(page, game.text)
  await board.ready()
  const pass = board.card.locator('.card-pass')
  await board.acts(() => pass.click())
  expect(await focused()).toEqual({ at: 'card-pass', ring: false })
  await page.keyboard.press('z')
  await board.shows(game.length, game.length)
  await board.acts(() => pass.press('Enter'))
  expect(await focused()).toEqual({ at: 'card-pass', ring: true })

  const auction = await Board.begin(page, { seed: 7, players: ['Anna', 'Ben'] })
  await auction.acts(() => pass.first().click())
  expect((await focused()).at).toBe('card-turn')
})

test('on one screen one passes until somebody does anything else', async () => {
  const board = await Board.begin(await stage().visit('/'), { seed: 7, players: ['Anna', 'Ben'] })
  const first = (await board.heading()).split(' · ')[0] ?? ''
  await board.card.getByRole('button', { name: 'Pass until something changes' }).click()
  await board.shows(1, 1)
  await board.card
    .getByRole('button', { name: /^Pass(?! until)/ })
    .first()
    .click()
  await board.shows(3, 3)
  await board.choose(/^Buy mine 15/)
  // now there is something to think about
  await board.page.waitForTimeout(1500)
  expect((await board.moment()).length).toBe(4)
  expect(await board.heading()).toContain(first)
})
