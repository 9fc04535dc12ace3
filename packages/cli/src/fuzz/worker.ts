import { parentPort } from 'node:worker_threads'
import type { Match } from './game.js'
import { playMatch } from './game.js'

parentPort?.on('message', (match: Match) => {
  void playMatch(match).then((report) => parentPort?.postMessage(report))
})
