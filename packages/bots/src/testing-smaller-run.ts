import { harzbahn } from '@stellwerk/1873'
import type { GameFile, PlayerId } from '@stellwerk/engine'
import { History, awaitedIn, begin, legal, toGameFile } from '@stellwerk/engine'
import { policyOf } from './levels.js'
import { situationOf } from './situation.js'

const setup = { players: ['Anna', 'Ben', 'Cleo'], seed: 1, options: { edition: 'R' } }
/** More decisions than there are until the next railway runs. */
const most = 40

/**
 * Computers play 1873 on from a late position. The first railway makes its best run, the second the smallest that is offered,
 * and there the game stops. What that costs is for the router to say.
 */
export async function gameWithSmallerRun(): Promise<GameFile> {
  const late = harzbahn.randomPlay.late(setup) as object
  const start = {
    ...setup,
    position: { ...late, at: { round: 'operating', turn: 'HBE', step: 'railway-run' } },
  }
  const begun = begin(harzbahn, start)
  if (!begun.ok) throw new Error(begun.refusal.rule)
  const history = new History(harzbahn, begun.value)
  const policy = await policyOf('1873', 'easy')
  for (let runs = 0; runs < 2 && history.length < most;) {
    const { state } = history
    const [player] = awaitedIn(harzbahn, state) as [PlayerId]
    const offered = legal(harzbahn, state).choices.filter(({ action }) => action.type === 'run')
    const action =
      offered.at(runs === 0 ? 0 : -1)?.action ??
      policy.decide(situationOf(harzbahn, state, player, setup.seed)).action
    const refusal = history.act(action)
    if (refusal) throw new Error(refusal.rule)
    if (offered.length > 0) runs++
  }
  return toGameFile(history, start)
}
