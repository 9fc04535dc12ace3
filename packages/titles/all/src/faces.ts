import type { CoreState } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import { india1853, indiaFace } from '@stellwerk/1853'
import { austria1854, austriaFace } from '@stellwerk/1854'
import { harzbahn, harzbahnFace } from '@stellwerk/1873'

const erased = <S extends CoreState>(face: TitleFace<S>): TitleFace<CoreState> =>
  face as unknown as TitleFace<CoreState>

/** How each title lies on the table, by its id. */
export const faces: { readonly [id: string]: TitleFace<CoreState> } = {
  [harzbahn.id]: erased(harzbahnFace),
  [austria1854.id]: erased(austriaFace),
  [india1853.id]: erased(indiaFace),
}
