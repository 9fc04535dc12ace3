import type { CoreState, Frame, Procedure, Title } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'

/** Who must decide in a state, without working out what they may choose. */
export function decidersOf(title: Title, state: CoreState): readonly string[] {
  const frame = top(state)
  if (!frame || title.isOver(state)) return []
  const procedure = title.procedures[frame.kind] as Procedure<CoreState, Frame> | undefined
  return procedure?.deciders?.(state, frame) ?? []
}
