/**
 * The server: accounts, tables, live play and their storage. `buildApp` makes it from a context; what it promises to
 * clients is in the package `protocol`.
 */
export { buildApp } from './app.js'
export type { Context } from './context.js'
export { serve } from './operate/serve.js'
export type { Running } from './operate/serve.js'
export type { OperatorAnswer, OperatorWish } from './operate/operator.js'
export { askOperator } from './operate/operator-door.js'
export { openLog } from './operate/logs.js'
export { SettingError, readConfig } from './operate/settings.js'
export { untilStopped } from './operate/signals.js'
export { backup } from './store/backup.js'
export { storeFile } from './store/data-folder.js'
export { MoveRefused, moveStore } from './store/move.js'
export { restore } from './store/restore.js'
