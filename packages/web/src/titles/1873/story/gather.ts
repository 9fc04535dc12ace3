import type { State } from '@stellwerk/1873'
import type { Moments as AnyMoments } from '../../../story/gather.js'

export type Moments = AnyMoments<State>
