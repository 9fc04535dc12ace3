import type { Action, CoreState, History, Playable, PlayerId } from '@stellwerk/engine'
import type { Money } from '@stellwerk/table'
import { roundCode } from '@stellwerk/table'
import type { Tutor } from '../tutor/advise.js'
import { curvesOf, samplesOf } from './curves.js'
import { judgeDecision, situationAt } from './decisions.js'
import { Fates, Investor } from './holdings.js'
import { ranRun, runFinding } from './runs.js'
import { earlyTrain } from './trains.js'
import type { Finding, FindingKind, Played, PlayerReview, Review, Tally } from './types.js'
import { findingKinds } from './types.js'

/** A finding; those that amount to the same have the same mark. */
interface Noted extends Finding {
  readonly missed: string
}

interface Counted {
  readonly kind: FindingKind
  readonly player: PlayerId
  readonly lost: Money
}

/** Reviews a game, one decision after another; each step returns how far it has come, from 0 to 1. */
export class Reviewing {
  private readonly findings = new Map<PlayerId, Noted[]>()
  private readonly counted: Counted[] = []
  private readonly investors = new Map<PlayerId, Investor>()
  private readonly runs = { all: 0, below: 0, lost: 0 }

  constructor(
    private readonly tutor: Tutor,
    private readonly title: Playable,
    private readonly line: readonly Played[],
  ) {
    const [first] = line
    if (!first) throw new Error('a game has a beginning')
    const fates = new Fates(tutor.face, line)
    for (const player of first.state.players)
      this.investors.set(player, new Investor(tutor.face, fates, player))
  }

  *steps(): Generator<number, Review> {
    const last = this.line.length - 1
    for (let at = 0; at < last; at++) {
      this.look(at)
      yield (at + 1) / Math.max(1, last)
    }
    return this.result()
  }

  private look(at: number): void {
    const { face } = this.tutor
    const [{ state: before }, next] = [this.line[at], this.line[at + 1]] as [Played, Played]
    const { action } = next
    if (!action) return
    const { player } = action
    const ran = ranRun(face, before, next)
    if (ran) {
      const finding = runFinding(face, before, player, ran)
      this.runs.all += 1
      this.runs.below += finding ? 1 : 0
      this.runs.lost += ran.best - ran.earned
      this.counted.push({ kind: 'run', player, lost: 0 - (finding?.amount ?? 0) })
      if (finding) this.found(player, before, at, action, finding)
      return
    }
    const situation = situationAt(this.title, before, player)
    const judged = judgeDecision(this.tutor, situation, next)
    if (judged) {
      const { kind, finding } = judged
      this.counted.push({ kind, player, lost: Math.max(0, 0 - finding.amount) })
      if (Math.abs(finding.amount) >= 1) this.found(player, before, at, action, { kind, ...finding })
    }
    if (face.round(before).kind === 'stock') {
      const investor = this.investors.get(player)
      const found = face.story.isPass(action)
        ? investor?.passed(situation, at)
        : investor?.acted(before, next.state, at)
      if (found) this.found(player, before, at, action, found)
    }
    const early = earlyTrain(face, this.line, at)
    if (early) this.found(player, before, at, action, early)
  }

  private found(
    player: PlayerId,
    before: CoreState,
    at: number,
    action: Action,
    finding: Omit<Finding, 'action' | 'at' | 'round'>,
  ): void {
    const { face } = this.tutor
    const round = roundCode(face.round(before))
    const { better } = finding
    const missed = better
      ? `${better.type} ${face.story.about(better, before) ?? at}`
      : `${finding.kind} ${at}`
    const own = this.findings.get(player) ?? []
    this.findings.set(player, [...own, { ...finding, at, round, action, missed }])
  }

  private result(): Review {
    const samples = samplesOf(this.tutor, this.line)
    const { players } = (this.line[0] as Played).state
    return {
      version: 2,
      length: this.line.length - 1,
      samples,
      players: players.map((player): PlayerReview => {
        const findings = onceARound(this.findings.get(player) ?? [])
        return {
          player,
          ...curvesOf(this.tutor, samples, this.line, player),
          moments: momentsAmong(findings).map(plain),
          // what was done well appears only among the moments
          findings: findings.filter(({ amount }) => amount <= 0).map(plain),
          tallies: this.talliesOf(player, findings),
        }
      }),
      runs: { ...this.runs, lost: Math.round(this.runs.lost) },
    }
  }

  private talliesOf(player: PlayerId, findings: readonly Finding[]): readonly Tally[] {
    return findingKinds.flatMap((kind): Tally[] => {
      const all = this.counted.filter((one) => one.player === player && one.kind === kind)
      const said = findings.filter((one) => one.kind === kind && one.amount <= 0)
      if (all.length > 0)
        return [
          {
            kind,
            decisions: all.length,
            best: all.filter(({ lost }) => lost < 1).length,
            lost: Math.round(all.reduce((sum, { lost }) => sum + lost, 0)),
          },
        ]
      if (said.length === 0) return []
      const lost = said.reduce((sum, { amount }) => sum - amount, 0)
      return [{ kind, decisions: said.length, best: 0, lost }]
    })
  }
}

/** Money lies idle once in a round, however often somebody passes in it. */
const onceARound = (findings: readonly Noted[]): readonly Noted[] =>
  findings.filter(
    ({ kind, round }, i) =>
      kind !== 'idle' || !findings.slice(i + 1).some((later) => later.kind === kind && later.round === round),
  )

const plain = ({ missed: _, ...finding }: Noted): Finding => finding

const most = 10

/** The ten moments that mattered most: one of them is the best decision, if there was a good one. */
function momentsAmong(findings: readonly Noted[]): readonly Noted[] {
  const bySize = findings.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  const [best] = bySize.filter(({ amount }) => amount > 0)
  const lost = bySize.filter(({ amount }) => amount < 0)
  // two findings about one decision count once, and so does what was missed again and again
  const apart = lost.filter(
    (one, i) => lost.findIndex(({ at, missed }) => at === one.at || missed === one.missed) === i,
  )
  return [...apart.slice(0, best ? most - 1 : most), ...(best ? [best] : [])].toSorted((a, b) => a.at - b.at)
}

/** The whole review at once. */
export function reviewOf(tutor: Tutor, title: Playable, line: readonly Played[]): Review {
  const steps = new Reviewing(tutor, title, line).steps()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The line of a game's history. */
export const lineOf = (history: History<CoreState>): readonly Played[] =>
  Array.from({ length: history.length + 1 }, (_, n) => {
    const { entry, state, events } = history.at(n)
    const made = n === 0 ? undefined : history.record[entry]
    return { action: made?.type === 'action' ? (made.action as Action) : undefined, state, events }
  })
