import { phases } from '../data/phases.js'
import type { CompanyId, PhaseId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork } from '../state.js'
import { giveUpTrains, scrapTrains } from './scrapping.js'

/**
 * In the middle of the buyer's turn, when the new train is owned already (1854-phase-a, -j). Giving up trains may need
 * decisions; what closes then closes after them.
 */
export function beginPhase(work: GameWork, phase: PhaseId, buyer: CompanyId): void {
  work.state.phase = phase
  tell(work, 'phase-began', { phase })
  // 1854-merge-k
  if (phases[phase].mergers === 'forced' && Object.keys(work.state.locals).length > 0)
    work.state.forcedMergers = true
  scrapTrains(work, phase)
  giveUpTrains(work, buyer)
}
