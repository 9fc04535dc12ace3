#!/usr/bin/env node
// The command of a release.
import { fileURLToPath } from 'node:url'

// by its real place, so that a server keeps its own site when another release takes the place of this one
process.env.STELLWERK_SITE ||= fileURLToPath(new URL('../site', import.meta.url))
await import('../node_modules/stellwerk/dist/stellwerk.cjs')
