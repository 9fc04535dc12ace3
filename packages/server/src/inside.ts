/**
 * The inside of the server, for those who treat a whole one roughly and look at what it stored: the package `load`.
 * Nothing that serves people imports this.
 */
export { config } from './operate/config.js'
export { startMail } from './notices/testing-servers.js'
export { readGame } from './play/reading.js'
export { mostTravels } from './play/record-bounds.js'
export { fileHeaders, makeSite, outside, sitePaths } from './safety/testing-site.js'
export type { Addition, Progress } from './store/addition.js'
export { openStore } from './store/open.js'
export type { EntryRow, SnapshotRow, TableRecord } from './store/schema.js'
export { sqliteLibrary } from './store/sqlite-library.js'
export type { Store } from './store/store.js'
export { noPostgres, startPostgres } from './store/testing-postgres.js'
export { largest, swollenFile } from './tables/testing-swollen.js'
export type { Swelling } from './tables/testing-swollen.js'
export { startServer } from './testing.js'
export type { TestServer } from './testing.js'
