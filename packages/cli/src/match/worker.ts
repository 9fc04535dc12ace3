import type { Pairing } from './game.js'
import { playPairing } from './game.js'

process.on('message', (pairing: Pairing) => {
  playPairing(pairing).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  )
})
