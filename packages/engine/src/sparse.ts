/**
 * A record with widely spaced numeric keys, such as prices or tile numbers. V8 would keep such entries in an array with
 * a slot for every number up to the last: 12 KB for prices up to 1000, copied with every change. One key far beyond the
 * others makes V8 use a table of just the entries, even after that key is removed.
 */
export function sparse<V>(fill: (record: { [key: string]: V }) => void): { [key: string]: V } {
  const record: { [key: string]: V } = { [farAway]: undefined as V }
  fill(record)
  delete record[farAway]
  return record
}

const farAway = 10_000_000

/** A copy of a sparse record, to be changed. */
export const sparseCopy = <V>(record: { readonly [key: string]: V }): { [key: string]: V } =>
  sparse((copy) => {
    for (const key of Object.keys(record)) copy[key] = record[key] as V
  })
