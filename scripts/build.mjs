// npm run build: all packages, the site, the command and the documents.

import { build } from './ready.mjs'

process.exitCode = build()
