/**
 * The rules that turn down a lay, in the order in which they are looked at, so that the last one tells most: what is said
 * about a tile's shape comes first, then supply, reach, what is kept for concessions, and money.
 */
export const layOrder: readonly string[] = [
  '1873-4.4.1-g',
  '1873-4.4.1-h',
  '1873-4.4.1-k',
  '1873-4.4.1-i',
  '1873-4.4.1-aj',
  '1873-4.4.1-n',
  '1873-4.4.1-o',
  '1873-4.4.1-ak',
  '1873-4.2.1-d',
  '1873-4.4.1-w',
  '1873-4.4.1-x',
  '1873-4.4.1-y',
  '1873-4.4.1-s',
  '1873-4.2.1-e',
]
