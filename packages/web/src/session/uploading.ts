import { startWorker } from '../beside/start.js'
import type { Upload } from './upload.js'

/** Reads an uploaded game in a worker. */
export function readInWorker(text: string): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const worker = startWorker('upload')
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
