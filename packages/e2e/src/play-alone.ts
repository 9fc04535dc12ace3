import type { PersonAlone } from './person-alone.js'

/** What happens to a game each time after so many decisions, while the computers are at it; tells of itself. */
export interface Mishap {
  readonly every: number
  happens(): Promise<string>
}

export interface Evening {
  /** After so many decisions it is late. */
  readonly most: number
  readonly mishaps: readonly Mishap[]
  tell(line: string): void
  /** Whether all is well so far. */
  isWell(): boolean
}

/** Somebody plays until the game is over, or it is late, or anything goes wrong; tells how many decisions that took. */
export async function play(person: PersonAlone, evening: Evening): Promise<number> {
  const { most, mishaps, tell, isWell } = evening
  const due = new Map(mishaps.map((mishap) => [mishap, mishap.every]))
  let decisions = 0
  await person.waits()
  while (decisions < most && isWell() && !(await person.isOver())) {
    await person.decide()
    decisions++
    if (decisions % 25 === 0) tell(`${decisions} decisions: ${await person.where()}`)
    for (const [mishap, at] of due) {
      if (decisions < at || !(await person.isWaiting())) continue
      tell(`${decisions} decisions: ${await mishap.happens()}`)
      due.set(mishap, decisions + mishap.every)
    }
    await person.waits()
  }
  return decisions
}
