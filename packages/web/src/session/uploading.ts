import type { Upload } from './upload.js'

/** Reads an uploaded game in a worker. */
export function readInWorker(text: string): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Upload>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = (event) => {
      worker.terminate()
      reject(new Error(event.message))
    }
    worker.postMessage(text)
  })
}
