import { expect, test } from 'vitest'
import { AustriaBoard, positionOf } from './testing-1854.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** A 3-train earns 70 from Klagenfurt by way of Villach to Venedig, and as much from Laibach to Villach. */
const carinthia = positionOf({
  privates: 'sold',
  phase: '3',
  tiles: { H18: '14:1', H16: '1:0' },
  majors: {
    KT: { issuePrice: 67, director: 'Anna', certificates: { Anna: 1 }, trains: ['3'], acted: true },
  },
  at: { round: 'operating', turn: 'KT', step: 'run' },
})

/** Puts a run of the 3-train together on the map, stop by stop, in place of the one that was there. */
async function runBy(board: AustriaBoard, stops: readonly string[]): Promise<void> {
  await board.card.getByRole('button', { name: /^Remove / }).click()
  await board.card.getByRole('button', { name: 'New route of train 3' }).click()
  for (const stop of stops) await board.hex(stop).click()
  await board.card.getByRole('button', { name: 'Add this route' }).click()
}

test('the best run is compulsory, but any of the best may be chosen by clicking its stops', async () => {
  const { page } = await openKept(stage(), carinthia)
  const board = new AustriaBoard(page)
  await board.ready()
  const run = board.primary
  const list = board.card.locator('.routes-list')
  await board.card.getByText('Best, proven').waitFor()
  expect(await run.textContent()).toMatch(/^Run for 70/)
  const suggested = (await list.textContent()) ?? ''
  const route = () => list.locator('[data-route]').first().getAttribute('data-route')
  const first = (await route()) ?? ''
  const ways = { venedig: ['H18', 'I15'], villach: ['I19', 'H16'] }
  const [same, other] = first.includes('I15') ? [ways.venedig, ways.villach] : [ways.villach, ways.venedig]

  // a lesser run is refused, with the better one in words
  await runBy(board, ['H18', 'I19'])
  const fault = board.card.locator('.run-faults')
  await fault.waitFor()
  expect(await run.getAttribute('aria-disabled')).toBe('true')
  expect((await fault.textContent())?.replaceAll('\u00a0', ' ')).toMatch(
    /^This run earns 60.*must earn 70.*3-train/,
  )
  await fault.getByRole('link', { name: '1854-run-q' }).waitFor()
  await board.card.getByRole('button', { name: 'Best, proven' }).click()
  expect(await list.textContent()).toBe(suggested)

  // the same run by one's own hand is the best one
  await runBy(board, same)
  await board.card.getByText('no other run earns more').waitFor()

  // taken up and led to the other one by its stops
  const taken = board.card.getByRole('button', { name: /^Change route 1: / })
  const [keeps, ends] = other === ways.villach ? ['H16', 'I19'] : ['H18', 'I15']
  await board.hex('H16').click()
  expect(await taken.getAttribute('aria-pressed')).toBe('true')
  await board.hex(other === ways.villach ? 'I15' : 'I19').click()
  await board.hex(ends).click()
  expect(await route()).toContain(keeps)
  await expect.poll(() => run.textContent()).toMatch(/^Run for 70/)
  await board.card.getByRole('button', { name: 'Done' }).click()
  await board.card.getByRole('button', { name: 'Best, proven' }).click()

  await runBy(board, other)
  await expect.poll(() => run.textContent()).toMatch(/^Run for 70/)
  expect(await page.locator('.map .map-ribbon').count()).toBe(1)
  expect(await list.textContent()).not.toBe(suggested)
  await board.choose(/^Run for 70/)
  expect(await board.heading()).toContain('KT')
  await board.openTab('Log')
  await board.panel
    .getByText(/KT runs .*70/)
    .first()
    .waitFor()
})
