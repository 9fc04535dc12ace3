/** The start of the built command. */
import type { main } from './main.js' with { 'resolution-mode': 'import' }
import loader = require('./loader.cjs')

const lasting = ['play', 'fuzz', 'match', 'bench', 'serve']
if (!lasting.includes(process.argv[2] ?? '')) loader.expectShortRun()

const program = loader.load('stellwerk-main.cjs') as { readonly main: typeof main }
void program.main(process.argv.slice(2))
