export { themes } from './settings.js'
export { changeSettings, currentSettings, useSettings } from './store.js'
