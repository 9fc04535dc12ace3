/** When trains that are sold in a fixed order will go, if this many are sold in each round. */
export class Sales<T> {
  private readonly begins: readonly number[]

  constructor(
    private readonly order: readonly T[],
    /** How many of each kind are left. */
    private readonly left: readonly number[],
    perRound: number,
  ) {
    this.begins = order.map((_, i) => left.slice(0, i).reduce((sum, count) => sum + count, 0) / perRound)
  }

  /** The rounds until the first one of a kind can be bought. */
  untilFirst(train: T | undefined): number {
    return train === undefined ? 0 : (this.begins[this.order.indexOf(train)] ?? 0)
  }

  /** What is on sale after this many rounds; of the last kind there is always one more. */
  after(round: number): T {
    const found = this.order.findLast((_, i) => (this.begins[i] ?? 0) <= round && (this.left[i] ?? 0) > 0)
    return found ?? (this.order.at(-1) as T)
  }
}
