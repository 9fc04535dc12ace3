/** Counts how many are present under each key, and limits it. */
export class Crowd {
  private readonly present = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** Lets one more in; false if that is more than the key's share. */
  enter(key: string): boolean {
    const count = this.present.get(key) ?? 0
    if (count >= this.most) return false
    this.present.set(key, count + 1)
    return true
  }

  leave(key: string): void {
    const count = (this.present.get(key) ?? 0) - 1
    if (count > 0) this.present.set(key, count)
    else this.present.delete(key)
  }
}
