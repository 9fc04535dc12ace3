import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lateAt, positionGame } from './games.js'
import { sitDownWithKeys } from './testing-keyboard.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const operating = (step: string) => ({ round: 'operating', turn: 'HBE', step })

test('a station is built and runs are changed by keys alone', async () => {
  const { page, keys, board } = await sitDownWithKeys(stage(), lateAt(operating('railway-station')).text)
  await keys.can('place a token', async () => {
    await keys.press('m')
    await keys.use(/^Token in /)
    await page.getByRole('button', { name: 'Place', exact: true }).waitFor()
    await keys.press('m')
    await keys.press('Enter')
    await board.shows(1, 1)
  })
  const { keys: others, board: running } = await sitDownWithKeys(
    stage(),
    lateAt(operating('railway-run')).text,
  )
  await running.card.getByText('Best, proven').waitFor()
  await others.can('change a run', async () => {
    const routes = running.card.getByRole('button', { name: /^Remove / })
    const count = await routes.count()
    await others.press('d')
    await others.use(/^Remove /)
    expect(await routes.count()).toBe(count - 1)
    await others.press('d')
    await others.use(/New route/)
    await running.card.getByRole('group', { name: /^New route of/ }).waitFor()
    await others.press('d')
    await others.use(/^Best, proven/)
    expect(await routes.count()).toBe(count)
  })
  await others.can('run', async () => {
    await others.press('d')
    await others.use(/^Run for/)
    await running.shows(1, 1)
  })
})

test('bids and offers are made by keys alone', async () => {
  const { keys, board } = await sitDownWithKeys(stage(), lateAt({ round: 'auction' }).text)
  await keys.can('open an auction', async () => {
    await keys.press('d')
    await keys.use(/^Put the concession of NWE up for auction/)
    await board.card.getByRole('textbox').waitFor()
    await keys.to(/NWE/)
    await keys.write('120')
    await keys.use(/^Put the concession of NWE up for auction at 120/)
    await board.shows(1, 1)
  })
  await keys.can('bid', async () => {
    await keys.press('d')
    await keys.to(/^(?!Bid).*NWE/)
    await keys.write('200')
    await keys.use(/^Bid 200/)
    await board.shows(2, 2)
  })
  const merger = positionGame({
    players: ['Anna', 'Ben'],
    cash: { Anna: 500, Ben: 500 },
    mines: { 1: { owner: 'Anna' }, 3: { owner: 'Anna' }, 2: { owner: 'Ben' } },
  })
  const { keys: others, board: table } = await sitDownWithKeys(stage(), merger.text)
  await others.can('make an offer', async () => {
    await others.press('d')
    await others.use(/^Form CO /)
    await others.use(/^(1|3), 2$/)
    await others.use(/^Form CO /, 'Shift+Tab')
    await table.shows(1, 1)
  })
  await others.can('accept it', async () => {
    await others.press('d')
    await others.use(/^Accept/)
    await table.shows(2, 2)
  })
})

const paperOf = (page: Page): Promise<string> =>
  page.locator('.map-paper').evaluate((paper) => getComputedStyle(paper).transform)

test('map, track and history are used by keys alone', async () => {
  const { page, keys, board } = await sitDownWithKeys(stage(), lateAt(operating('railway-track')).text)
  const moves = async (...pressed: readonly string[]): Promise<void> => {
    const before = await paperOf(page)
    await keys.press(...pressed)
    expect([pressed, await paperOf(page)]).not.toEqual([pressed, before])
  }
  await keys.press('m')
  await keys.can('zoom the map', async () => {
    await moves('+')
    await moves('-')
    await keys.press('+', '+')
    await moves('0')
  })
  await keys.can('pan the map', async () => {
    await keys.press('+', '+', '+')
    await moves('Control+ArrowLeft')
    await moves('Control+ArrowDown')
    await keys.press('0')
  })
  await keys.can('coordinates and concessions', async () => {
    await keys.to(/Coordinates/)
    await keys.press('Enter')
    await keys.to(/Planned routes/)
    await keys.press('Space')
    expect(await page.locator('.map-controls [aria-pressed=true]').count()).toBe(2)
  })

  const tile = page.getByRole('group', { name: /^Tiles for / }).getByRole('button')
  await keys.can('choose a hex', async () => {
    const [hex = ''] = await board.glowing()
    await keys.press('d')
    await keys.use(new RegExp(`^${hex}`))
    expect(hex).not.toBe('')
    await tile.first().waitFor()
  })
  await keys.can('cancel', async () => {
    await keys.use(/Cancel$/, 'Shift+Tab')
    await tile.first().waitFor({ state: 'detached' })
  })
  await keys.can('choose, turn and lay a tile', async () => {
    const [hex = ''] = await board.glowing()
    await keys.press('d')
    await keys.use(new RegExp(`^${hex}`))
    await keys.to(/✓ Lay/, 'Shift+Tab')
    await keys.press('r', 'Enter')
    await board.shows(1, 1)
  })
  await keys.can('undo and redo', async () => {
    await keys.press('z')
    await board.shows(0, 0)
    await keys.press('r')
    await board.shows(1, 1)
    await keys.press('Shift+Z')
    await board.shows(0, 0)
    await keys.press('r')
    await board.shows(1, 1)
  })
  await keys.can('timeline', async () => {
    await keys.press('l')
    await keys.to(/^Move/)
    await keys.press('ArrowLeft')
    await board.shows(0, 1)
    await keys.to(/^Jump to/)
    await keys.to(/passes/)
    await keys.press('Space')
    expect(await page.getByRole('checkbox', { name: /passes/ }).isChecked()).toBe(true)
  })
  await keys.can('try from here', async () => {
    await keys.use(/^Try from here/)
    await board.shows(0, 0)
  })
})

test('panels, menu and dialogs are used by keys alone', async () => {
  const { page, keys, board } = await sitDownWithKeys(stage(), lateAt({ round: 'stock' }).text)
  await keys.can('every panel', async () => {
    const tabs = await page.getByRole('tab').allTextContents()
    await keys.press('1')
    await keys.press('d')
    await keys.to(new RegExp(`^${tabs[0]}$`), 'Tab', 120)
    for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
      await keys.press('ArrowRight')
      await page.getByRole('tabpanel', { name: tab, exact: true }).waitFor()
    }
  })
  await keys.can('buy a share', async () => {
    await keys.press('d')
    await keys.use(/from the (pool|IPO)/)
    expect(await board.moment()).toEqual({ at: 0, length: 0 })
    await keys.press('Enter')
    await board.shows(1, 1)
  })
  await keys.can('why not', async () => {
    await keys.press('d')
    await keys.to(/^(Not possible now|1873-)/)
  })
  const tabTo = async (name: string): Promise<void> => {
    const tabs = await page.getByRole('tab').allTextContents()
    await keys.press('d')
    await keys.press(String(tabs.indexOf(name) + 1))
    await page.getByRole('tabpanel', { name, exact: true }).waitFor()
    await keys.to(new RegExp(`^${name}$`), 'Tab', 120)
  }
  await keys.can('filter the log', async () => {
    await tabTo('Log')
    await keys.to(/^Find in the log/)
    await keys.write('no such thing')
    await board.panel.getByText('Nothing in the log matches these filters.').waitFor()
    await keys.write('share')
    await keys.use(/share/)
    await keys.press('Escape')
  })
  await keys.can('save a chart', async () => {
    await tabTo('Charts')
    for (const format of ['SVG', 'PNG', 'CSV']) {
      const download = page.waitForEvent('download')
      await keys.use(new RegExp(`^Save as ${format}`))
      expect((await download).suggestedFilename()).toContain(format.toLowerCase())
    }
  })
  const menu = async (choice: RegExp): Promise<void> => {
    await keys.press('d')
    await keys.to(/^Menu$/, 'Shift+Tab', 200)
    await keys.choose(choice)
  }
  await keys.can('print', async () => {
    await menu(/^Print/)
    await page.waitForFunction(() => sessionStorage.getItem('printed') !== null)
  })
  await keys.can('download', async () => {
    const download = page.waitForEvent('download')
    await menu(/^Download/)
    expect((await download).suggestedFilename()).toMatch(/\.json$/)
  })
  await keys.can('shortcuts', async () => {
    await menu(/shortcuts/i)
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await keys.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  await keys.can('theme and language of the game', async () => {
    await menu(/contrast/i)
    await page.locator(':root[data-theme=contrast]').waitFor()
    await keys.to(/Language/, 'Shift+Tab')
    await keys.choose(/日本語/)
    await page.locator(':root[lang=ja]').waitFor()
  })
})
