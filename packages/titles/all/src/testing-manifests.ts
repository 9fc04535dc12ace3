import { coinManifest } from './testing-coins.js'
import type { Manifest } from './manifest.js'
import * as listed from './manifests.js'

const coins = coinManifest as unknown as Manifest

/** The list of titles with one more, in the place of `manifests.ts`. */
export const manifests: readonly Manifest[] = [...listed.manifests, coins]

export const titleIds: readonly string[] = manifests.map(({ id }) => id)

export const manifestOf = (title: string): Manifest | undefined => manifests.find(({ id }) => id === title)
