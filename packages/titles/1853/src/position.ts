import type { Result } from '@stellwerk/engine'
import { accepted, engineRules, refused, settle, workOn } from '@stellwerk/engine'
import { build } from './position/build.js'
import type { Description } from './position/description.js'
import { descriptionShape } from './position/description.js'
import { Impossible } from './position/impossible.js'
import { stand } from './position/stand.js'
import { audit } from './rules/audit.js'
import { procedures } from './rules/procedures.js'
import { refusePlayers } from './rules/setup.js'
import type { GameWork, State } from './state.js'

export type { DescribedCompany, Description } from './position/description.js'

/**
 * Builds the state that a sparse description tells of, or says what is wrong with it. Tests, puzzles, bug reports and
 * people who set up the board of their table all use it.
 */
export function position(description: unknown): Result<State> {
  const fault = descriptionShape(description, '')
  if (fault) return refused(engineRules.malformed, { ...fault })
  const d = description as Description
  const players = refusePlayers(d.players)
  if (players) return players
  try {
    const state = build(d)
    const work: GameWork = workOn({ ...state, flow: stand(d, state) })
    const broken = audit(work.state)[0]
    if (broken !== undefined) return refused(engineRules.position, { path: '', expected: broken })
    settle(procedures, work)
    return accepted(work.state)
  } catch (error) {
    if (error instanceof Impossible)
      return refused(engineRules.position, { path: error.path, expected: error.expected })
    throw error
  }
}
