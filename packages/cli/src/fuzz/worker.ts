import { parentPort } from 'node:worker_threads'
import type { Match } from './game.js'
import { playMatch } from './game.js'

parentPort?.on('message', (match: Match) => parentPort?.postMessage(playMatch(match)))
