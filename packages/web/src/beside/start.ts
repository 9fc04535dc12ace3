/** What is done beside the page. */
export type Work = 'decide' | 'glimpse' | 'legal' | 'review' | 'runs' | 'upload'

/** A worker for one kind of work. All kinds share one program, so the site has what several of them need once. */
export const startWorker = (work: Work): Worker =>
  new Worker(new URL('./program.worker.ts', import.meta.url), { type: 'module', name: work })
