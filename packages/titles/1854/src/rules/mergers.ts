import type { Move, PlayerId, Procedure } from '@stellwerk/engine'
import {
  changeTop,
  fields,
  oneOf,
  passing,
  patchFrame,
  pop,
  propose,
  push,
  refusal,
  refuseProposal,
} from '@stellwerk/engine'
import type { ChooseCharter, Merge } from '../actions.js'
import { localRailways } from '../data/companies.js'
import type { LocalId } from '../data/types.js'
import type { CharterFrame, MergerWindowFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { localOf } from '../state.js'
import { agIds, formAg, freeCharters } from './forming.js'
import { tellPass } from './pass.js'

/** What two owners agree on (1854-agree-a). */
export interface MergerDeal {
  readonly [field: string]: string
  readonly type: 'merge'
  readonly local: LocalId
  readonly with: LocalId
}

const localIds = Object.keys(localRailways) as readonly LocalId[]

const localsLeft = (state: State): readonly LocalId[] => localIds.filter((local) => state.locals[local])

/** The lowest number for which nobody has passed (1854-merge-n). */
export const localAsked = (
  state: State,
  { passed }: Pick<MergerWindowFrame, 'passed'>,
): LocalId | undefined => localsLeft(state).find((local) => !passed.includes(local))

function askedNow(state: State, frame: MergerWindowFrame): LocalId {
  const local = localAsked(state, frame)
  if (local === undefined) throw new Error('every local railway was asked')
  return local
}

function ownerOf(state: State, local: LocalId): PlayerId {
  const { owner } = localOf(state, local)
  if (owner === null) throw new Error(`local railway ${local} is not sold`)
  return owner
}

const merge: Move<State, MergerWindowFrame, Merge> = {
  shape: fields({ with: oneOf(...localIds) }),
  *choices(state, _frame, player) {
    for (const local of localsLeft(state)) yield { action: { type: 'merge', player, with: local } }
  },
  refuse(state, frame, { player, with: other }) {
    const local = askedNow(state, frame)
    if (other === local || !state.locals[other])
      return refusal('1854-merge-a', { local, with: other, locals: localsLeft(state) })
    return refuseProposal(
      frame,
      { from: player, to: ownerOf(state, other), deal: dealOf(local, other) },
      (deal) => deal['local'] === local,
    )
  },
  carryOut(work, frame, { player, with: other }) {
    const deal = dealOf(askedNow(work.state, frame), other)
    const owner = ownerOf(work.state, other)
    if (owner === player) concludeMerger(work, deal)
    else propose(work, { from: player, to: owner, deal })
  },
}

const dealOf = (local: LocalId, other: LocalId): MergerDeal => ({ type: 'merge', local, with: other })

/** After a merger the asking begins again with the lowest number left (1854-merge-n). */
export function concludeMerger(work: GameWork, deal: MergerDeal): void {
  const [lower, higher] = [deal.local, deal.with].toSorted() as [LocalId, LocalId]
  patchFrame<MergerWindowFrame>(work, 'merger-window', { passed: [] })
  push(work, { kind: 'charter', locals: [lower, higher], forced: false } satisfies CharterFrame)
}

const passFor = (work: GameWork, frame: MergerWindowFrame): void =>
  changeTop(work, frame, { passed: [...frame.passed, askedNow(work.state, frame)] })

function hasPartner(state: State, frame: MergerWindowFrame, local: LocalId): boolean {
  const player = ownerOf(state, local)
  return localsLeft(state).some(
    (other) => !merge.refuse(state, frame, { type: 'merge', player, with: other }),
  )
}

/** At the beginning or the end of an operating round (1854-merge-b). */
export const mergerWindow: Procedure<State, MergerWindowFrame> = {
  advance(work, frame) {
    const local = localAsked(work.state, frame)
    if (local !== undefined) {
      if (hasPartner(work.state, frame, local)) return false
      passFor(work, frame)
      return true
    }
    const forced = frame.at === 'end' && work.state.forcedMergers
    const [lower, higher] = localsLeft(work.state)
    if (forced && lower !== undefined && higher !== undefined) {
      // 1854-merge-l: those passed for stay so, and the next pair follows
      push(work, { kind: 'charter', locals: [lower, higher], forced: true } satisfies CharterFrame)
      return true
    }
    if (forced) work.state.forcedMergers = false
    pop(work)
    return true
  },
  deciders: (state, frame) => [ownerOf(state, askedNow(state, frame))],
  moves: {
    merge,
    pass: passing((work, frame, player) => {
      tellPass(work, { ...frame, company: askedNow(work.state, frame) }, player)
      passFor(work, frame)
    }),
  },
}

const chooseCharter: Move<State, CharterFrame, ChooseCharter> = {
  shape: fields({ ag: oneOf(...agIds) }),
  *choices(_state, _frame, player) {
    for (const ag of agIds) yield { action: { type: 'chooseCharter', player, ag } }
  },
  refuse: (state, _frame, { ag }) =>
    state.ags[ag] ? refusal('1854-merge-d', { ag, free: freeCharters(state) }) : undefined,
  carryOut(work, { locals, forced }, { ag }) {
    pop(work)
    formAg(work, ag, locals, forced)
  },
}

/** Nobody else acts before the owner of the lower number has chosen (1854-agree-a). The last charter is no choice. */
export const charter: Procedure<State, CharterFrame> = {
  advance(work, { locals, forced }) {
    const [ag, ...others] = freeCharters(work.state)
    if (ag === undefined || others.length > 0) return false
    pop(work)
    formAg(work, ag, locals, forced)
    return true
  },
  deciders: (state, { locals }) => [ownerOf(state, locals[0])],
  moves: { chooseCharter },
}
