/** Reads uploaded games beside the page, with the importers that the page itself does not need. */
import { readUpload } from './upload.js'

addEventListener(
  'message',
  ({ data }: MessageEvent<string>) =>
    void readUpload(data).then((upload) => postMessage(upload), reportError),
)
