// The server of a release, as a service runs it: the log goes to standard output.
import { fileURLToPath } from 'node:url'

// by its real place, so that it keeps its own site when another release takes the place of this one
process.env.STELLWERK_SITE ||= fileURLToPath(new URL('../site', import.meta.url))
await import('../node_modules/@stellwerk/server/dist/main.js')
