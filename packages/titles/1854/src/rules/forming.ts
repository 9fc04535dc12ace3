import { frameOf, patchFrame, pay } from '@stellwerk/engine'
import { localAgs } from '../data/companies.js'
import { localAgCertificates } from '../data/shares.js'
import { localAgSpace } from '../data/market.js'
import { trains } from '../data/trains.js'
import type { LocalAgId, LocalId, TrainId } from '../data/types.js'
import { tell } from '../events.js'
import type { OperatingRoundFrame } from '../frames.js'
import { reading } from '../readings.js'
import type { GameWork, State } from '../state.js'
import { cashOf, holderOf, localOf } from '../state.js'
import { placePriceMarker } from './market.js'
import { clearSmallMap, removeMarkers } from './track/small-map.js'
import { giveToOpenPool, takeTrain } from './trains-owned.js'

export const agIds = Object.keys(localAgs) as readonly LocalAgId[]

/** The charters that no merger has taken. */
export const freeCharters = (state: State): readonly LocalAgId[] => agIds.filter((ag) => !state.ags[ag])

/** Two local railways become a local AG (1854-merge-d to -i). */
export function formAg(
  work: GameWork,
  ag: LocalAgId,
  locals: readonly [lower: LocalId, higher: LocalId],
  forced: boolean,
): void {
  const [director, partner] = locals.map((local) => localOf(work.state, local).owner)
  if (!director || !partner) throw new Error(`${locals.join(' and ')} are not both sold`)
  work.state.ags = {
    ...work.state.ags,
    [ag]: {
      director,
      certificates: { [holderOf(partner)]: localAgCertificates.length - 1 },
      space: null,
      mail: null,
      trains: [],
      acted: false,
    },
  }
  tell(work, 'merged', { ag, locals, director, forced })
  tell(work, 'director-changed', { company: ag, from: null, to: director })
  tell(work, 'certificates-moved', {
    company: ag,
    from: 'tableau',
    to: holderOf(partner),
    count: localAgCertificates.length - 1,
    reason: 'merger',
  })
  placePriceMarker(work, ag, localAgSpace)
  if (reading(work.state, 'newLocalAg') === 'waits') sitOut(work, ag)
  for (const local of locals) dissolve(work, local, ag)
  // 1854-merge-m
  if (freeCharters(work.state).length === 0) clearSmallMap(work)
}

/** 1854-merge-j: by this reading the round that is about to be played is not yet one of its own. */
function sitOut(work: GameWork, ag: LocalAgId): void {
  const round = frameOf<OperatingRoundFrame>(work.state, 'operating-round')
  if (!round) throw new Error('mergers happen in operating rounds')
  patchFrame<OperatingRoundFrame>(work, 'operating-round', { acted: [...round.acted, ag] })
}

function dissolve(work: GameWork, local: LocalId, ag: LocalAgId): void {
  pay(work, local, ag, cashOf(work.state, local), 'merger')
  for (const train of localOf(work.state, local).trains) leave(work, local, train)
  removeMarkers(work, local)
  const { [local]: _, ...others } = work.state.locals
  work.state.locals = others
}

/** 1854-merge-g: the AG takes over no train. */
function leave(work: GameWork, local: LocalId, train: TrainId): void {
  if (trains[train].kind === 'regular') return giveToOpenPool(work, local, train)
  takeTrain(work, local, train)
  tell(work, 'trains-gone', { train, count: 1, because: 'merger' })
}
