import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { sharedBrowser } from './chromium.js'
import type { SiteSettings } from './site.js'
import { Stage } from './stage.js'

/** The stage of the file before, without its server. */
let left: Stage | undefined

/**
 * Starts a new server at the address of the last file's, so that the browser need not fetch and compile the site again,
 * which is half the cost of a file's first visit.
 */
async function commonStage(): Promise<Stage> {
  try {
    await left?.resume()
  } catch (error) {
    // somebody else has taken the address meanwhile
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    left = undefined
  }
  return (left ??= await Stage.open({}, sharedBrowser()))
}

/**
 * One stage for the tests of a file, in the browser of all files; a test in which anything went wrong in a page fails. Settings of the server may
 * depend on what has to be started first.
 */
export function useStage(settings?: () => Promise<SiteSettings>): () => Stage {
  let stage: Stage | undefined
  beforeAll(async () => {
    stage = settings ? await Stage.open(await settings(), sharedBrowser()) : await commonStage()
  })
  afterEach(async ({ task }) => {
    const troubles = await stage?.clear()
    // once more on an empty server: the names that it gave itself are taken on this one
    if (task.result?.state === 'fail' && !settings) {
      await stage?.pause()
      await stage?.resume()
    }
    expect(troubles).toEqual([])
  })
  afterAll(async () => {
    await (settings ? stage?.close() : stage?.pause())
  })
  return () => {
    if (!stage) throw new Error('the stage is not open yet')
    return stage
  }
}
