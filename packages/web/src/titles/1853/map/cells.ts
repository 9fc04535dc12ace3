import type { BoardHex, CompanyId, HexId, State } from '@stellwerk/1853'
import { boardHex, hexes, homesKept } from '@stellwerk/1853'
import { paperOf } from '../../../board/paper.js'

export const paper = paperOf([{ id: 'india', hexes: Object.keys(hexes) }])

/** What a hex is drawn from. */
export interface Picture {
  readonly board: BoardHex
  readonly bases: State['bases'][HexId] | undefined
  /** Companies for which circles are kept, for each stop. */
  readonly kept: readonly (readonly CompanyId[])[]
}

const none: readonly never[] = []
const keptLists = new Map<string, readonly (readonly CompanyId[])[]>()

/** For each stop the companies that will begin there; one list for equal contents. */
function keptAt(state: State, { hex, stops }: BoardHex): readonly (readonly CompanyId[])[] {
  if (stops.every(({ circles }) => circles === 0)) return none
  const lists = stops.map((_, stop) => homesKept(state, hex, stop))
  const key = lists.join(';')
  const known = keptLists.get(key) ?? lists
  keptLists.set(key, known)
  return known
}

/** Parts that did not change stay the same objects from state to state. */
export function pictureOf(state: State, hex: HexId): Picture {
  const board = boardHex(state, hex)
  return { board, bases: state.bases[hex], kept: keptAt(state, board) }
}
