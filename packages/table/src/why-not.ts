import type { CoreState, PlayerId, Refusal, Playable } from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import type { TitleFace } from './face.js'
import type { HexRef } from './values.js'

/** The most telling reason why a player can lay nothing on a hex; undefined if something can be laid. */
export function whyNot<S extends CoreState>(
  title: Playable<S>,
  { tries }: Pick<TitleFace<S>, 'tries'>,
  state: S,
  player: PlayerId,
  hex: HexRef,
): Refusal | undefined {
  if (!tries) return undefined
  let best: Refusal | undefined
  for (const lay of tries.on(state, hex)) {
    const no = refuses(title, state, { ...lay, player })
    if (!no) return undefined
    if (!best || tries.order.indexOf(no.rule) > tries.order.indexOf(best.rule)) best = no
  }
  // every rotation was tried, so the reason is not this one
  const { rotation: _, ...params } = best?.params ?? {}
  return best && { ...best, params }
}
