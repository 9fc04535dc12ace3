import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { sharedBrowser } from './chromium.js'
import type { SiteSettings } from './site.js'
import { Stage } from './stage.js'

/**
 * One stage for the tests of a file, in the browser of all files; a test in which anything went wrong in a page fails. Settings of the server may
 * depend on what has to be started first.
 */
export function useStage(settings: () => Promise<SiteSettings> = async () => ({})): () => Stage {
  let stage: Stage | undefined
  beforeAll(async () => {
    stage = await Stage.open(await settings(), sharedBrowser())
  })
  afterEach(async () => {
    expect(await stage?.clear()).toEqual([])
  })
  afterAll(async () => {
    await stage?.close()
  })
  return () => {
    if (!stage) throw new Error('the stage is not open yet')
    return stage
  }
}
