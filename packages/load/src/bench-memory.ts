/** `npm run bench -- memory [--games 300]`: how much memory a game takes that a server has loaded. */
import { setUp } from './bench-store.js'
import { isMain, wishes } from './command.js'
import { measureMemory, mostKilobytes } from './game-memory.js'
import { placeFor } from './place.js'
import { printTable } from './table.js'

async function main(): Promise<void> {
  const values = wishes({ games: '300' })
  const place = await placeFor('sqlite', true)
  try {
    const { tables } = await setUp(place, Number(values.games))
    const { perGame } = await measureMemory(place, tables)
    const isReached = perGame <= mostKilobytes
    printTable([
      ['', 'measured', 'at most', ''],
      [
        `memory of a loaded game on the server, ${tables.length} games`,
        `${perGame.toFixed(1)} KB`,
        `${mostKilobytes} KB`,
        isReached ? '✓' : '',
      ],
    ])
  } finally {
    await place.remove()
  }
}

if (isMain(import.meta.url)) await main()
