#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ready } from '../../../scripts/ready.mjs'

// What operators do beside a running server takes the program as it is: building another one under the server is for
// them to decide.
const besideServer = ['backup', 'restore'].includes(process.argv[2] ?? '')
const program = new URL('../dist/stellwerk.js', import.meta.url)
if (!besideServer || !existsSync(fileURLToPath(program))) ready()
await import(program.href)
