import { writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesIn, shortGame, stellwerk, temporaryFolder, textOf } from '../testing.js'

function folderWithGame(players: readonly string[]): string {
  const folder = temporaryFolder(onTestFinished)
  writeFileSync(join(folder, 'game.json'), textOf(shortGame(players)))
  return folder
}

/** The cells of a text in the form of RFC 4180. */
function cells(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  const rows: string[][] = [[]]
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('export', () => {
  it('csv has one row for each action, with cash, worth and prices', async () => {
    const folder = folderWithGame(['Anna', 'Ben'])
    const { code, out } = await stellwerk(folder, ['export', 'game.json', '--to', 'csv'])
    expect(code).toBe(0)
    const [heading, ...rows] = cells(out)
    expect(heading?.slice(0, 9)).toEqual([
      'number',
      'round',
      'player',
      'action',
      'text',
      'cash Anna',
      'cash Ben',
      'worth Anna',
      'worth Ben',
    ])
    expect(heading).toContain('price CO')
    const { data } = await stellwerk(folder, ['replay', 'game.json', '--json'])
    expect(rows).toHaveLength((data as { actions: number }).actions + 1)
    expect(rows.map(([number]) => number)).toEqual(rows.map((_, i) => String(i)))
    for (const row of rows) expect(row).toHaveLength(heading?.length ?? 0)
    const winner = (data as { ranking: { player: string; fortune: number }[] }).ranking[0]
    const column = heading?.indexOf(`worth ${winner?.player}`) ?? -1
    expect(rows.at(-1)?.[column]).toBe(String(winner?.fortune))
  })

  it('json has the same rows', async () => {
    const folder = folderWithGame(['Anna', 'Ben', 'Clara'])
    const { code, data } = await stellwerk(folder, ['export', 'game.json', '--to', 'json', '--lang', 'de'])
    expect(code).toBe(0)
    const rows = data as {
      number: number
      round: string
      cash: object
      worth: object
      prices: object
      text: string
    }[]
    expect(rows[0]).toMatchObject({ number: 0, player: null, action: null, text: '' })
    expect(rows[1]).toMatchObject({
      number: 1,
      round: expect.stringMatching(/^(OR|SR|AU) \d/),
      prices: { MHE: 150 },
    })
    expect(Object.keys(rows[1]?.cash ?? {})).toEqual(['Anna', 'Ben', 'Clara'])
  })

  it('writes a file, but not over another one', async () => {
    const folder = folderWithGame(['Anna', 'Ben'])
    const to = ['export', 'game.json', '--to', 'csv', '-o', 'game.csv']
    expect(await stellwerk(folder, to)).toMatchObject({ code: 0, out: 'game.csv\n' })
    expect(readFileSync(join(folder, 'game.csv'), 'utf8')).toMatch(/^number,round,/)
    expect((await stellwerk(folder, to)).code).toBe(2)
    expect(await stellwerk(folder, [...to, '--force', '--json'])).toMatchObject({
      code: 0,
      data: { file: 'game.csv' },
    })
    expect(filesIn(folder)).toEqual(['game.csv', 'game.json'])
  })

  it('refuses another format', async () => {
    const folder = folderWithGame(['Anna', 'Ben'])
    for (const to of [['--to', 'xml'], []]) {
      const { code, err } = await stellwerk(folder, ['export', 'game.json', ...to])
      expect([code, err]).toEqual([2, expect.stringContaining('csv, json')])
    }
  })
})
