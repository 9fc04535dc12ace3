export type { Motion, Settings, Theme } from './settings.js'
export { themes } from './settings.js'
export { changeSettings, currentSettings, useSettings } from './store.js'
