import type { CoreState, Frame, PlayerId, Refusal, Title } from '@stellwerk/engine'
import { decidersOf, top } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Texts } from '../language/texts.js'
import type { BoardFace } from '../titles/face.js'

/** A draft of any title: a plan of runs, or something begun on a hex. */
type AnyDraft =
  { readonly kind: 'run' } | { readonly kind: string; readonly hex: string; readonly tile?: string }

type OnHex<D extends AnyDraft> = Exclude<D, { readonly kind: 'run' }>

/** How a title looks at drafts on another board than the one on which they were begun. */
interface Review<S extends CoreState, D extends AnyDraft> {
  readonly title: Title<S>
  readonly texts: Texts<'hex' | D['kind']>
  readonly tiles: { readonly [tile: string]: { readonly colour: string } }
  hexLabel(hex: string): string
  /** Whether something of a plan was entered by hand. */
  isByHand(plan: Extract<D, { readonly kind: 'run' }>): boolean
  /** Whose trains run in a step. */
  runnerIn(step: Frame): unknown
  /** Why a draft is not possible. */
  refusalOf(draft: D, state: S, player: PlayerId): Refusal | undefined
}

export function reviewing<S extends CoreState, D extends AnyDraft>(
  by: Review<S, D>,
): NonNullable<BoardFace<S>['review']> {
  /** Whether the same company still has to run its trains, for a player of this page. */
  const stillRuns = (before: S, now: S, player: PlayerId): boolean => {
    const [was, is] = [top(before), top(now)]
    if (!was || !is || was.kind !== is.kind || by.runnerIn(was) !== by.runnerIn(is)) return false
    return decidersOf(by.title, now).includes(player)
  }

  const words = (draft: D, language: Language): string => {
    const say = by.texts.in(language)
    if (draft.kind === 'run') return say('run')
    const { kind, hex: place, tile } = draft as OnHex<D>
    const hex = by.hexLabel(place)
    if (kind !== 'tile') return say(kind, { hex })
    return tile === undefined
      ? say('hex', { hex })
      : say('tile', { hex, tile, colour: by.tiles[tile]?.colour ?? '' })
  }

  return (given, begunOn, state, player) => {
    const draft = given as D
    // suggested plans are found anew, and one changed by hand tells its faults while its company still runs
    if (draft.kind === 'run') {
      if (!by.isByHand(draft as Extract<D, { kind: 'run' }>)) return 'forgotten'
      if (stillRuns(begunOn, state, player)) return 'stands'
    }
    const refusal = by.refusalOf(draft, state, player)
    return refusal ? { refusal, words: (language) => words(draft, language) } : 'stands'
  }
}
