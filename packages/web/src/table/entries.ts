/**
 * What was entered into the forms of one decision, so that it is still there after somebody else's move has drawn them
 * anew. A fresh set begins with each own move.
 */
export class Entries {
  private static made = 0
  /** Tells sets apart: forms with another one begin anew. */
  readonly id = Entries.made++
  private readonly values = new Map<string, unknown>()

  get isEmpty(): boolean {
    return this.values.size === 0
  }

  get(name: string): unknown {
    return this.values.get(name)
  }

  set(name: string, value: unknown): void {
    this.values.set(name, value)
  }
}
