import { expect, test } from 'vitest'
import { Board } from './board.js'
import { Line } from './line.js'
import { enterByInvitation, openTable, register } from './online.js'
import { allSee, buyMine, buyerOf, othersThan } from './party.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const buys = /^Buy mine/

test('two browsers and a watcher play; one is cut off and comes back', async () => {
  const host = await stage().visit('/account')
  await register(host, 'Anna')
  const { address, invitation } = await openTable(host, 'Harz on Friday', 2)

  const context = await stage().visitor()
  const line = await Line.of(context)
  const guest = await context.newPage()
  await guest.goto(invitation)
  await enterByInvitation(guest, 'Ben')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const watcher = await stage().visit(address)
  const [anna, ben, cleo] = [new Board(host), new Board(guest), new Board(watcher)] as const
  const all = [anna, ben, cleo]
  await allSee(all, 0)

  // each sees the other's moves, and nobody is offered anything out of turn
  for (let n = 1; n <= 4; n++) {
    await buyMine([anna, ben])
    await allSee(all, n)
    const deciding = await buyerOf([anna, ben])
    expect(await othersThan([anna, ben], deciding).has(buys)).toBe(false)
  }
  expect(await cleo.has(/^(Buy|Pass)/)).toBe(false)
  await cleo.card.getByText(/^Waiting for (Anna|Ben)\./).waitFor()

  await anna.openTab('Chat')
  await anna.panel.getByRole('textbox').fill('Have fun!')
  await anna.panel.getByRole('button', { name: 'Send' }).click()
  for (const board of [ben, cleo]) {
    await board.openTab('Chat')
    await board.panel.getByText('Have fun!').waitFor()
  }

  let length = 4
  if ((await buyerOf([anna, ben])) === ben) {
    await buyMine([ben])
    await allSee(all, ++length)
  }
  stage().expect(/ERR_INTERNET_DISCONNECTED/)
  await line.cut()
  await guest.getByText('You are offline.').waitFor()
  await buyMine([anna])
  await allSee([anna, cleo], ++length)
  expect((await ben.moment()).length).toBe(length - 1)
  await line.mend()
  await ben.shows(length, length)
  await buyMine([ben])
  await allSee(all, ++length)

  await guest.reload()
  await ben.shows(length, length)
  await ben.openTab('Chat')
  await ben.panel.getByText('Have fun!').waitFor()
})

test('who decides takes their own move back; the table panel tells who is there', async () => {
  const host = await stage().visit('/account')
  await register(host, 'Dora')
  const { invitation } = await openTable(host, '', 2)
  const guest = await stage().visit(invitation)
  await enterByInvitation(guest, 'Emil')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const boards = [new Board(host), new Board(guest)]
  await allSee(boards, 0)
  const waiting = othersThan(boards, await buyerOf(boards))
  await waiting.card.getByText(/^Waiting for (Dora|Emil)\. Since /).waitFor()
  const buyer = await buyMine(boards)
  await allSee(boards, 1)
  await buyer.card.getByRole('button', { name: /Undo$/ }).click()
  await allSee(boards, 0)
  await buyer.openTab('Table')
  const seats = buyer.panel.getByRole('list', { name: 'Players' }).getByRole('listitem')
  for (const name of ['Dora', 'Emil'])
    await seats.filter({ hasText: name }).filter({ hasText: 'here' }).waitFor()

  // who goes away is seen to be away where everybody looks; the chat beyond the ninth tab has a key
  await guest.close()
  const order = host.getByRole('list', { name: 'Next to act' }).getByRole('listitem')
  await order.filter({ hasText: 'Emil' }).getByTitle('away').waitFor()
  await order.filter({ hasText: 'you' }).getByTitle('here').waitFor()
  await host.keyboard.press('k')
  await host.getByRole('tab', { name: 'Chat', selected: true }).waitFor()
})
