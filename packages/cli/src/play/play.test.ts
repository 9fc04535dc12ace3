import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { legal } from '@stellwerk/engine'
import { readingTexts } from '@stellwerk/titles'
import { output } from '../output.js'
import { open } from '../session.js'
import { filesIn, kept, shortGame, stellwerk, temporaryFolder, textOf } from '../testing.js'
import { menuOf } from './menu.js'
import { savedGames, startOrContinue } from './start.js'
import { HotSeat } from './table.js'
import { scripted } from './testing.js'

function table(here = temporaryFolder(onTestFinished), language: 'en' | 'de' = 'en') {
  const world = kept(here, { columns: 100 })
  return { here, world, context: { world, out: output(world, language, {}) } }
}

async function newGame(edition = 'R'): Promise<ReturnType<typeof table>> {
  const set = table()
  const words = `new 1873 game.json --players Anna,Ben,Clara --seed 7 --edition ${edition}`
  await stellwerk(set.here, words.split(' '))
  return set
}

async function play(set: ReturnType<typeof table>, ...answers: string[]) {
  const prompter = scripted(answers)
  await new HotSeat(set.context, prompter, await open(set.here, 'game.json')).play()
  const { actions } = JSON.parse(readFileSync(join(set.here, 'game.json'), 'utf8')) as {
    actions: { type: string }[]
  }
  return { prompter, types: actions.map(({ type }) => type), actions, screen: set.world.said().out }
}

describe('a game at one keyboard', () => {
  it('shows the table, asks whoever has to decide, and saves after every action', async () => {
    const { prompter, actions, screen } = await play(
      await newGame(),
      'Buy a mine',
      'Buy mine 4',
      'Pass',
      'More',
      'Save',
    )
    expect(actions).toMatchObject([
      { type: 'buyItem', player: 'Ben', item: 'mine:4', price: 260 },
      { type: 'pass', player: 'Clara' },
    ])
    expect(prompter.asked[0]).toBe('Ben decides')
    expect(screen).toContain('Ben buys mine 4 (Hüttenrode) for 260 M')
    expect(screen).toContain('Start auction · Phase 1')
  })

  it('leads one menu up with Escape, and out of the game from the first', async () => {
    const { types } = await play(await newGame(), 'Buy a mine', 'Escape', 'More', 'Escape', 'Escape')
    expect(types).toEqual([])
  })

  it('asks for free numbers within their bounds', async () => {
    const { prompter, actions } = await play(
      await newGame('S'),
      'Bid a premium',
      '55',
      '9999',
      'x',
      '60',
      'Escape',
    )
    expect(actions).toMatchObject([{ type: 'bidPremium', bid: 60 }])
    expect(prompter.told).toEqual(Array(3).fill('From 0 to 1,300 in steps of 10, please'))
  })

  it('undoes, to the start of the turn too, and brings back', async () => {
    const { types } = await play(
      await newGame(),
      'Pass',
      'Undo: Pass',
      'More',
      'Redo',
      'Pass',
      'More',
      'Escape',
      'Undo: Pass',
      'Escape',
    )
    expect(types).toEqual(['pass', 'undo', 'redo', 'pass', 'undo'])
  })

  it('helps with a kind of choice and names the rule', async () => {
    const { prompter } = await play(await newGame(), 'More', 'Help', 'Buy a mine', 'Escape')
    expect(prompter.told[0]).toMatch(/premium[^]*Rule 1873-2\.1-c$/)
  })

  it('shows map, tables and log', async () => {
    const { screen } = await play(
      await newGame(),
      'Pass',
      'More',
      'Show all',
      'More',
      'Show the log',
      'Escape',
    )
    expect(screen).toContain('Tiles left')
    expect(screen).toContain('    1   Ben passes')
    expect(screen).toContain('┌')
  })

  it('ends with the ranking', async () => {
    const set = table()
    writeFileSync(join(set.here, 'game.json'), textOf(shortGame(['Anna', 'Ben'])))
    const { prompter, screen } = await play(set, 'More', 'Show the log', 'Escape')
    expect(prompter.asked[0]).toBe('The game is over.')
    expect(screen).toMatch(/Rank +Player +Worth/)
  })
})

describe('the start of a game', () => {
  it('asks for title, players and options', async () => {
    const { context, here } = table()
    const prompter = scripted(['Harzbahn', 'Anna', 'Anna,Ben', 'S:', 'Play the defaults'])
    const session = await startOrContinue(context, prompter, undefined, {})
    expect(session?.file).toMatchObject({ players: ['Anna', 'Ben'], options: { edition: 'S' } })
    expect(session?.history.state.readings).toBeUndefined()
    expect(prompter.told).toEqual(['2 to 5 different names, please'])
    expect(filesIn(here)).toEqual([session?.name])
  })

  it('asks for each reading of those who want to choose', async () => {
    const { context } = table()
    const { name, values } = readingTexts['1854']!['localAgTrains']!
    const answers = Object.values(readingTexts['1854']!).map((words) =>
      words.name === name ? values['2']!.en : Object.values(words.values)[0]!.en,
    )
    const prompter = scripted(['1854', 'Anna,Ben,Cem', 'Choose one by one', ...answers])
    const session = await startOrContinue(context, prompter, undefined, {})
    expect(session?.history.state.readings).toEqual({ localAgTrains: '2' })
  })

  it('takes them from the options', async () => {
    const { context } = table()
    const options = { players: 'X,Y', edition: 'S', seed: 5 }
    const session = await startOrContinue(context, scripted([]), '1873', options)
    expect(session).toMatchObject({
      name: '1873-5.json',
      file: { players: ['X', 'Y'], options: { edition: 'S' } },
    })
  })

  it('goes on with a file that is named or chosen', async () => {
    const { context, here } = await newGame()
    writeFileSync(join(here, 'notes.json'), '{"not": "a game"}')
    writeFileSync(join(here, 'broken.json'), '{')
    expect((await startOrContinue(context, scripted([]), 'game.json', {}))?.name).toBe('game.json')
    expect((await startOrContinue(context, scripted(['Continue game.json']), undefined, {}))?.name).toBe(
      'game.json',
    )
    expect(await startOrContinue(context, scripted(['Escape']), undefined, {})).toBeUndefined()
    expect(await startOrContinue(context, scripted(['Start a new', 'Escape']), undefined, {})).toBeUndefined()
  })

  it('offers the latest games first', async () => {
    const { here } = await newGame()
    await stellwerk(here, ['new', '1873', 'later.json', '--players', 'A,B'])
    utimesSync(join(here, 'game.json'), 1000, 1000)
    expect((await savedGames(here)).map(({ name }) => name)).toEqual(['later.json', 'game.json'])
  })

  it('needs a terminal, and says so in the language of the reader', async () => {
    const here = temporaryFolder(onTestFinished)
    const { code, out } = await stellwerk(here, ['play', '1873', '--players', 'A,B'])
    expect([code, filesIn(here)]).toEqual([0, []])
    expect(out).toContain('needs a terminal')
    expect((await stellwerk(here, ['play', '--lang', 'de'])).out).toContain('ist ein Terminal nötig')
  })
})

describe('menus', () => {
  it('group many choices by kind and many tiles by hex, passing last', async () => {
    const set = table()
    const position = {
      players: ['X', 'Y'],
      phase: '3',
      cash: { HBE: 1000 },
      railways: { HBE: { price: 150, shares: { X: 3 }, trains: [3], floated: true } },
      tiles: { B17: '78:4' },
      at: { round: 'operating', turn: 'HBE' },
    }
    writeFileSync(join(set.here, 'position.json'), JSON.stringify(position))
    const made = await stellwerk(set.here, ['new', '1873', 'game.json', '--from', 'position.json'])
    expect(made.err).toBe('')
    const { game, history } = await open(set.here, 'game.json')
    const decision = legal(game.title, history.state)
    expect(decision.step?.kind).toBe('railway-track')
    const menu = menuOf(set.context.out, game, history.state, decision)
    expect(menu.at(-1)).toMatchObject({ label: 'Lay no track' })
    const [tiles] = menu
    expect(tiles?.label).toMatch(/^Lay a tile {2}\(\d+ choices\)$/)
    const hexes = tiles && 'entries' in tiles ? tiles.entries : []
    expect(hexes.some(({ label }) => /^E16 {2}\(/.test(label))).toBe(true)
    const leaves = hexes.flatMap((entry) => ('entries' in entry ? entry.entries : [entry]))
    expect(leaves.filter((entry) => 'choice' in entry)).toHaveLength(
      decision.choices.filter(({ action }) => action.type === 'layTile').length,
    )
    expect(leaves.some(({ label }) => /\(.*(NW|NE|SW|SE).*, costs 50\)/.test(label))).toBe(true)
  })
})
