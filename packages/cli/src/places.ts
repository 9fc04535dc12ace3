import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the program lies: as modules, or as the bundle that the build makes of them in the same folder. */
export const programFolder = new URL('./', import.meta.url)

const packed = new URL('../site', programFolder)
const built = new URL('../../web/dist/site', programFolder)

/** The web client: in a package of the command it lies beside the program, in a clone where the build puts it. */
export const siteFolder = existsSync(fileURLToPath(built)) ? built : packed
