import { expect, test } from 'vitest'
import { LaterGame } from './later-game.js'
import { Monkey } from './monkey-hands.js'
import { enterByInvitation, openTable, register } from './online.js'
import { allSee } from './party.js'
import { nowhere } from './stage.js'
import { ValleyBoard, openVierhain } from './testing-vierhain.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** More actions than any game can still take so late. */
const most = 100

test('a late game of Vierhain is played by clicks to its end', async () => {
  const board = await openVierhain(await stage().visit(nowhere), new LaterGame('vierhain', 1).nearlyOver(12))
  const monkey = new Monkey([board], 1)
  for (let actions = 0; actions < most && !(await monkey.isOver()); actions++) await monkey.act()
  expect(await monkey.isOver()).toBe(true)
})

test('two play Vierhain at a table of the server', async () => {
  const host = await stage().visit('/account')
  await register(host, 'Anna')
  const { invitation } = await openTable(host, 'A quick one', 2, undefined, 'vierhain')
  const guest = await stage().visit(invitation)
  await enterByInvitation(guest, 'Ben')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const boards = [new ValleyBoard(host), new ValleyBoard(guest)]
  await allSee(boards, 0)
  const monkey = new Monkey(boards, 5)
  for (let actions = 0; actions < 8; actions++) await monkey.act()
  await allSee(boards, 8)
})
