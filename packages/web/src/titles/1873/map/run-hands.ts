import type { State } from '@stellwerk/1873'
import { harzbahnFace } from '@stellwerk/1873'
import { top } from '@stellwerk/engine'
import type { RouteHands } from '../../../board/route-hands.js'
import { handsOn as handsOnRuns } from '../../../decision/runs/hands.js'
import type { RunDraft } from '../draft.js'

const editor = harzbahnFace.runs.editor as NonNullable<typeof harzbahnFace.runs.editor>

/** The plan under work as taps on the map change it. */
export const handsOn = (state: State, draft: RunDraft): RouteHands<RunDraft> =>
  handsOnRuns(draft, (train) => editor.ways(state, top(state)?.['operation'] as string, train))
