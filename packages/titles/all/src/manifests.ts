import { manifest as manifest1853 } from '@stellwerk/1853'
import { manifest as manifest1854 } from '@stellwerk/1854'
import { manifest as manifest1873 } from '@stellwerk/1873'
import type { CoreState } from '@stellwerk/engine'
import { manifest as manifestVierhain } from '@stellwerk/vierhain'
import type { Manifest } from './manifest.js'

/** Whoever picks a title by its id knows nothing of its state; a state only ever meets the title it came from. */
const erased = <S extends CoreState>(manifest: Manifest<S>): Manifest => manifest

/** The titles, in the order in which they are offered. */
export const manifests: readonly Manifest[] = [
  erased(manifest1873),
  erased(manifest1854),
  erased(manifest1853),
  erased(manifestVierhain),
]

export const titleIds: readonly string[] = manifests.map(({ id }) => id)

export const manifestOf = (title: string): Manifest | undefined => manifests.find(({ id }) => id === title)
