interface Kept<T> {
  readonly made: Promise<T>
  /** How many bytes it has, once it is made. */
  size: number
}

/**
 * A cache of things that never change, up to a number of bytes; the least recently used go first. Requests that come
 * while a piece is being made wait for the same one.
 */
export class Pieces<T> {
  private readonly all = new Map<string, Kept<T>>()
  private bytes = 0

  constructor(
    private readonly most: number,
    private readonly sizeOf: (made: T) => number,
  ) {}

  of(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.all.get(key)
    const piece = known ?? { made: make(), size: 0 }
    this.all.delete(key)
    this.all.set(key, piece)
    if (!known)
      piece.made.then(
        (made) => this.keep(key, piece, made),
        () => this.all.delete(key),
      )
    return piece.made
  }

  private keep(key: string, piece: Kept<T>, made: T): void {
    if (this.all.get(key) !== piece) return
    piece.size = this.sizeOf(made)
    this.bytes += piece.size
    for (const [oldest, { size }] of this.all) {
      if (this.bytes <= this.most) return
      this.all.delete(oldest)
      this.bytes -= size
    }
  }
}
