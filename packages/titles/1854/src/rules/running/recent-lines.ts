import type { Lines } from '@stellwerk/rails'
import type { CompanyId, HexId, TileColour } from '../../data/types.js'
import type { State } from '../../state.js'
import type { Looked } from '../looked.js'
import { isUnchanged } from '../looked.js'

/** What the network of a company is drawn from, besides the board. */
export interface Subject {
  readonly company: CompanyId
  /** Which of the coloured values counts. */
  readonly value: TileColour
  /** Graz pays it more (1854-privates-j). */
  readonly bonus: boolean
  /** Where it has markers, in the order in which its track is followed from there. */
  readonly stations: readonly HexId[]
}

interface Drawn extends Looked {
  readonly subject: Subject
  readonly lines: Lines
}

/**
 * The last networks, newest last. From one turn of a company to the next its track is often the same, and with the
 * network all that was found out about it can be used again.
 */
let recent: readonly Drawn[] = []
/** As many as there are companies in a game. */
const mostRecent = 17

export function recentLines(state: State, subject: Subject): Lines | undefined {
  return recent.findLast((drawn) => isSame(drawn.subject, subject) && isUnchanged(drawn, state))?.lines
}

export function rememberLines(drawn: Drawn): void {
  const { order } = drawn.board
  const { company } = drawn.subject
  const others = recent.filter(({ board, subject }) => subject.company !== company || board.order !== order)
  recent = [...others, drawn].slice(-mostRecent)
}

const isSame = (a: Subject, b: Subject): boolean =>
  a.company === b.company &&
  a.value === b.value &&
  a.bonus === b.bonus &&
  a.stations.length === b.stations.length &&
  a.stations.every((hex, i) => hex === b.stations[i])
