import type { GameFile } from '@stellwerk/engine'
import { request } from './api.js'

/** The game of a table as a file; while it runs, it may have none yet. */
export const tableFile = (id: string, invite: string | undefined): Promise<GameFile> =>
  request<GameFile>('GET', `/tables/${id}/file${invite === undefined ? '' : `?invite=${invite}`}`)
