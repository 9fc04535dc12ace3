import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { enterByInvitation, openTable, register } from './online.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** Whoever has to decide does the first thing that is offered. */
async function decideAmong(boards: readonly Board[], wish: RegExp): Promise<number> {
  for (const [i, board] of boards.entries()) {
    const choice = board.card.getByRole('button', { name: wish })
    if ((await choice.count()) === 0) continue
    await choice.first().click()
    return i
  }
  throw new Error(`nobody is offered ${wish}`)
}

/** Everybody at the table has seen so many actions. */
const allSee = (boards: readonly Board[], length: number): Promise<unknown> =>
  Promise.all(boards.map((board) => board.shows(length, length)))

test('two browsers and a watcher play at a table', async () => {
  const host = await stage().visit('/account')
  await register(host, 'Anna')
  const { address, invitation } = await openTable(host, 'Harz on Friday', 2)
  const guest = await stage().visit(invitation)
  await enterByInvitation(guest, 'Ben')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const watcher = await stage().visit(address)
  const [anna, ben, cleo] = [new Board(host), new Board(guest), new Board(watcher)] as const
  const all = [anna, ben, cleo]
  const players = [anna, ben]
  await allSee(all, 0)

  // each sees the other's moves, nobody acts out of turn
  for (let n = 1; n <= 4; n++) {
    const actor = await decideAmong(players, /^Buy mine/)
    await allSee(all, n)
    expect(await players[1 - actor]?.has(/^Buy mine/)).toBe(true)
  }
  expect(await cleo.card.getByRole('button', { name: /^(Buy|Pass)/ }).count()).toBe(0)
  await cleo.card.getByText(/^Waiting for (Anna|Ben)\./).waitFor()

  await anna.openTab('Chat')
  await anna.panel.getByRole('textbox').fill('Have fun!')
  await anna.panel.getByRole('button', { name: 'Send' }).click()
  await ben.openTab('Chat')
  await ben.panel.getByText('Have fun!').waitFor()
  await cleo.openTab('Chat')
  await cleo.panel.getByText('Have fun!').waitFor()

  await awayAndBack(ben, anna, all)
  await guest.reload()
  await ben.shows(5, 5)
  await ben.openTab('Chat')
  await ben.panel.getByText('Have fun!').waitFor()
})

/** Somebody loses the connection, the other decides meanwhile or waits, and all are together again. */
async function awayAndBack(away: Board, other: Board, all: readonly Board[]): Promise<void> {
  stage().expect(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  // let the turn be the other's
  const { length } = await other.moment()
  if (!(await other.has(/^Buy mine/))) {
    await away.card
      .getByRole('button', { name: /^Buy mine/ })
      .first()
      .click()
    await allSee(all, length + 1)
    await other.card
      .getByRole('button', { name: /Undo$/ })
      .waitFor({ state: 'attached' })
      .catch(() => undefined)
  }
  const from = (await other.moment()).length
  await away.page.context().setOffline(true)
  await away.page.getByText(/You are offline|connection is gone/).waitFor()
  await other.card
    .getByRole('button', { name: /^Buy mine/ })
    .first()
    .click()
  await other.shows(from + 1, from + 1)
  expect((await away.moment()).length).toBe(from)
  await away.page.context().setOffline(false)
  await allSee(all, from + 1)
  await away.ready()
}
