/** Which titles there are. `manifests` is the one list of them; `loaded` has all of every title at once. */
export * from './manifest.js'
export * from './manifests.js'
export * from './loaded.js'
