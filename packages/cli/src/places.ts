/** Where the program lies: as modules, or as the bundle that the build makes of them in the same folder. */
export const programFolder = new URL('./', import.meta.url)

/** The web client of this clone, where the build puts it. */
export const siteFolder = new URL('../../web/dist/site', programFolder)
