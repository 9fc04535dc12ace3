import type { CoreState } from '@stellwerk/engine'
import { face as india } from './1853/face.js'
import { face as austria } from './1854/face.js'
import { face as harzbahn } from './1873/face.js'
import type { Face } from './face.js'

export const faces: { readonly [title: string]: Face<CoreState> } = {
  '1853': india as Face<CoreState>,
  '1854': austria as Face<CoreState>,
  '1873': harzbahn as Face<CoreState>,
}
