/**
 * A record whose keys are numbers far apart, such as prices or the numbers of tiles. V8 keeps such entries in an array with
 * a place for every number up to the last: 12 KB for prices up to 1000, copied with every change. A key far beyond the
 * others makes it a table of the entries alone, and that stays so when the key has gone.
 */
export function sparse<V>(fill: (record: { [key: string]: V }) => void): { [key: string]: V } {
  const record: { [key: string]: V } = { [farAway]: undefined as V }
  fill(record)
  delete record[farAway]
  return record
}

const farAway = 10_000_000

/** A copy to be changed. */
export const sparseCopy = <V>(record: { readonly [key: string]: V }): { [key: string]: V } =>
  sparse((copy) => {
    for (const key of Object.keys(record)) copy[key] = record[key] as V
  })
