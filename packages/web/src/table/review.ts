import type { CoreState, PlayerId, Refusal } from '@stellwerk/engine'
import { decidersOf, refuses, top } from '@stellwerk/engine'
import { msg } from '@stellwerk/table'
import type { PlayedGame } from '@stellwerk/titles'
import type { Language } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import type { SiteDraft } from '../board/site-draft.js'
import type { RunDraft } from '../decision/runs/plan.js'
import { runFields } from '../decision/runs/plan.js'
import { tableTexts } from './texts.js'

/** Something begun that is not possible on the present board: what it was, and why not. */
export interface Obstacle {
  words(language: Language): string
  readonly refusal: Refusal
}

/**
 * What becomes of a draft on another board than the one on which it was begun: it stands, it can be forgotten because
 * nothing of it was entered by hand, or something is in its way.
 */
export type Review<S extends CoreState> = (
  draft: unknown,
  begunOn: S,
  state: S,
  player: PlayerId,
) => 'stands' | 'forgotten' | Obstacle

type Reviewed<S extends CoreState> = Omit<PlayedGame<S>, 'whole'>

/** Drafts of any title are looked at by asking its rules for the action that they stand for. */
export function reviewing<S extends CoreState>(game: Reviewed<S>): Review<S> {
  const { title, face } = game
  /** Whether the same company still has to run its trains, for a player of this page. */
  const stillRuns = (before: S, now: S, player: PlayerId): boolean =>
    top(before)?.kind === top(now)?.kind &&
    face.runs.runners(before)[0] === face.runs.runners(now)[0] &&
    decidersOf(title, now).includes(player)

  return (given, begunOn, state, player) => {
    const draft = given as SiteDraft | RunDraft
    if (draft.kind === 'run') {
      // suggested plans are found anew, and one changed by hand tells its faults while its company still runs
      if (!draft.edited && draft.begun === undefined) return 'forgotten'
      if (stillRuns(begunOn, state, player)) return 'stands'
    }
    const { kind: _, ...fields } =
      draft.kind === 'run' ? { kind: 'run', type: 'run', ...runFields(face, state, draft) } : draft
    const refusal = refuses(title, state, { ...fields, player })
    return refusal ? { refusal, words: (language) => wordsOf(game, state, draft, language) } : 'stands'
  }
}

function wordsOf<S extends CoreState>(
  { face, texts }: Reviewed<S>,
  state: S,
  draft: SiteDraft | RunDraft,
  language: Language,
): string {
  const say = tableTexts.in(language)
  if (draft.kind === 'run') return say('draftRuns')
  const map = face.map(state, null)
  const hex = [draft.hex, map.hexes[draft.hex]?.name].filter(Boolean).join(' ')
  const tile = typeof draft['tile'] === 'string' ? draft['tile'] : ''
  const colour = map.tiles[tile]?.colour
  if (colour !== undefined) return say('draftTile', { hex, tile, colour })
  const what = tableWords({ language, texts, table: face.table(state, null) }).say(
    msg(`action.${draft.type}`),
  )
  return say('draftOther', { hex, what })
}
