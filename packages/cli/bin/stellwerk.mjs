#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const beside = (path) => new URL(path, import.meta.url)
const program = beside('../dist/stellwerk.cjs')

// In a clone the command builds itself when a source has changed. What operators do beside a running server takes the
// program as it is: building another one under the server is for them to decide.
const isClone = existsSync(fileURLToPath(beside('../src/main.ts')))
const besideServer = ['backup', 'restore'].includes(process.argv[2] ?? '')
if (isClone && !(besideServer && existsSync(fileURLToPath(program)))) {
  const { ready } = await import(beside('../../../scripts/ready.mjs').href)
  ready()
}
await import(program.href)
