import { useMemo } from 'preact/hooks'
import type { CoreState, OpenDecision, PlayerId } from '@stellwerk/engine'
import type { Row, Section, Step, TitleFace } from '@stellwerk/table'
import { useDescribed, useStep } from '../table/description.js'
import { useTable } from '../table/table.js'

/** What one player of this page is asked. */
export interface Asked {
  readonly player: PlayerId
  readonly step: Step
}

/** What is asked of each of some players; those who can do nothing are left out. */
export const askedOf = (
  face: Pick<TitleFace<CoreState>, 'step'>,
  state: CoreState,
  decision: OpenDecision,
  players: readonly PlayerId[],
): readonly Asked[] =>
  decision.players
    .filter((player) => players.includes(player))
    .map((player) => ({ player, step: face.step(state, decision, player) }))
    .filter(({ step }) => step.sections.length > 0)

export function useAsked(): readonly Asked[] {
  const { decision, now } = useTable()
  const { face, description } = useDescribed()
  const step = useStep()
  return useMemo(() => {
    if (!decision || !step) return []
    const { players } = decision
    const [only = ''] = players
    const isAll = players.length === 1 && (description.viewer ?? only) === only
    // what is asked of one player alone has been described already
    return askedOf(isAll ? { step: () => step } : face, description.state, decision, now.mine)
  }, [decision, face, description, step, now.mine])
}

/** The rows of a section that are chosen on the card and done by the primary button. */
export function choosableIn(section: Section): readonly Row[] {
  switch (section.kind) {
    case 'rows':
    case 'slot':
      return section.rows
    case 'amount':
      return [section.row]
    case 'sealed':
      return section.sections.flatMap(choosableIn)
    case 'sites':
    case 'runs':
    case 'payout':
    case 'offer':
    case 'pass':
      return []
  }
}
