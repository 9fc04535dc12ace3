import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { Stage } from './stage.js'

/** One stage for the tests of a file; a test in which anything went wrong in a page fails. */
export function useStage(): () => Stage {
  let stage: Stage | undefined
  beforeAll(async () => {
    stage = await Stage.open()
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

/** A real browser on a busy machine may be too late once; what is wrong fails twice. The report tells of it. */
export const onceMore = { retry: 1 }
