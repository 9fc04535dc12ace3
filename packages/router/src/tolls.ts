import type { List } from './candidates.js'

/** What listed routes pay: prices are added up byte by byte of their masks. */
export class Tolls {
  /** For each byte of a mask the sum of its prices, by its value. */
  private readonly sums: Float64Array

  constructor(private readonly words: number) {
    this.sums = new Float64Array(words * 1024)
  }

  /** Writes into the lists what their routes are worth at these prices. */
  charge(lists: readonly List[], prices: Float64Array): void {
    if (prices.every((price) => price === 0)) {
      for (const { reduced, values } of lists) reduced.set(values)
      return
    }
    this.add(prices)
    for (const list of lists) this.chargeOne(list)
  }

  private add(prices: Float64Array): void {
    const { sums, words } = this
    for (let byte = 0; byte < words * 4; byte++)
      for (let v = 1; v < 256; v++) {
        const bit = 31 - Math.clz32(v)
        sums[byte * 256 + v] =
          (sums[byte * 256 + (v & ~(1 << bit))] as number) + (prices[byte * 8 + bit] ?? 0)
      }
  }

  private chargeOne({ count, masks, values, reduced }: List): void {
    const { sums, words } = this
    for (let i = 0; i < count; i++) {
      let price = 0
      for (let w = 0; w < words; w++) {
        const word = masks[i * words + w] as number
        if (word === 0) continue
        const at = w * 1024
        price +=
          (sums[at + (word & 255)] as number) +
          (sums[at + 256 + ((word >>> 8) & 255)] as number) +
          (sums[at + 512 + ((word >>> 16) & 255)] as number) +
          (sums[at + 768 + (word >>> 24)] as number)
      }
      reduced[i] = (values[i] as number) - price
    }
  }
}
